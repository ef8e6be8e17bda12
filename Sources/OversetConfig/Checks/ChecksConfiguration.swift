import Foundation
package import OversetFiles
package import OversetVocabulary

/// What checks know about a project: `Config/checks.yml`.
package struct ChecksConfiguration: Equatable, Sendable {
  /// Findings that are known and accepted.
  package var known: [Suppression]
  /// ErrorMargin by script, in place of the built-in figures.
  package var slack: [SlackOverride]

  /// Rules that are switched on or off, in the file's order.
  package var switches: [RuleSwitch]

  /// Nothing known, no overrides, nothing switched.
  package init() {
    known = []
    slack = []
    switches = []
  }

  /// Reads `Config/checks.yml`; an empty file knows nothing.
  package static func read(file: BoundFile) throws(Diagnostic) -> ChecksConfiguration {
    try ChecksReader().configuration(YAMLDocument.read(file: file))
  }

  /// Reads a configuration from its text; `file` names it in errors.
  package static func parse(
    _ text: String, file: String
  ) throws(Diagnostic) -> ChecksConfiguration {
    try ChecksReader().configuration(YAMLDocument(text: text, file: file))
  }

  /// Takes out the suppressions that do not hold any more, and gives them back.
  package mutating func removeExpired(on today: CalendarDay) -> [Suppression] {
    let expired = known.filter { $0.isExpired(on: today) }
    known.removeAll { $0.isExpired(on: today) }
    return expired
  }

  /// The override for a script (ISO 15924), if any.
  package func slack(forScript script: String) -> SlackOverride? {
    slack.first { $0.script == script }
  }

  /// Whether a rule is switched on or off; nil if the file says neither.
  package func isOn(_ rule: String) -> Bool? { switches.first { $0.rule == rule }?.isOn }

  /// Refuses suppressions and switches of a rule that does not exist: they would never be missed.
  package func validate(rules: [String]) throws(Diagnostic) {
    for found in switches where !rules.contains(found.rule) {
      throw Diagnostic(
        .data, at: found.place, problem: "unknown rule `\(found.rule)`",
        remedy: .meant(found.rule, among: rules))
    }
    for suppression in known where !rules.contains(suppression.rule) {
      throw Diagnostic(
        .data, at: suppression.place, problem: "unknown rule `\(suppression.rule)`",
        remedy: .meant(suppression.rule, among: rules))
    }
  }
}
