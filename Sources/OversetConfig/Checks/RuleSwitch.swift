public import OversetVocabulary

/// A rule that a project switches on or off.
public struct RuleSwitch: Hashable, Sendable {
  /// The rule's name.
  public var rule: String
  /// Whether it is asked.
  public var isOn: Bool
  /// Where the file states it.
  public var place: SourcePlace

  /// Switches `rule` on or off.
  public init(rule: String, isOn: Bool, place: SourcePlace) {
    self.rule = rule
    self.isOn = isOn
    self.place = place
  }
}
