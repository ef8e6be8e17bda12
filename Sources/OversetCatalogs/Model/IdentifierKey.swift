/// Keys that are identifiers rather than text.
package enum IdentifierKey {
  /// Whether a key is words of ASCII letters, digits and underscores, joined as code joins names:
  /// `settings.title`, `settings_title`, `settings-title-text`, `settingsTitle`.
  ///
  /// Compounds (`Wi-Fi`, `Check-in`, `up-to-date`), numbers (`4.5`, `18-24`), addresses and files
  /// (`example.com`, `notes.txt`) and names (`iPhone`, `macOS`) are texts.
  package static func matches(_ key: String) -> Bool {
    guard let shape = KeyShape(key) else { return false }
    if shape.hasUnderscore { return true }
    guard shape.letterWords > 1 else { return isCamelCase(key.utf8) }
    if shape.hasDot { return isDotted(key, shape) }
    return isHyphenated(key, shape)
  }

  /// Two words or more that end in none of an address or a file; of two neither has a digit.
  private static func isDotted(_ key: String, _ shape: KeyShape) -> Bool {
    let words = key.split(separator: ".")
    guard let last = words.last, words.contains(where: { $0.utf8.count > 2 }) else { return false }
    return !endings.contains(last.lowercased()) && (shape.separators > 1 || !shape.hasDigit)
  }

  /// Three words or more in small letters, of which none is the grammar's: `up-to-date` is a compound.
  private static func isHyphenated(_ key: String, _ shape: KeyShape) -> Bool {
    shape.separators > 1 && !shape.hasCapital
      && !key.split(separator: "-").contains { $0.utf8.count < 3 || joining.contains($0) }
  }

  /// `homeScreenTitle`: a word in small letters, then two with a capital, or a single one where both are
  /// longer than the parts of `iPhone` and `eBook`.
  private static func isCamelCase(_ key: String.UTF8View) -> Bool {
    var humps: [Int] = [0]
    for byte in key {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): humps[humps.count - 1] += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        // Two capitals in a row are an abbreviation: `openHAB`.
        guard humps.last != 1 || humps.count == 1 else { return false }
        humps.append(1)
      case UInt8(ascii: "0")...UInt8(ascii: "9") where humps.count > 1: continue
      default: return false
      }
    }
    guard let first = humps.first, first > 1, humps.dropFirst().allSatisfy({ $0 > 1 }) else {
      return false
    }
    return humps.count > 2 || humps.count == 2 && first > 3 && humps[1] > 3
  }

  /// What ends addresses and files, but hardly a key.
  private static let endings: Set<String> = [
    "ai", "ch", "cn", "co", "com", "cz", "de", "dev", "edu", "eu", "fm", "fr", "gg", "gov", "im",
    "io",
    "jp", "js", "lan", "local", "ly", "net", "nl", "org", "pl", "ru", "social", "tv", "uk", "us",
    "xyz",
    "csv", "gpx", "htm", "html", "ics", "jpg", "json", "log", "md", "pdf", "plist", "png", "swift",
    "txt",
    "xml", "yaml", "yml", "zip",
  ]

  /// Small words of compounds.
  private static let joining: Set<Substring> = ["and", "for", "the", "out", "off", "you", "not"]
}

/// What joins the words of a key, read in one pass: every key of a catalog is asked.
private struct KeyShape {
  private(set) var separators = 0
  private(set) var hasUnderscore = false
  private(set) var hasDot = false
  private(set) var hasDigit = false
  private(set) var hasCapital = false
  /// Words with a letter.
  private(set) var letterWords = 0

  /// Nil for a key with other characters, or with a separator at an edge or beside another.
  init?(_ key: String) {
    // The start counts as a separator: a word has to follow it.
    var previousSeparates = true
    var wordHasLetter = false
    let last = key.utf8.count - 1
    for (offset, byte) in key.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "-"):
        if previousSeparates { return nil }
        if byte == UInt8(ascii: ".") { hasDot = true }
        separators += 1
        (previousSeparates, wordHasLetter) = (true, false)
        continue
      case UInt8(ascii: "_"): if offset > 0, offset < last { hasUnderscore = true }
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if byte <= UInt8(ascii: "Z") { hasCapital = true }
        if !wordHasLetter { letterWords += 1 }
        wordHasLetter = true
      default: return nil
      }
      previousSeparates = false
    }
    guard !previousSeparates else { return nil }
  }
}
