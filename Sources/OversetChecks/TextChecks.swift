/// The rules about texts: those that are asked about a text in a slot, and those that need a component.
package enum TextChecks {
  /// A rule that says nothing about a text in a slot.
  package struct Gap: Sendable {
    /// The rule.
    package let rule: Rule
    /// Why, as reports list it.
    package let reason: String
  }

  /// Those that are asked about texts in slots, in the order of reports.
  package static let inSlots: [any TreeCheck] = all.filter { $0.gapInSlots == nil }

  /// Those that are not.
  package static let gapsInSlots: [Gap] = all.compactMap { check in
    check.gapInSlots.map { Gap(rule: check.rule, reason: $0) }
  }

  private static let all = TreeChecks.all.compactMap { $0 as? any TextCheck }
}
