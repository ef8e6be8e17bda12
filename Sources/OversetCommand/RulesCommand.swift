import ArgumentParser
import OversetChecks
import OversetProject
import OversetReports

/// `overset rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract:
      "Prints all rules as a Markdown table: what each finds, an example, and how far to trust it.")

  func run() {
    Output.write(RuleTable(Rules.all).text)
  }
}
