import Foundation
import OversetChecks
import OversetConfig
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetUI
import OversetVocabulary
import Testing

/// Findings that are accepted: in code, by the configuration until a day, by a baseline.
struct KnownFindingTests {
  private static let matrix = "locales: [en, de]\ndevices: [iPhoneSE]\n"

  private func outcome(
    _ files: TestProject, _ components: [Component], today: String? = nil
  ) async throws -> RunOutcome {
    let project = try Project(
      root: files.root, today: today.flatMap { CalendarDay($0) })
    return try await MatrixRun(project: project, components: components).outcome()
  }

  @Test("a finding accepted in code has its reason and does not fail")
  func acceptedInCode() async throws {
    let files = try TestProject(matrix: Self.matrix)
    let component = Component(
      "Label", presentation: .fitting(width: 343),
      states: [
        ComponentState("only") {
          Text(verbatim: "A label far too long").lineLimit(1).frame(width: 60)
            .overset(.accepts(rule: "text-truncated", reason: "on purpose"))
        }
      ])
    let outcome = try await outcome(files, [component])
    #expect(outcome.findings.count == 2)
    #expect(outcome.findings.allSatisfy { $0.known?.reason == "on purpose" })
    #expect(outcome.failures.isEmpty)
  }

  @Test(
    "a suppression holds through its last day and is stale after it",
    arguments: [("2027-01-30", true), ("2027-01-31", true), ("2027-02-01", false)])
  func expiry(today: String, holds: Bool) async throws {
    let files = try TestProject(
      matrix: Self.matrix,
      checks: "known: [{rule: text-truncated, reason: later, until: 2027-01-31}]\n")
    let outcome = try await outcome(
      files, [Sample.label("A label far too long", width: 60)], today: today)
    #expect(outcome.failures.isEmpty == holds)
    #expect(outcome.staleSuppressions.map(\.reason) == (holds ? [] : ["later"]))
  }

  @Test("a baseline hides the findings it lists, not new ones, and those that are gone are stale")
  func baseline() async throws {
    let files = try TestProject(matrix: Self.matrix)
    let old = Sample.label("A label far too long", width: 60, name: "Old")
    let first = try await outcome(files, [old])
    #expect(first.failures.count == 2)
    let baseline = Baseline(of: first.failures)
    #expect(baseline.entries.count == 2)
    try baseline.write(below: files.root)
    #expect(try Project(root: files.root).baseline == baseline)

    // What is listed is hidden, and what is new is not.
    let same = try await outcome(files, [old])
    #expect(same.failures.isEmpty)
    #expect(same.findings.count == 2)
    #expect(same.findings.allSatisfy { $0.known?.reason == "listed in Config/baseline.json" })
    #expect(same.staleSuppressions.isEmpty)
    let new = Sample.label("Another one that is too long", width: 60, name: "New")
    #expect(
      try await outcome(files, [old, new]).failures.map(\.node?.component) == ["New", "New"])

    // What is gone is said.
    let gone = try await outcome(files, [Sample.label("ok", width: 60, name: "Old")])
    #expect(gone.staleSuppressions.count == 2)
    let none = Baseline(of: try await outcome(files, [old]).failures)
    #expect(none.entries.isEmpty)
  }

  @Test(
    "a file that is not a baseline is refused as bad data",
    arguments: ["", "{}", "[1]", "{\"version\" : 2, \"findings\" : []}"])
  func baselineThatIsNone(text: String) throws {
    let files = try TestProject(matrix: Self.matrix)
    try files.write(text, to: "Config/baseline.json")
    let error = #expect(throws: Diagnostic.self) { _ = try Project(root: files.root) }
    #expect(error?.kind == .data)
    #expect(error?.file == "Config/baseline.json")
  }

  /// A stale suppression fails a strict run.
  @Test("a stale suppression fails a strict run alone", arguments: [false, true])
  func staleOnes(strict: Bool) async throws {
    let files = try TestProject(
      matrix: Self.matrix + "strict: \(strict)\n",
      checks: "known: [{rule: overlap, reason: gone}]\n")
    _ = try await outcome(files, [Sample.label("ok")])
    let outcome = try await outcome(files, [Sample.label("ok")])
    #expect(outcome.staleSuppressions.map(\.reason) == ["gone"])
    #expect(outcome.exitCode == (strict ? 1 : 0))
  }
}
