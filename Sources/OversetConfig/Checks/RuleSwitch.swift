package import OversetVocabulary

/// A rule that a project switches on or off.
package struct RuleSwitch: Hashable, Sendable {
  /// The rule's name.
  package var rule: String
  /// Whether it is asked.
  package var isOn: Bool
  /// Where the file states it.
  package var place: SourcePlace

  /// Switches `rule` on or off.
  package init(rule: String, isOn: Bool, place: SourcePlace) {
    self.rule = rule
    self.isOn = isOn
    self.place = place
  }
}
