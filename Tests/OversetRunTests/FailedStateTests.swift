import Foundation
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import Synchronization
import Testing

/// What is known of states that cannot be laid out, and of modifiers without effect.
struct FailedStateTests {
  /// Words from any thread, in order.
  private final class Log: Sendable {
    private let kept = Mutex<[String]>([])

    var words: [String] { kept.withLock { $0 } }

    func add(_ word: String) { kept.withLock { $0.append(word) } }
  }

  private static let oneCell = "locales: [en]\ndevices: [iPhoneSE]\n"

  /// The folder goes with the last reference to it.
  private let folder = Result { try TestProject(matrix: FailedStateTests.oneCell) }

  private func run(_ components: [Component]) throws -> MatrixRun {
    MatrixRun(project: try Project(root: folder.get().root), components: components)
  }

  @Test("a run over the previews of an optimized program says that some may be missing")
  func optimizedProgramsMayLackPreviews() async throws {
    var run = try run([
      Component("A", presentation: .screen, states: [ComponentState("a") { Text(verbatim: "a") }])
    ])
    #expect(try await !run.outcome().notChecked.map(\.reason).contains(.optimized))
    run.mayLackPreviews = true
    let gap = try #require(
      try await run.outcome().notChecked.first { $0.reason == .optimized })
    #expect(gap.count == 1)
    #expect(gap.detail.contains("use #Preview"))
  }

  @Test(
    "a state that failed is not evaluated, is reported, and fails the run, which is not whole then")
  func failedStatesAreReported() async throws {
    let (first, second) = (Log(), Log())
    func components(_ log: Log) -> [Component] {
      let states = ["good", "bad"].map { name in
        ComponentState(name) {
          let _ = log.add(name)
          Text(verbatim: name)
        }
      }
      return [Component("Card", presentation: .screen, states: states)]
    }
    _ = try await run(components(first)).outcome()
    #expect(Set(first.words) == ["good", "bad"])
    var run = try run(components(second))
    run.failedStates = [FailedState(component: "Card", state: "bad", reason: "stopped")]
    let outcome = try await run.outcome()
    #expect(Set(second.words) == ["good"])
    #expect(outcome.cells.map(\.state) == ["good"])
    #expect(outcome.failedStates == run.failedStates)
    #expect(outcome.exitCode == 1)
    #expect(!outcome.isWhole)
  }

  private struct Endless: View {
    var body: some View { AnyView(Endless()) }
  }

  @Test("a view without end is an error of its cell, which names it, and nothing is recorded of it")
  func endlessViews() async throws {
    let component = Component(
      "Endless", presentation: .screen,
      states: [
        ComponentState("endless") { Endless() }, ComponentState("good") { Text(verbatim: "a") },
      ])
    let outcome = try await run([component]).outcome()
    #expect(outcome.cells.map(\.isMatch) == [false, false])
    #expect(outcome.cells[0].detail.contains("the body of Endless shows Endless again"))
    #expect(!outcome.cells[1].detail.contains("Endless shows"))
    #expect(outcome.exitCode == 65)
    let references = try folder.get().root.appending(path: "__Snapshots__/Endless").path
    let names = try FileManager.default.contentsOfDirectory(atPath: references)
    #expect(!names.isEmpty && names.allSatisfy { $0.hasPrefix("good") })
  }

  @Test("a run tells which state it evaluates, and when it has")
  func tellsWhatItEvaluates() async throws {
    let log = Log()
    var run = try run([Sample.label("a", states: ["x", "y"])])
    run.watch = { event in
      switch event {
      case .began(_, let state): log.add("began \(state)")
      case .ended: log.add("ended")
      }
    }
    _ = try await run.outcome()
    #expect(log.words == ["began x", "ended", "began y", "ended"])
  }

  @Test("modifiers without effect are listed by component where they are asked for")
  func listsIgnoredModifiers() async throws {
    let view = { @MainActor @Sendable in
      ScrollView { Text(verbatim: "a").accessibilityHint("b") }.containerShape(Circle())
    }
    var run = try run([
      Component("Chat", presentation: .screen, states: [ComponentState("a") { view() }]),
      Sample.label("b", name: "Plain"),
    ])
    #expect(try await run.outcome().ignoredModifiers == [])
    run.looksAtIgnored = true
    let found = try await run.outcome().ignoredModifiers
    #expect(found.map(\.component) == ["Chat"])
    #expect(found.map(\.modifiers) == [["containerShape"]])
  }
}
