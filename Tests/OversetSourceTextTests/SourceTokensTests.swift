import OversetSourceText
import Testing

/// Brackets, literals and comments are told apart, and nothing of the source is lost.
@Suite struct SourceTokensTests {
  @Test(
    "the tokens of a source are the source",
    arguments: [
      "", "a", "a + b", "{ ( [ ] ) }", "\"a \\(b(\"c\")) d\"", "#\"a \\#(b) \\(c\"#",
      "\"\"\"\na\n\"\"\"",
      "/* a /* b */ c */ d", "// a\nb", "`class` = $0", "\"unterminated", "#\"", "\"\\", ")))",
      "é\r\nñ",
      "/* open",
    ])
  func losesNothing(_ source: String) {
    #expect(SourceTokens(source).tokens.map(\.text).joined() == source)
  }

  @Test(
    "a literal is one token, whatever it contains",
    arguments: [
      #""a""#, #""a \(b(")")) c""#, ##"#"a"b\("#"##, ##"#"a \#("b") c"#"##,
      "\"\"\"\na \" b\n\"\"\"",
      #""\"""#, #""\\""#,
    ])
  func readsLiterals(_ source: String) {
    let tokens = SourceTokens("x" + source + "y").tokens
    #expect(tokens.map(\.kind) == [.word, .literal, .word])
    #expect(tokens.map(\.text) == ["x", source[...], "y"])
  }

  @Test("brackets in comments and literals do not count")
  func countsBrackets() {
    let source = "f({ /* } */ \")\" // ]\n })"
    let last = SourceTokens(source).tokens.filter(\.isCode).suffix(2)
    #expect(last.map(\.text) == ["}", ")"])
    #expect(last.map(\.depth) == [1, 0])
  }
}
