import Testing

/// What is code, and what only looks like it.
@Suite struct CodeMaskTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let code: String

    init(_ name: String, _ text: String, _ code: String) {
      testDescription = name
      self.text = text
      self.code = code
    }
  }

  static let cases = [
    Case("line comment", "a // b", "a     "),
    Case("comment to the line's end only", "// a\nb", "    \nb"),
    Case("block comment", "a /* b */ c", "a         c"),
    Case("nested block comment", "/* a /* b */ c */ d", "                  d"),
    Case("block comment over lines", "/*\nx\n*/ y", "  \n \n   y"),
    Case("string", #"f("a!")"#, #"f("  ")"#),
    Case("empty string", #"f("", g)"#, #"f("", g)"#),
    Case("escaped quote", #"f("\"a") + b"#, #"f("   ") + b"#),
    Case("escaped backslash", #"f("\\") + b"#, #"f("  ") + b"#),
    Case("comment marks in a string", #""//" + b"#, #""  " + b"#),
    Case("quote in a comment", "// \"\nb", "    \nb"),
    Case("interpolation is code", #""a\(b!)c""#, #"" \(b!) ""#),
    Case("string in an interpolation", #""\(f("a)"))" + b"#, #""\(f("  "))" + b"#),
    Case("raw string", ##"#"a\(b)"c"# + d"##, ##"#"       "# + d"##),
    Case("interpolation in a raw string", ##"#"a\#(b)"# + d"##, ##"#" \#(b)"# + d"##),
    Case("string over lines", "\"\"\"\na \"b\"\n\"\"\" + c", "\"\"\"\n     \n\"\"\" + c"),
    Case("unterminated string ends with its line", "\"a\nb", "\" \nb"),
    Case("regular expression", "x = /a\"b/ + c", "x = /   / + c"),
    Case("extended regular expression", "#/a/\"/# + c", "#/   /# + c"),
    Case("division", "a / b / \"c\"", "a / b / \" \""),
    Case("conditional compilation", "#if !os(Linux)", "#if !os(Linux)"),
    Case("beyond ASCII", "é // é\nü", "é      \nü"),
  ]

  @Test("comments and literals are blanked, and interpolated code stays", arguments: cases)
  func masks(_ example: Case) {
    #expect(CodeMask.code(of: example.text) == example.code)
  }

  @Test("masking keeps the number of bytes and lines", arguments: cases)
  func keepsLinesAndBytes(_ example: Case) {
    let code = CodeMask.code(of: example.text)
    #expect(code.utf8.count == example.text.utf8.count)
    #expect(
      code.utf8.count { $0 == UInt8(ascii: "\n") }
        == example.text.utf8.count { $0 == UInt8(ascii: "\n") })
  }
}
