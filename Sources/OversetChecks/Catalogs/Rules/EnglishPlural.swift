import OversetCatalogs

/// English plurals behind a number, by their spelling.
enum EnglishPlural {
  /// Whether an integer stands right before a plural: `%d items`, `%d new items`, `%d people`.
  static func follows(anInteger text: CheckedText) -> Bool {
    isFollowed(in: text, where: CountedWord.isInteger)
  }

  /// Whether any argument stands right before a plural.
  static func follows(anyArgument text: CheckedText) -> Bool {
    text.scalars.indices.contains {
      text.scalars[$0] == CheckedText.argument && stands(behind: $0, in: text.scalars)
    }
  }

  /// Whether one of the arguments that are meant stands right before a plural.
  private static func isFollowed(
    in text: CheckedText, where isMeant: (TakenArgument) -> Bool
  ) -> Bool {
    let places = text.scalars.indices.filter { text.scalars[$0] == CheckedText.argument }
    return zip(places, text.arguments).contains {
      isMeant($1) && stands(behind: $0, in: text.scalars)
    }
  }

  /// Whether a plural stands behind the argument at `index`, or behind an adjective that does.
  static func stands(behind index: Int, in text: [UInt32]) -> Bool {
    guard index + 1 < text.count, text[index + 1] == 0x20 else { return false }
    let words = text[(index + 2)...].split(separator: 0x20, maxSplits: 2)
    guard let first = words.first else { return false }
    if isPlural(first) { return true }
    return words.count > 1 && adjectives.contains(first.string) && isPlural(words[1])
  }

  private static func isPlural(_ word: ArraySlice<UInt32>) -> Bool {
    let letters = word.prefix { CheckedText.isLatin($0) }
    guard let first = letters.first, (0x61...0x7A).contains(first), letters.count >= 4 else {
      return false
    }
    let word = letters.string
    if irregular.contains(word) { return true }
    return letters.last == 0x73 && letters.dropLast().last != 0x73 && !others.contains(word)
  }

  private static let irregular: Set<String> = ["children", "feet", "people", "women"]

  private static let adjectives: Set<String> = [
    "active", "additional", "completed", "failed", "hidden", "missed", "more", "new", "other",
    "pending", "recent", "remaining", "selected", "total", "unread", "unsaved",
  ]

  /// What stays as it is behind 1, or is no noun.
  private static let others: Set<String> = [
    "mins", "secs", "hours'", "always", "does", "series", "species", "this", "plus", "times",
    "bits",
    "bps", "kbps", "mbps", "fails", "happens", "needs", "requires", "seems", "takes", "contains",
    "arrives", "departs", "ends", "expires", "leaves", "starts", "was",
  ]
}
