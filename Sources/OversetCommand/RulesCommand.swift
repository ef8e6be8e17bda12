import ArgumentParser
import Foundation
import OversetChecks
import OversetProject
import OversetReports

/// `overset rules`
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract:
      "Prints every rule with what it finds, an example and how far to trust it, as Markdown.")

  func run() {
    Output.write(Data(RuleTable(Rules.all).text.utf8))
  }
}
