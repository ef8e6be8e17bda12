/// Blanks comments and the insides of string and regular-expression literals, so that a rule sees
/// code only. Code inside an interpolation stays. Every byte blanked becomes a space and line ends
/// stay, so lines keep their numbers.
///
/// A bare `/.../` counts as a regular expression where the character before it cannot end an
/// operand: near enough to the compiler's rule for well-formatted sources.
struct CodeMask {
  private let source: [UInt8]
  private var result: [UInt8]
  private var position = 0

  /// The text with everything but code blanked.
  static func code(of text: String) -> String {
    var mask = CodeMask(text)
    mask.scanCode(isInterpolation: false)
    return String(decoding: mask.result, as: UTF8.self)
  }

  private init(_ text: String) {
    source = Array(text.utf8)
    result = source
  }

  /// Walks over code to the end, or to the parenthesis that closes the interpolation.
  private mutating func scanCode(isInterpolation: Bool) {
    var depth = 0
    while let byte = current {
      if !isSpecial(byte) {
        position += 1
      } else if starts(with: "//") {
        blank { $0 == newline }
      } else if starts(with: "/*") {
        blankBlockComment()
      } else if let hashes = hashesBefore(quote) {
        scanString(hashes: hashes)
      } else if let hashes = hashesBefore(slash), hashes > 0 || isRegexStart {
        blankRegex(hashes: hashes)
      } else {
        if byte == UInt8(ascii: "(") { depth += 1 }
        if byte == UInt8(ascii: ")") {
          if isInterpolation && depth == 0 { return }
          depth -= 1
        }
        position += 1
      }
    }
  }

  private mutating func blankBlockComment() {
    var depth = 0
    while current != nil {
      if starts(with: "/*") {
        depth += 1
        blank(count: 2)
      } else if starts(with: "*/") {
        depth -= 1
        blank(count: 2)
        if depth == 0 { return }
      } else {
        blank(count: 1)
      }
    }
  }

  private mutating func scanString(hashes: Int) {
    position += hashes
    let isMultiline = starts(with: "\"\"\"")
    let end = (isMultiline ? "\"\"\"" : "\"") + String(repeating: "#", count: hashes)
    let escape = "\\" + String(repeating: "#", count: hashes)
    position += isMultiline ? 3 : 1
    while let byte = current {
      if starts(with: end) {
        position += end.utf8.count
        return
      }
      if byte == newline && !isMultiline { return }
      if starts(with: escape + "(") {
        position += escape.utf8.count + 1
        scanCode(isInterpolation: true)
        position += 1
      } else {
        blank(count: starts(with: escape) ? escape.utf8.count + 1 : 1)
      }
    }
  }

  private mutating func blankRegex(hashes: Int) {
    position += hashes + 1
    let end = "/" + String(repeating: "#", count: hashes)
    while let byte = current {
      if starts(with: end) {
        position += end.utf8.count
        return
      }
      if byte == newline && hashes == 0 { return }
      blank(count: byte == UInt8(ascii: "\\") ? 2 : 1)
    }
  }

  /// Whether the slash here can only begin a regular expression, and one that ends on this line.
  private var isRegexStart: Bool {
    let before = source[..<position].last { $0 != space }
    guard before.map({ "(,=:[!&|{;?\n".utf8.contains($0) }) ?? true else { return false }
    let rest = source[(position + 1)...].prefix { $0 != newline }
    guard let first = rest.first, first != space, first != UInt8(ascii: ")") else { return false }
    return rest.contains(slash)
  }

  /// How many `#` stand between here and the byte given, or nil when something else does.
  private func hashesBefore(_ byte: UInt8) -> Int? {
    let hashes = source[position...].prefix { $0 == UInt8(ascii: "#") }
    return hashes.endIndex < source.count && source[hashes.endIndex] == byte ? hashes.count : nil
  }

  /// Whether something other than plain code can begin with the byte: most bytes need no further look.
  private func isSpecial(_ byte: UInt8) -> Bool {
    byte == slash || byte == quote || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "(")
      || byte == UInt8(ascii: ")")
  }

  private var current: UInt8? { position < source.count ? source[position] : nil }

  private func starts(with text: String) -> Bool {
    source[min(position, source.count)...].starts(with: text.utf8)
  }

  private mutating func blank(count: Int) {
    for index in position..<min(position + count, source.count) where source[index] != newline {
      result[index] = space
    }
    position += count
  }

  private mutating func blank(until isEnd: (UInt8) -> Bool) {
    while let byte = current, !isEnd(byte) { blank(count: 1) }
  }
}

private let newline = UInt8(ascii: "\n")
private let space = UInt8(ascii: " ")
private let slash = UInt8(ascii: "/")
private let quote = UInt8(ascii: "\"")
