/// The words of a Latin text that a translator would change: no acronyms, units, brand-like spellings,
/// addresses, or words that many languages share.
struct SourceWords: Sendable {
  /// Words in small letters.
  private(set) var small: [String] = []
  /// Words with a capital first letter.
  private(set) var capital: [String] = []

  init(_ text: CheckedText) {
    if text.value.utf8.count < 16, Self.marks.contains(text.value.lowercased()) { return }
    for token in text.scalars.split(whereSeparator: CheckedText.isSpace) {
      // Addresses, paths, names of variables and files are the same everywhere.
      guard !Self.isCode(token) else { continue }
      for word in token.split(whereSeparator: { !Self.isWordPart($0) }) { add(word) }
    }
  }

  /// Whether there is nothing to translate.
  var isEmpty: Bool { small.isEmpty && capital.isEmpty }

  /// How many there are.
  var count: Int { small.count + capital.count }

  /// Whether there are several in small letters: a name writes its words with capitals.
  var isPhrase: Bool { small.count > 1 }

  /// Whether the words are beyond doubt words of a language and no name.
  func isSurelyProse(inLatinLocale isLatin: Bool) -> Bool {
    let known = small.filter(Self.functionWords.contains).count
    // Between languages of one script whole phrases may agree, words of grammar and controls do not.
    if isLatin {
      return count >= 3 && (known > 0 || small.contains(where: Self.interfaceWords.contains))
    }
    if capital.contains(where: { Self.interfaceWords.contains($0.lowercased()) }) { return true }
    return small.count >= 2 || (small.count == 1 && !capital.isEmpty) || known > 0
  }

  /// Whether the words are of a language and no name, if other languages translate them: in another script
  /// any word, in the same one several.
  func isProse(inLatinLocale isLatin: Bool, _ repetition: SourceRepetition) -> Bool {
    guard repetition.isTranslated else { return false }
    guard isLatin else { return true }
    guard count > 1 else { return false }
    return small.contains(where: Self.functionWords.contains)
      || repetition.isMostlyTranslated && !small.isEmpty
  }

  /// The words that a language does not spell like English: “for” is Norwegian as well.
  func foreign(to language: String) -> SourceWords {
    guard let own = Self.ownWords[language] else { return self }
    var words = self
    words.small.removeAll(where: own.contains)
    return words
  }

  private mutating func add(_ word: ArraySlice<UInt32>) {
    guard word.count > 1, let first = word.first else { return }
    let rest = word.dropFirst()
    let isCapital = (0x41...0x5A).contains(first)
    let hasInnerCapital = rest.contains { (0x41...0x5A).contains($0) }
    let hasDigit = word.contains(where: CheckedText.isDigit)
    guard !hasInnerCapital, !hasDigit else { return }
    let text = word.string
    guard !Self.shared.contains(text.lowercased()) else { return }
    if isCapital { capital.append(text) } else { small.append(text) }
  }

  private static func isWordPart(_ scalar: UInt32) -> Bool {
    CheckedText.isLatin(scalar) || CheckedText.isDigit(scalar) || scalar == 0x27 || scalar == 0x2019
      || (0xC0..<0x250).contains(scalar)
  }

  /// `https://example.com/`, `name@example.com`, `sensor.my_phone`, `{{ value }}`.
  private static func isCode(_ token: ArraySlice<UInt32>) -> Bool {
    let inner = token.dropFirst().dropLast()
    return token.contains { $0 == 0x40 || $0 == 0x5F || $0 == 0x7B || $0 == 0x3C || $0 == 0x5C }
      || inner.contains { $0 == 0x2F || $0 == 0x2E || $0 == 0x3A }
  }

  /// Small words that only English has, and that stand in no name.
  private static let functionWords: Set<String> = [
    "about", "an", "and", "are", "been", "before", "but", "by", "can", "cannot", "could", "does",
    "each", "for", "from", "has", "have", "how", "if", "into", "is", "it", "its", "not", "of",
    "or", "over", "please", "should", "than", "that", "the", "their", "them", "then", "there",
    "these", "they", "this", "to", "until", "was", "were", "what", "when", "where", "which",
    "while",
    "who", "will", "with", "without", "would", "you", "your",
  ]

