/// Finds the end of a string literal: plain, raw (`#"…"#`), of several lines (`"""…"""`), with interpolations that
/// hold literals again.
struct StringLiteralScan {
  /// What the scan is inside of.
  private enum Level {
    /// A literal with so many quotes and number signs.
    case literal(quotes: Int, signs: Int)
    /// An interpolation, with so many brackets open in it.
    case interpolation(open: Int)
  }

  private var levels: [Level] = []
  private var rest: Substring
  private var length = 0

  /// The length of the literal at the beginning of `source`, in characters; nil if none begins there.
  static func length(of source: Substring) -> Int? {
    var scan = StringLiteralScan(rest: source)
    guard scan.enterLiteral() else { return nil }
    while !scan.levels.isEmpty, !scan.rest.isEmpty { scan.step() }
    return scan.length
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func skip(_ count: Int) {
    rest = rest.dropFirst(count)
    length += count
  }

  /// Enters the literal that begins here, if one does.
  private mutating func enterLiteral() -> Bool {
    let signs = rest.prefix { $0 == "#" }.count
    let tail = rest.dropFirst(signs)
    guard tail.first == "\"" else { return false }
    let quotes = tail.hasPrefix("\"\"\"") ? 3 : 1
    levels.append(.literal(quotes: quotes, signs: signs))
    skip(signs + quotes)
    return true
  }

  private mutating func step() {
    switch levels.last {
    case .literal(let quotes, let signs): stepInLiteral(quotes: quotes, signs: signs)
    case .interpolation(let open): stepInInterpolation(open: open)
    case nil: break
    }
  }

  private mutating func stepInLiteral(quotes: Int, signs: Int) {
    let escape = "\\" + String(repeating: "#", count: signs)
    let end = String(repeating: "\"", count: quotes) + String(repeating: "#", count: signs)
    if rest.hasPrefix(escape + "(") {
      levels.append(.interpolation(open: 1))
      skip(escape.count + 1)
    } else if rest.hasPrefix(escape) {
      skip(escape.count + 1)
    } else if rest.hasPrefix(end) {
      levels.removeLast()
      skip(end.count)
    } else {
      skip(1)
    }
  }

  private mutating func stepInInterpolation(open count: Int) {
    guard !enterLiteral() else { return }
    let change = rest.first == "(" ? 1 : rest.first == ")" ? -1 : 0
    skip(1)
    levels.removeLast()
    if count + change > 0 { levels.append(.interpolation(open: count + change)) }
  }
}
