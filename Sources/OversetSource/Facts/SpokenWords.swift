/// Says whether a text in code has words of a language, and is no identifier, address, symbol or name.
enum SpokenWords {
  /// Whether a translator would change the text. A gap, U+0000, stands for what is not known of it.
  static func isProse(_ text: String) -> Bool {
    let trimmed = text.drop { $0.isWhitespace }
    guard !trimmed.isEmpty, !trimmed.lowercased().hasPrefix("lorem ipsum"), !isAddress(trimmed),
      !trimmed.lowercased().hasPrefix("debug"), !trimmed.hasPrefix("©"),
      !trimmed.lowercased().hasPrefix("copyright ©"),
      !isMarkup(trimmed)
    else { return false }
    let words = trimmed.split(whereSeparator: \.isWhitespace).flatMap { part in
      // Letters right behind a value are its unit: `60fps`.
      part.contains("\u{0}") ? unitless(part) : [part]
    }.filter { isWord($0) }
    if words.isEmpty { return false }
    if !trimmed.contains(where: \.isWhitespace) { return isSingleWord(words[0]) }
    return words.contains { isSingleWord($0) || isPlainSmall($0) } && !isCode(trimmed)
  }

  /// Whether a text is made of names of products alone.
  static func areBrands(_ text: String) -> Bool {
    let words = text.split { !$0.isLetter && !"-’'".contains($0) }
    return !words.isEmpty && words.allSatisfy { brands.contains($0.lowercased()) }
  }

  /// The parts of a text without a space that are no units of the values before them.
  private static func unitless(_ part: Substring) -> [Substring] {
    let pieces = part.split(separator: "\u{0}", omittingEmptySubsequences: false)
    return pieces.enumerated().compactMap { number, piece in
      let isUnit = number > 0 && piece.count <= 4 && piece.first?.isLetter ?? false
      return isUnit ? nil : piece
    }
  }

  /// Whether a part of a text is a word: letters, with the signs at its edges that sentences have.
  private static func isWord(_ part: Substring) -> Bool {
    let word = core(part)
    guard word.count >= 2, !word.contains(where: \.isNumber) else { return false }
    return word.allSatisfy { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" || $0 == "/" }
      && !brands.contains(word.lowercased())
  }

  private static func core(_ part: Substring) -> Substring {
    let isEdge: (Character) -> Bool = { $0.isPunctuation || $0.isSymbol }
    var word = part.drop(while: isEdge)
    while let last = word.last, isEdge(last) { word = word.dropLast() }
    return word
  }

  /// Whether a word by itself is one of a language: `Settings`, and not `iPhone`, `GPS`, `title`.
  private static func isSingleWord(_ part: Substring) -> Bool {
    let word = core(part)
    guard let first = word.first, word.count >= 3 else { return false }
    if !first.isASCII { return true }
    let rest = word.dropFirst()
    // Capitals throughout: abbreviations are short.
    if word.allSatisfy({ !$0.isLowercase }) { return word.count >= 5 }
    return first.isUppercase && rest.allSatisfy { !$0.isUppercase }
  }

  /// A word in small letters, which counts beside others.
  private static func isPlainSmall(_ part: Substring) -> Bool {
    let word = core(part)
    return word.count >= 3 && word.allSatisfy { $0.isLowercase || $0 == "'" || $0 == "’" }
  }

  private static func isAddress(_ text: Substring) -> Bool {
    guard !text.contains(" ") else { return false }
    return text.contains("://") || text.contains("@") || text.contains("/") || text.contains("_")
      || text.contains("#") || text.contains("=")
      || text.dropLast(3).contains(".") && !text.hasSuffix("…")
  }

  private static func isMarkup(_ text: Substring) -> Bool {
    text.first == "<" || text.first == "{" || text.contains("</") || text.contains("();")
  }

  /// Whether a text of several parts is code or data: `SELECT * FROM x`, `key=value; q=1`.
  private static func isCode(_ text: Substring) -> Bool {
    let isMapping = text.split(separator: "\n").contains { line in
      line.contains("_") && line.contains(": ")
    }
    if isMapping { return true }
    let signs = text.filter { "{}<>=_\\;$`|".contains($0) }.count
    return signs * 8 > text.count
  }

  private static let brands: Set<String> = [
    "github", "apple", "google", "facebook", "twitter", "instagram", "youtube", "siri", "bluetooth",
    "wi-fi", "wifi", "face", "touch", "id", "icloud", "healthkit", "homekit", "carplay", "reddit",
    "patreon",
    "mastodon", "discord", "slack", "telegram", "whatsapp", "matrix", "element", "wikipedia",
    "amazon",
    "dexcom", "medtronic", "omnipod", "nightscout", "tidepool", "jellyfin", "feedly", "inoreader",
    "kiwix", "loop", "safari", "xcode", "swift", "swiftui", "uikit", "json", "html", "http",
    "https",
    "utf", "url", "ios", "ipados", "macos", "watchos", "tvos", "iphone", "ipad", "mac", "paypal",
    "bitcoin", "spotify", "audible", "dropbox", "kodi", "plex", "linkedin", "tiktok", "bluesky",
    "threads", "microsoft", "windows", "linux", "android", "testflight", "chrome",
    "firefox", "netflix", "twitch", "tumblr", "pinterest", "snapchat", "vimeo", "soundcloud",
    "deezer",
    "alexa", "airplay", "chromecast", "skype", "trello", "evernote", "instapaper", "fitbit",
    "garmin",
    "strava",
  ]
}