  /// English words of grammar that are words of other languages too.
  private static let ownWords: [String: Set<String>] = [
    "af": ["in", "is", "of", "over", "was"], "da": ["for", "over"],
    "de": ["an", "in", "was", "will"], "es": ["has"], "it": ["in"], "nb": ["for", "over"],
    "nl": ["in", "is", "of", "over", "was"], "nn": ["for", "over"], "no": ["for", "over"],
  ]

  /// Names of several words that no language translates.
  private static let marks: Set<String> = [
    "app store", "apple music", "apple pay", "apple tv", "apple watch", "google pay", "google play",
  ]

  /// Words of controls, which no product is called.
  private static let interfaceWords: Set<String> = [
    "add", "advanced", "all", "always", "appearance", "apply", "available", "back", "cancel",
    "choose", "clear", "close", "configure", "confirm", "connect", "continue", "copy", "cut",
    "delete", "details", "disable", "disabled", "disconnect", "dismiss", "done", "duplicate",
    "edit",
    "enable", "enabled", "find", "hide", "insert", "items", "later", "loading", "maximum",
    "minimum", "never", "none", "notifications", "open", "other", "paste", "preferences",
    "preview", "previous", "privacy", "quit", "redo", "refresh", "remove", "rename", "replace",
    "required", "retry", "save", "search", "select", "settings", "share", "show", "skip", "submit",
    "undo", "unknown", "unavailable", "warning",
  ]

  /// Units, and words spelt alike in many languages (cognates and loans).
  private static let shared: Set<String> = [
    "am", "pm", "ms", "min", "mins", "sec", "hr", "hrs", "kb", "mb", "gb", "tb", "km", "cm", "mm",
    "mi", "ft", "lb", "lbs", "kg", "mg", "ml", "dl", "px", "pt", "ppm", "kwh", "mph", "kmh", "hpa",
    "mmol", "bpm", "fps", "dpi", "http", "https", "www", "ok", "id", "ip", "url", "uri", "uuid",
    "app", "apps", "admin", "alarm", "album", "alias", "android", "apple", "audio", "auto",
    "avatar", "beta", "bitcoin", "blog", "bluetooth", "bonus", "bot", "browser", "bug", "cache",
    "chat", "chip", "client", "cloud", "club", "code", "cookie", "cookies", "copyright", "cursor",
    "dashboard", "debug", "demo", "desktop", "digital", "display", "dock", "domain", "download",
    "duo", "editor", "email", "emoji", "error", "expert", "export", "feed", "feedback", "film",
    "filter", "firmware", "format", "forum", "general", "gps", "hardware", "home", "hotel", "html",
    "icon", "import", "index", "info", "instagram", "internet", "ios", "ipad", "iphone", "journal",
    "json", "kit", "layout", "level", "link", "login", "logo", "mac", "mail", "manager", "marathon",
    "media", "menu", "metadata", "mini", "minimal", "modem", "modus", "monitor", "name",
    "navigation",
    "neutral", "normal", "note", "offline", "online", "optimal", "option", "options", "original",
    "park", "password", "pause", "person", "phase", "photo", "php", "pin", "plan", "plugin",
    "podcast", "popup", "port", "post", "premium", "pro", "problem", "profil", "program", "proxy",
    "push", "radio", "regional", "region", "reset", "restaurant", "router", "script", "scroll",
    "sensor", "server", "service", "shop", "signal", "siri", "slider", "smart", "social",
    "software",
    "sport", "standard", "start", "stadium", "status", "stop", "stream", "studio", "style", "super",
    "support", "system", "tab", "tablet", "tag", "tags", "taxi", "team", "telegram", "test", "text",
    "ticket", "timer", "tip", "titel", "token", "top", "total", "tour", "trend", "trigger",
    "tutorial",
    "twitter", "type", "unix", "update", "upload", "version", "video", "virtual", "volume", "watch",
    "web", "webhook", "website", "widget", "wiki", "wifi", "windows", "yoga", "yy", "yyyy", "dd",
    "hh", "ss", "zombie", "zone",
    "zoom",
  ]
}
