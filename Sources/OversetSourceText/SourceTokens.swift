/// The parts of a piece of Swift source that say where its brackets, literals, comments and lines are.
///
/// The compiler has parsed the source before it asks, so the brackets match. A literal with interpolations is one
/// token, whatever it contains. Regular expressions between slashes are not known as such.
package struct SourceTokens {
  /// What a token is.
  package enum Kind: Equatable {
    /// Letters, digits and underscores, with a `$` or in backticks as well.
    case word
    /// `(`, `[` or `{`.
    case open
    /// `)`, `]` or `}`.
    case close
    /// A string literal.
    case literal
    /// A comment, without the end of its line.
    case comment
    case newline
    /// Spaces and tabs.
    case space
    /// Any other character.
    case symbol
  }

  /// A token.
  package struct Token {
    /// What it is.
    package let kind: Kind
    /// Its text.
    package let text: Substring
    /// How many brackets are open around the token; a bracket counts as outside of itself.
    package let depth: Int

    /// Whether the token is code: no space, no comment.
    package var isCode: Bool { kind != .space && kind != .newline && kind != .comment }
  }

  /// The tokens, which together are the whole source.
  package private(set) var tokens: [Token] = []

  /// Reads a source.
  package init(_ source: String) { self.init(source[...]) }

  /// Reads a part of a source.
  package init(_ source: Substring) {
    var rest = source
    var depth = 0
    while let first = rest.first {
      let (kind, length) = SourceTokens.token(at: rest, first)
      if kind == .close { depth = max(depth - 1, 0) }
      tokens.append(Token(kind: kind, text: rest.prefix(length), depth: depth))
      if kind == .open { depth += 1 }
      rest = rest.dropFirst(length)
    }
  }

  /// The kind of the token at the beginning of `rest`, and its length in characters, at least 1.
  private static func token(at rest: Substring, _ first: Character) -> (Kind, Int) {
    if first.isNewline { return (.newline, 1) }
    if first.isWhitespace {
      return (.space, rest.prefix { $0.isWhitespace && !$0.isNewline }.count)
    }
    switch first {
    case "(", "[", "{": return (.open, 1)
    case ")", "]", "}": return (.close, 1)
    case "`": return (.word, rest.dropFirst().prefix { $0 != "`" }.count + 2)
    default: break
    }
    if let length = commentLength(rest) { return (.comment, length) }
    if let length = StringLiteralScan.length(of: rest) { return (.literal, length) }
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }.count
    return word > 0 ? (.word, word) : (.symbol, 1)
  }

  /// How long the comment at the beginning of `rest` is; nil if none begins there. Comments between `/*` and `*/`
  /// nest.
  private static func commentLength(_ rest: Substring) -> Int? {
    if rest.hasPrefix("//") { return rest.prefix { !$0.isNewline }.count }
    guard rest.hasPrefix("/*") else { return nil }
    var (depth, length) = (0, 0)
    var tail = rest
    while !tail.isEmpty {
      let opens = tail.hasPrefix("/*")
      let closes = tail.hasPrefix("*/")
      depth += opens ? 1 : closes ? -1 : 0
      let step = opens || closes ? 2 : 1
      length += step
      tail = tail.dropFirst(step)
      if depth == 0 { break }
    }
    return length
  }
}
