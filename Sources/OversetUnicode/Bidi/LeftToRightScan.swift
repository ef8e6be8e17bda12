import OversetVocabulary

/// Recognizes texts that need no bidirectional algorithm.
enum LeftToRightScan {
  /// What a look at each UTF-16 unit tells about a text.
  struct Finding {
    /// Whether a character might run right to left or change levels.
    var mayReorder = false
    /// Whether an ASCII letter, which is strong, is among the characters.
    var hasLatinLetter = false
    /// How many units separate paragraphs (class B).
    var separatorCount = 0

    /// Whether all levels are 0 for a base direction.
    func isLeftToRightOnly(base: BaseDirection) -> Bool {
      guard !mayReorder else { return false }
      switch base {
      case .fixed(.leftToRight), .firstStrong(fallback: .leftToRight): return true
      case .firstStrong(fallback: .rightToLeft): return hasLatinLetter && separatorCount == 0
      case .fixed(.rightToLeft): return false
      }
    }
  }

  /// Looks at each unit once.
  static func scan(_ text: [UInt16]) -> Finding {
    var finding = Finding()
    for unit in text {
      if unit < 0x80 {
        if isLatinLetter(unit) {
          finding.hasLatinLetter = true
        } else if isSeparator(unit) {
          finding.separatorCount += 1
        }
      } else if isSeparator(unit) {
        finding.separatorCount += 1
      } else if mayReorder(unit) {
        finding.mayReorder = true
      }
    }
    return finding
  }

  private static func isLatinLetter(_ unit: UInt16) -> Bool { (0x61...0x7A).contains(unit | 0x20) }

  /// Class B; all of it is in the Basic Multilingual Plane.
  private static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0A, 0x0D, 0x1C...0x1E, 0x85, 0x2029: true
    default: false
    }
  }

  /// Whether a unit is, or begins, a character of class R, AL or AN, or an explicit control;
  /// blocks reserved for right-to-left scripts count as a whole.
  private static func mayReorder(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0590...0x08FF: true  // Hebrew to Arabic Extended-A
    case 0x200F: true  // right-to-left mark
    case 0x202A...0x202E, 0x2066...0x2069: true  // embeddings, overrides, isolates
    case 0xD802, 0xD803: true  // high surrogates of U+10800 to U+10FFF
    case 0xD83A, 0xD83B: true  // high surrogates of U+1E800 to U+1EFFF
    case 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true  // presentation forms
    default: false
    }
  }
}
