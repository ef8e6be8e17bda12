import Foundation
import OversetTestBasics
import SnapshotTesting
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What tests written for swift-snapshot-testing look like: these references are committed.
@Suite(.snapshots(diffTool: .ksdiff))
struct HabitTests {
  fileprivate struct Job {
    let log: String
    func run(_ callback: @escaping (Job) -> Void) { callback(self) }
  }

  fileprivate struct Card { let title: String }

  private struct Profile: Codable {
    struct Badge: Codable { let name: String }

    let name: String
    let age: Int
    let badges: [Badge]
    let note: String?
  }

  @Test("a request matches as raw text and as a curl command")
  func requests() throws {
    let request = URLRequest(url: try #require(URL(string: "https://example.org")))
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .curl, named: "curl")
  }

  @Test("values match as JSON, dump and description")
  func values() {
    assertSnapshot(of: ["b": [1, 2], "a": []], as: .json)
    assertSnapshots(of: ["b", "a"], as: ["dump": .dump, "description": .description])
    assertSnapshots(of: 1, as: [.dump, .description])
  }

  @Test("a Codable value matches as JSON")
  func codableValues() {
    let profile = Profile(
      name: "Ada", age: 36, badges: [Profile.Badge(name: "first")], note: nil)
    assertSnapshot(of: profile, as: .json)
  }

  @Test("custom strategies match, synchronous and asynchronous")
  func strategiesOfOnesOwn() {
    assertSnapshot(of: Card(title: "a"), as: .title)
    assertSnapshot(of: Job(log: "began\nended"), as: .log)
    let reversed = Snapshotting<String, String>(
      pathExtension: "txt",
      diffing: Diffing(
        toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in old == new ? nil : ("\(old) is not \(new)", []) }),
      asyncSnapshot: { text in Async { callback in callback(String(text.reversed())) } })
    assertSnapshot(of: "abc", as: reversed, named: "reversed")
  }

  @Test("a scope of configuration holds across a suspension")
  func scopes() async {
    await withSnapshotTesting(record: .missing) {
      await Task.yield()
      #expect(verifySnapshot(of: "a", as: .lines, named: "scoped") == nil)
    }
  }

  /// A failure is an issue of the test, at the line of the assertion; the new value waits for a review.
  @Test("a failure is reported at the line of the assertion, and its value is pending")
  func failures() throws {
    let line = #line + 2
    withKnownIssue {
      assertSnapshot(of: "other", as: .lines, record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    let path = "Tests/OversetTestingTests/__Snapshots__/HabitTests/failures.1.txt"
    #expect(try PendingValue.take(path) == "other")
  }
}

extension Snapshotting where Value == HabitTests.Card, Format == String {
  fileprivate static let title = SimplySnapshotting.lines.pullback { (card: HabitTests.Card) in
    card.title
  }
}

extension Snapshotting where Value == HabitTests.Job, Format == String {
  fileprivate static let log = Snapshotting<String, String>.lines.asyncPullback {
    (job: HabitTests.Job) in Async { callback in job.run { callback($0.log) } }
  }
}
