package import OversetVocabulary

/// How it is known in which slot a string is drawn.
package enum SlotEvidence: Hashable, Codable, Sendable {
  /// The caller named one slot for all strings.
  case named
  /// A rule that somebody wrote or confirmed; nil if no file has it.
  case rule(SourcePlace?)
  /// The app's source draws it there; of several places the tightest. Nil where many places are counted as one.
  case source(SourcePlace?, Room)
  /// The catalog states it: the class of an Interface Builder object, a key of InfoPlist, the phrase of an App
  /// Shortcut. The text says which.
  case stated(String)
  /// A guess, how sure it is, and from what, such as `the word “button” in the key`.
  case guessed(SlotRule.Confidence, from: String)
  /// Nothing says where it is drawn.
  case unknown

  /// What a source says of the room that a text has where it is drawn.
  package enum Room: Hashable, Codable, Sendable {
    /// The system fixes it, or the source states width and lines.
    case known
    /// It is at most that of the slot: what stands beside the text is not known.
    case bounded
    /// It is that of the row in which the source has the text; at most that, for a reason, where something of the row
    /// is not known.
    case row(doubt: String?)

    /// Whether the text has that room and no less.
    package var isKnown: Bool {
      switch self {
      case .known, .row(nil): true
      case .bounded, .row: false
      }
    }

    /// Why the text may have less room than it has in its row; nil where that is known, and without a row.
    package var doubt: String? {
      if case .row(let doubt) = self { doubt } else { nil }
    }

    /// The room, where something is not known that may make it less.
    package func doubted(because reason: String) -> Room {
      switch self {
      case .known, .bounded: .bounded
      case .row(let doubt): .row(doubt: doubt ?? reason)
      }
    }
  }

  /// Whether it is a guess that a text is drawn there.
  package var isGuess: Bool {
    switch self {
    case .guessed, .unknown: true
    case .named, .rule, .source, .stated: false
    }
  }

  /// Whether findings are warnings at most: the slot is a guess, or its room is not wholly known.
  package var isUncertain: Bool {
    if case .source(_, let room) = self { !room.isKnown } else { isGuess }
  }

  /// Where the text is drawn, as the app's source says; nil if something else says so.
  package var drawnAt: SourcePlace? {
    if case .source(let place, _) = self { place } else { nil }
  }

  /// What keys that are counted together have in common: places and rows of the source are left out.
  package var common: SlotEvidence {
    guard case .source(_, let room) = self else { return self }
    return .source(nil, room.isKnown ? .known : .bounded)
  }
}
