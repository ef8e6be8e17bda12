import Foundation

/// A source file as the rules read it: as written, and as code alone.
struct SourceFile {
  /// The path from the package root.
  let path: String
  /// The target the file belongs to.
  let target: String
  /// The lines as written, without their ends.
  let lines: [String]
  /// The text with comments and the insides of literals blanked, line for line (see ``CodeMask``).
  let code: String

  init(path: String, target: String, text: String) {
    self.path = path
    self.target = target
    lines = Self.lines(of: text)
    code = CodeMask.code(of: text)
  }

  /// Every match of a regular expression in the code, with the line it begins on and its first
  /// group (the whole match where the expression has none).
  func matches(of pattern: String) throws -> [(line: Int, text: String)] {
    let expression = try NSRegularExpression(pattern: pattern, options: .anchorsMatchLines)
    let whole = NSRange(location: 0, length: code.utf16.count)
    return expression.matches(in: code, range: whole).map { match in
      let range = match.range(at: min(1, match.numberOfRanges - 1))
      let line = code.utf16.prefix(range.location).count { $0 == 0x0A } + 1
      return (line, (code as NSString).substring(with: range))
    }
  }

  /// Whether a comment ends the line or stands directly above it, attributes on lines of their own
  /// aside.
  func hasComment(atLine line: Int) -> Bool {
    let code = Self.lines(of: code).map { $0.replacing(/\s+$/, with: "") }
    let afterCode = lines[line - 1].utf8.dropFirst(code[line - 1].utf8.count)
    if String(decoding: afterCode, as: UTF8.self).contains(/\/[\/*]/) { return true }
    var index = line - 2
    while index >= 0, code[index].first(where: { !$0.isWhitespace }) == "@" { index -= 1 }
    return index >= 0 && code[index].isEmpty && lines[index].contains { !$0.isWhitespace }
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
