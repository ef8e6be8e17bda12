package import OversetVocabulary

/// A finding that is known and accepted, with the reason why.
package struct Suppression: Hashable, Codable, Sendable {
  /// The rule's name (`text-truncated`).
  package var rule: String
  /// The component; nil means any.
  package var component: String?
  /// The component's state; nil means any.
  package var state: String?
  /// The catalog key; nil means any.
  package var key: String?
  /// The locale, exactly; nil means any.
  package var locale: LocaleTag?
  /// The device's token; nil means any.
  package var device: String?
  /// Why the finding is accepted; never empty.
  package var reason: String
  /// The last day on which it holds; nil means always.
  package var until: CalendarDay?
  /// Where the file lists it; nil for one that stands in code.
  package var place: SourcePlace?

  /// Accepts what `rule` finds, for a reason that a view's code or a baseline gives.
  package init(rule: String, reason: String, place: SourcePlace? = nil) {
    self.rule = rule
    self.reason = reason
    self.place = place
  }

  /// Whether it does not hold any more.
  package func isExpired(on today: CalendarDay) -> Bool { until.map { $0 < today } ?? false }
}
