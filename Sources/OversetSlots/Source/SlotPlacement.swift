import OversetConfig
import OversetVocabulary

/// A slot in which a key is drawn, and how that is known. The source may draw a key in several.
struct SlotPlacement: Hashable, Sendable {
  /// The slot and what the source sets there.
  let drawn: DrawnSlot
  /// How it is known.
  let evidence: SlotEvidence

  /// Whether a text that breaks its own lines is judged here: a guess of one line says nothing of it.
  var judgesOwnLines: Bool {
    switch evidence {
    case .named, .rule: true
    case .source(_, let room): room.isKnown || drawn.wraps
    case .stated, .guessed, .unknown: drawn.wraps
    }
  }
}
