/// Estimates, before a text is parsed, how deep the parser would recurse and how often it would try anew.
///
/// The parser looks ahead at every opening bracket to tell types from values, and does so again at each level
/// below: nested deeply enough, a page of text takes hours. The scan knows strings and comments, and is content with a
/// rough notion of the rest.
struct NestingScan {
  /// What is open at a place.
  private struct Frame {
    /// The byte that closes it.
    let closer: UInt8
    /// Whether `#name` stands before it.
    let isMacro: Bool
    /// The runs as they were outside.
    let runs: Runs
    /// The string that goes on behind it.
    let string: StringDelimiter?
  }

  /// What is begun and not ended within the innermost brackets.
  private struct Runs {
    /// `<` since the last token that ends a type.
    var angles = 0
    /// `?` of ternaries without their `:`.
    var ternaries = 0
    /// `->` since the last token that ends a type.
    var arrows = 0
    /// Keywords next to each other.
    var keywords = 0
  }

  /// How a string ends.
  private struct StringDelimiter {
    let pounds: Int
    let isMultiline: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var frames: [Frame] = []
  private var runs = Runs()
  /// `[` open with only what types are made of between them.
  private var squares = 0
  private var macros = 0
  private var conditions = 0
  /// The estimated work, in units of about a microsecond.
  private var work = 0
  private var isTooDeep = false

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where a text becomes too deeply nested to be parsed in bounded time and space; nil for nowhere.
  static func fault(in bytes: [UInt8]) -> Int? {
    var scan = NestingScan(bytes)
    while scan.position < bytes.count {
      let start = scan.position
      scan.step()
      if scan.isTooDeep || scan.work > SourceLimits.parsingWork { return start }
    }
    return nil
  }

  private func byte(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  // MARK: Tokens

  private mutating func step() {
    let current = byte()
    switch current {
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/") || byte(1) == UInt8(ascii: "*"):
      position = max(position + 1, TriviaSkipping.end(ofTriviaAt: position, in: bytes))
    case UInt8(ascii: "\""): openString(pounds: 0)
    case UInt8(ascii: "#"): takePound()
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): enter(current, isMacro: false)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(current)
    case _ where Self.isWordByte(current): takeWord()
    case 0x09...0x0D, 0x20: position += 1
    default: takeSign(current)
    }
  }

  private mutating func takeSign(_ sign: UInt8) {
    position += 1
    runs.keywords = 0
    switch sign {
    case UInt8(ascii: "<"):
      runs.angles += 1
      if runs.angles > 8 { work += 24 * runs.angles }
    case UInt8(ascii: ">"):
      if byte(-2) == UInt8(ascii: "-") { runs.arrows += 1 } else { runs.angles -= 1 }
      runs.angles = max(0, runs.angles)
    case UInt8(ascii: "?") where byte() == sign: position += 1
    case UInt8(ascii: "?") where byte(-2) <= 0x20: runs.ternaries += 1
    case UInt8(ascii: ":"): runs.ternaries = max(0, runs.ternaries - 1)
    case UInt8(ascii: "="), UInt8(ascii: ";"):
      runs = Runs()
      squares = 0
    default: break
    }
    if max(runs.angles, runs.ternaries, runs.arrows) > SourceLimits.run { isTooDeep = true }
  }

  private mutating func takeWord() {
    let start = position
    while Self.isWordByte(byte()) { position += 1 }
    if (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) { squares = 0 }
    let isKeyword = position - start < 10 && Self.keywords.contains(bytes[start..<position])
    runs.keywords = isKeyword ? runs.keywords + 1 : 0
    if runs.keywords > SourceLimits.run { isTooDeep = true }
  }

  private mutating func takePound() {
    var pounds = 0
    while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
    position += pounds
    if byte() == UInt8(ascii: "\"") { return openString(pounds: pounds) }
    let start = position
    while Self.isWordByte(byte()) { position += 1 }
    let word = bytes[start..<position]
    if word.elementsEqual("if".utf8) {
      conditions += 1
      work += conditions > 4 ? 20 * conditions : 0
      if conditions > SourceLimits.run { isTooDeep = true }
    } else if word.elementsEqual("endif".utf8) {
      conditions = max(0, conditions - 1)
    } else if byte() == UInt8(ascii: "(") {
      enter(byte(), isMacro: true)
    }
  }

  // MARK: Brackets

  private mutating func enter(_ opener: UInt8, isMacro: Bool, string: StringDelimiter? = nil) {
    position += 1
    let closer = opener == UInt8(ascii: "(") ? UInt8(ascii: ")") : opener + 2
    frames.append(Frame(closer: closer, isMacro: isMacro, runs: runs, string: string))
    work += frames.count * frames.count
    if isMacro {
      macros += 1
      work += 13 * macros * macros
      if macros > SourceLimits.macros { isTooDeep = true }
    }
    if opener == UInt8(ascii: "[") { squares += 1 }
    if opener == UInt8(ascii: "{") { squares = 0 }
    if squares > 8 { work += 300 << min(squares, 24) }
    if frames.count > SourceLimits.nesting { isTooDeep = true }
    runs = Runs()
  }

  private mutating func close(_ closer: UInt8) {
    position += 1
    if closer == UInt8(ascii: "]") { squares = max(0, squares - 1) }
    // A bracket that does not match is the text's mistake: the nearest that does is meant.
    let near = frames.suffix(4)
    guard let match = near.lastIndex(where: { $0.closer == closer }) else { return }
    let frame = frames[match]
    macros -= frames[match...].count { $0.isMacro }
    frames.removeSubrange(match...)
    runs = closer == UInt8(ascii: "}") ? Runs() : frame.runs
    if let string = frame.string { skip(string) }
  }

  // MARK: Strings

  private mutating func openString(pounds: Int) {
    squares = 0
    runs.keywords = 0
    let isMultiline = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
    position += isMultiline ? 3 : 1
    skip(StringDelimiter(pounds: pounds, isMultiline: isMultiline))
  }

  /// Goes to the end of a string, or into the interpolation that comes first.
  private mutating func skip(_ string: StringDelimiter) {
    while position < bytes.count {
      switch byte() {
      case UInt8(ascii: "\n") where !string.isMultiline: return
      case UInt8(ascii: "\\") where hasPounds(string.pounds, at: 1):
        position += 1 + string.pounds
        if byte() == UInt8(ascii: "(") { return enter(byte(), isMacro: false, string: string) }
        position += 1
      case UInt8(ascii: "\"") where ends(string):
        position += (string.isMultiline ? 3 : 1) + string.pounds
        return
      default: position += 1
      }
    }
  }

  private func ends(_ string: StringDelimiter) -> Bool {
    guard string.isMultiline else { return hasPounds(string.pounds, at: 1) }
    return byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
      && hasPounds(string.pounds, at: 3)
  }

  private func hasPounds(_ count: Int, at distance: Int) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  // MARK: Words

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// Words behind which the parser goes a level deeper without a bracket.
  private static let keywords = Set(
    [
      "if", "switch", "repeat", "some", "any", "each", "try", "await", "unsafe", "copy", "consume",
      "borrow", "return", "throw", "yield", "then", "do", "for", "while", "guard", "case", "let",
      "var", "else", "defer", "in", "is", "as", "inout", "where", "func", "class", "private",
    ].map { ArraySlice($0.utf8) })
}
