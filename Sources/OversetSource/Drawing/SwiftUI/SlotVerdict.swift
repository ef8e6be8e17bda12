import OversetVocabulary

/// What a chain of views makes of a text.
struct SlotVerdict {
  /// What becomes of it, in one place or more.
  var drawings: [TextPlace.Drawing]
  /// How many steps of the chain bear on its look: those outwards of a bar, a menu or an alert do not.
  var steps: Int
  /// The most lines that the control itself allows.
  var lineLimit: Int?
  /// Whether that is only the usual limit, as nothing says which the control has.
  var hasOpenLines = false
  /// Slots that the text may have instead of the first, where the source leaves open which.
  var otherSlots: [String] = []
  /// What of the width around the text is not the text's, in points; nil for what its slot has by itself.
  var margins: Double?
  /// The most width that the control itself leaves, in points; nil where it is the slot's.
  var maximumWidth: Double?
  /// What draws it, if that is no screen of the phone.
  var surface: OtherSurface?

  /// A text in a slot.
  static func slot(_ name: String, after steps: Int, lineLimit: Int? = nil) -> SlotVerdict {
    SlotVerdict(drawings: [.slot(name)], steps: steps, lineLimit: lineLimit)
  }

  /// A text that is not drawn.
  static func notDrawn(_ reason: String) -> SlotVerdict {
    SlotVerdict(drawings: [.notDrawn(reason)], steps: 0)
  }

  /// The verdict on a text in the menus of the menu bar, where an item has one line. No phone shows them.
  var inMenuBar: SlotVerdict {
    guard drawings == [.slot("menuItem")] else { return self }
    var verdict = self
    verdict.lineLimit = 1
    return verdict.on(.keyboardMenu)
  }

  /// The verdict on a text that something else than the phone's screen draws.
  func on(_ surface: OtherSurface) -> SlotVerdict {
    var verdict = self
    verdict.surface = surface
    return verdict
  }

  /// A text in one of the parts of a bar.
  static func part(
    _ name: String, _ share: ControlCounts.Share, after steps: Int
  ) -> SlotVerdict {
    let (slot, others) = share.slots(name)
    return self.slot(slot, after: steps, lineLimit: 1).or(others)
  }

  /// The verdict on a text that may have other slots instead.
  func or(_ slots: [String]) -> SlotVerdict {
    var verdict = self
    verdict.otherSlots = slots
    return verdict
  }

  /// The verdict on a text beside which so much of the width is not its own, in points.
  func within(margins: Double) -> SlotVerdict {
    var verdict = self
    verdict.margins = margins
    return verdict
  }

  /// A text of which nothing is to be told.
  static let nothing = SlotVerdict(drawings: [], steps: 0)
}
