import OversetVocabulary

/// What a chain of views makes of a text.
struct SlotVerdict {
  /// What becomes of it, in one place or more.
  var drawings: [TextPlace.Drawing]
  /// How many steps of the chain bear on its look: those outwards of a bar, a menu or an alert do not.
  var steps: Int
  /// The most lines that the control itself allows.
  var lineLimit: Int?

  /// A text in a slot.
  static func slot(_ name: String, after steps: Int, lineLimit: Int? = nil) -> SlotVerdict {
    SlotVerdict(drawings: [.slot(name)], steps: steps, lineLimit: lineLimit)
  }

  /// A text that is not drawn.
  static func notDrawn(_ reason: String) -> SlotVerdict {
    SlotVerdict(drawings: [.notDrawn(reason)], steps: 0)
  }

  /// The verdict on a text in the menus of the menu bar, where an item has one line.
  var inMenuBar: SlotVerdict {
    guard drawings == [.slot("menuItem")] else { return self }
    var verdict = self
    verdict.lineLimit = 1
    return verdict
  }

  /// A text of which nothing is to be told.
  static let nothing = SlotVerdict(drawings: [], steps: 0)
}
