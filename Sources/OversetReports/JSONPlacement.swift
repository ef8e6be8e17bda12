import OversetSlots

extension JSONReport {
  /// How many keys were placed by what.
  struct Placement: Encodable {
    let source: Int
    let rule: Int
    let stated: Int
    let guess: Int
    let none: Int
    let notDrawn: Int
    let reasons: [Reason]

    /// Why the source did not place keys.
    struct Reason: Encodable {
      let reason: String
      let keys: Int
    }

    init(_ placement: KeyPlacement) {
      source = placement.source
      rule = placement.rule
      stated = placement.stated
      guess = placement.guess
      none = placement.none
      notDrawn = placement.notDrawn
      reasons = placement.reasons.map { Reason(reason: $0.reason, keys: $0.count) }
    }
  }
}
