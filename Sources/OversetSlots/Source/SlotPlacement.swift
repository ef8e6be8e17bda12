import OversetConfig
import OversetVocabulary

/// A slot in which a key is drawn, and how that is known. The source may draw a key in several.
struct SlotPlacement: Hashable, Sendable {
  /// The slot and what the source sets there.
  private(set) var drawn: DrawnSlot
  /// How it is known.
  let evidence: SlotEvidence
  /// The number of its place among those of the key. Of several placements in one place only one shows the key, and
  /// nothing says which.
  var place = 0
  /// What the text may have instead, where the source leaves open which.
  var others: [DrawnSlot] = []
  /// Whether nothing is said of what the text comes to: no screen of the phone draws it, or a view of which nothing
  /// is known may.
  var isUnjudged = false
  /// Whether no screen of the phone draws it.
  var isElsewhere = false

  /// The same place with another slot.
  func with(_ other: DrawnSlot) -> SlotPlacement {
    var placement = self
    placement.others = []
    placement.drawn = other
    return placement
  }

  /// Whether nothing of a text is cut here: it is drawn at its own size, or not at all. For a back button's title that
  /// does not fit, the bar puts the arrow alone; somebody who names that slot asks for its room.
  var isNeverCut: Bool {
    guard case .source = evidence else { return drawn.isNeverCut }
    return drawn.isNeverCut || drawn.slot.kind == .backTitle
  }

  /// Whether a text that breaks its own lines is judged here: a guess of one line says nothing of it.
  var judgesOwnLines: Bool {
    switch evidence {
    case .named, .rule: true
    case .source(_, let room): room.isKnown || drawn.wraps
    case .stated, .guessed, .unknown: drawn.wraps
    }
  }
}
