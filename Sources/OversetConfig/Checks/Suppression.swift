/// A finding that is known and accepted, with the reason why.
public struct Suppression: Hashable, Sendable {
  /// The rule's name (`text-truncated`).
  public var rule: String
  /// The component; nil means any.
  public var component: String?
  /// The component's state; nil means any.
  public var state: String?
  /// The catalog key; nil means any.
  public var key: String?
  /// The locale's BCP 47 tag, exactly; nil means any.
  public var locale: String?
  /// The device's token; nil means any.
  public var device: String?
  /// Why the finding is accepted; never empty.
  public var reason: String
  /// Where the file lists it.
  public var place: ConfigPlace

  /// Whether it covers a finding: the rule is the same and so is everything it states.
  ///
  /// A part that the finding does not have (nil) is covered only where the suppression leaves that
  /// part open.
  public func covers(
    rule: String, component: String?, state: String?, key: String?, locale: String?,
    device: String?
  ) -> Bool {
    self.rule == rule
      && [
        (self.component, component), (self.state, state), (self.key, key),
        (self.locale, locale), (self.device, device),
      ].allSatisfy { stated, found in stated == nil || stated == found }
  }
}
