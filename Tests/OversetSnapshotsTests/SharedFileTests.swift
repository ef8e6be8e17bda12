import Foundation
import OversetSnapshots
import OversetTestBasics
import Testing

/// Two tests that claim one file: they may, as long as their values are equal.
@Suite struct SharedFileTests {
  /// What the file holds before the first test verifies.
  enum Before: String, Sendable, CaseIterable {
    case nothing, first, second, another

    var text: String? { self == .nothing ? nil : rawValue }
  }

  /// A project's folder with one file, claimed by tests.
  private struct Place {
    let store: FileSnapshotStore
    let file: URL
    var registry = SnapshotNameRegistry(rule: .equalValues)

    init(_ scratch: borrowing Scratch, holding text: String?) throws {
      let folder = scratch.root.appending(path: "__Snapshots__/CardTests")
      store = FileSnapshotStore(folder: folder)
      file = folder.appending(path: "same.1.txt")
      if let text {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }

    mutating func claim(_ test: String) throws -> SnapshotNameClaim {
      try registry.claim(file.path(percentEncoded: false), by: .init(origin: test))
    }

    mutating func verify(
      _ value: String, by test: String, as diffing: Diffing<String> = .lines,
      behavior: RecordBehavior
    ) throws -> FileVerdict {
      let claim = try claim(test)
      return try store.verify(value, as: diffing, in: file, behavior: behavior, claim: claim)
    }

    var content: String? { try? String(contentsOf: file, encoding: .utf8) }
  }

  private static let behaviors: [RecordBehavior] =
    RecordMode.allCases.map(RecordBehavior.asking)
    + [RecordPolicy.resolve(asked: .all, isContinuousIntegration: true)]

  private func isConflict(_ verdict: FileVerdict) -> Bool {
    if case .conflicting = verdict { true } else { false }
  }

  @Test(
    "tests with equal values share their file", arguments: behaviors, Before.allCases)
  func testsWithEqualValuesShareTheirFile(behavior: RecordBehavior, before: Before) throws {
    let scratch = try Scratch()
    var place = try Place(scratch, holding: before.text)
    _ = try place.verify("first", by: "A", behavior: behavior)
    let content = place.content
    let verdict = try place.verify("first", by: "B", behavior: behavior)
    #expect(!isConflict(verdict))
    #expect(place.content == content)
  }

  /// The second one is refused in every mode, and writes nothing, whatever the reference is.
  @Test(
    "tests with different values do not share a file", arguments: behaviors, Before.allCases)
  func testsWithOtherValuesDoNot(behavior: RecordBehavior, before: Before) throws {
    let scratch = try Scratch()
    var place = try Place(scratch, holding: before.text)
    _ = try place.verify("first", by: "A", behavior: behavior)
    let content = place.content
    let verdict = try place.verify("second", by: "B", behavior: behavior)
    #expect(
      verdict
        == .conflicting(other: "A", difference: "@@ −1,1 +1,1 @@\n−first\n+second"))
    #expect(place.content == content)
  }

  @Test("one test may verify other values") func oneTestMayVerifyOtherValues() throws {
    let scratch = try Scratch()
    var place = try Place(scratch, holding: "first")
    let keep = RecordBehavior.asking(.missing)
    #expect(try place.verify("first", by: "A", behavior: keep) == .matched)
    let second = try place.verify("second", by: "A", behavior: keep)
    guard case .different = second else {
      Issue.record("\(second)")
      return
    }
    #expect(try place.verify("first", by: "B", behavior: keep) == .matched)
  }

  /// Values are equal when their strategy says so, not when their bytes are.
  @Test("the strategy compares the values") func theStrategyComparesTheValues() throws {
    let scratch = try Scratch()
    let anyCase = Diffing<String>(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { $0.lowercased() == $1.lowercased() ? nil : ("\($0) is not \($1)", []) })
    for before in Before.allCases {
      var place = try Place(scratch, holding: before.text)
      for behavior in Self.behaviors {
        let tests = ["A \(behavior)", "B \(behavior)"]
        place.registry = SnapshotNameRegistry(rule: .equalValues)
        _ = try place.verify("first", by: tests[0], as: anyCase, behavior: behavior)
        let verdict = try place.verify("FIRST", by: tests[1], as: anyCase, behavior: behavior)
        #expect(!isConflict(verdict))
      }
    }
  }

  /// Whoever comes first, its value is the one that is recorded, and all with another are refused.
  @Test(
    "tests in parallel agree on one value", arguments: [RecordMode.all, .failed, .missing])
  func testsInParallelAgreeOnOneValue(mode: RecordMode) async throws {
    let scratch = try Scratch()
    var place = try Place(scratch, holding: nil)
    let claims = try (0..<40).map { try place.claim("test \($0)") }
    let (store, file) = (place.store, place.file)
    let verdicts = try await withThrowingTaskGroup(of: (String, FileVerdict).self) { group in
      for (index, claim) in claims.enumerated() {
        group.addTask {
          let value = index.isMultiple(of: 2) ? "first" : "second"
          let verdict = try store.verify(
            value, as: .lines, in: file, behavior: .asking(mode), claim: claim)
          return (value, verdict)
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    let content = try #require(place.content)
    #expect(verdicts.count == 40)
    for (value, verdict) in verdicts { #expect(isConflict(verdict) == (value != content)) }
  }
}
