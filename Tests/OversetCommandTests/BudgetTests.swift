import Foundation
import OversetTestBasics
import Testing

/// `overset run --budget`: how large references may be.
struct BudgetTests {
  /// A project of one cell for each state, with a budget in kilobytes.
  private func project(budget: String) throws -> TestProject {
    let project = try TestProject.gallery()
    try project.write(
      "locales: [en]\ndevices: [iPhoneSE]\nbudget: \(budget)\n", to: "Config/matrix.yml")
    return project
  }

  private static let card = ["run", "--component", "ErrorCard"]

  /// The smallest budget that suffices, and the one below.
  @Test("a component fails from the first byte over its budget")
  func aComponentOverItsBudgetFails() async throws {
    let project = try project(budget: "4000")
    _ = try await project.overset(Self.card)
    let bytes = try project.bytes(of: "__Snapshots__").values.reduce(0) { $0 + $1.count }
    let kilobytes = Double(bytes) / 1000
    for (budget, code) in [(kilobytes, Int32(0)), (kilobytes - 0.001, 1)] {
      try project.write(
        "locales: [en]\ndevices: [iPhoneSE]\nbudget: \(budget)\n", to: "Config/matrix.yml")
      let run = try await project.overset(Self.card + ["--budget"])
      #expect(run.exitCode == code)
      #expect(run.text.contains("ErrorCard"))
      #expect(run.text.contains("over\n") == (code == 1))
      #expect(try await project.overset(Self.card).exitCode == 0)
    }
    let json = try await project.overset(Self.card + ["--budget", "--format", "json"]).json()
    let sizes = try #require(json["sizes"] as? [[String: Any]])
    #expect(sizes.map { $0["bytes"] as? Int } == [bytes])
    #expect(sizes.map { $0["files"] as? Int } == [6])
  }

  /// A fifth of the references would keep to any budget.
  @Test(
    "a budget for a narrowed run is a usage error",
    arguments: [
      ["--locale", "en"], ["--device", "iPhoneSE"], ["--type-size", "L"], ["--bold-text", "on"],
    ])
  func aPartIsNotHeldToTheBudget(selection: [String]) async throws {
    let run = try await project(budget: "1").overset(Self.card + ["--budget"] + selection)
    #expect(run.exitCode == 64)
    let remedy = "remove --locale, --device, --type-size and --bold-text, or --budget"
    #expect(run.errors.contains(remedy))
  }

  @Test(
    "a budget that is not a size is refused at its place", arguments: ["0", "-1", "much", "[1]"])
  func whatIsNoSize(budget: String) async throws {
    let run = try await project(budget: budget).overset(Self.card + ["--budget"])
    #expect(run.exitCode == 65)
    #expect(run.errors.contains("Config/matrix.yml:3:9: "))
  }
}
