import OversetChecks
import OversetProject
import OversetRun
import OversetTestBasics
import OversetTestProjects
import OversetVocabulary
import Testing

/// How many of the planted faults are found, and how many findings their sound twins have.
struct PlantedFaultTests {
  /// A rule and the planted component in which it found something.
  private struct Hit: Hashable, CustomStringConvertible {
    let component: String
    let rule: String

    var description: String { "\(component): \(rule)" }
  }

  private func outcome() async throws -> RunOutcome {
    let project = try TestProject(
      matrix: "locales: [\(Words.locales.joined(separator: ", "))]\n", catalog: try Words.catalog)
    // Without an asset catalog nothing is said of a missing picture.
    try project.write(
      #"{ "info" : { "author" : "xcode", "version" : 1 } }"#,
      to: "Sources/Media.xcassets/Contents.json")
    return try await project.outcome(PlantedFault.all.map(\.component), jobs: 2)
  }

  private func hits(_ outcome: RunOutcome, in state: String) -> Set<Hit> {
    Set(
      outcome.cells.filter { $0.state == state }.flatMap { cell in
        cell.findings.map { Hit(component: cell.component, rule: $0.rule.id.rawValue) }
      })
  }

  @Test("every planted fault is found by a rule for it, and nothing is found in a sound twin")
  func everyFaultIsFound() async throws {
    let outcome = try await outcome()
    #expect(outcome.cells.count == PlantedFault.all.count * 2 * 15)
    let found = hits(outcome, in: "broken")
    for fault in PlantedFault.all {
      let rules = Set(found.filter { $0.component == fault.name }.map(\.rule))
      #expect(
        !rules.isDisjoint(with: fault.rules),
        "\(fault.fault), \(fault.name): \(fault.rules.sorted()) expected, \(rules.sorted()) found")
    }
    let alarms = hits(outcome, in: "sound").map(\.description).sorted()
    #expect(alarms.isEmpty, "false alarms: \(alarms)")
  }

  @Test(
    "the set has at least 55 components, each with a name of its own, of every kind of drawn fault")
  func setIsComplete() {
    #expect(PlantedFault.all.count >= 55, "\(PlantedFault.all.count)")
    #expect(Set(PlantedFault.all.map(\.name)).count == PlantedFault.all.count)
    let faults = Set(PlantedFault.all.map(\.fault))
    #expect(
      faults.isSuperset(of: [
        "T-1", "T-2", "T-3", "T-6", "T-7", "T-8", "L-1", "L-2", "R-1", "R-2", "R-3", "R-4", "B-1",
        "B-2", "B-3", "G-1", "G-3", "C-1",
      ]))
  }
}
