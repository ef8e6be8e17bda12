import OversetCatalogs
import OversetVocabulary
import Testing

@Suite("The spelling of written texts")
struct SpellingTests {
  private func written(_ text: String, _ file: String, _ value: String) throws -> String {
    let document = try CatalogDocument(parsing: Array(text.utf8), file: file)
    let leaf = try #require(document.leaves.last)
    return String(decoding: try document.applying([leaf.edit(value)]), as: UTF8.self)
  }

  @Test(
    "a .strings text is written in the quotes and escapes of the one before it",
    arguments: [
      ("a = b;", "c/d", "a = c/d;"), ("a = b;", "c d", "a = \"c d\";"), ("a = b;", "", "a = \"\";"),
      ("a = 'b';", "it's \"c\"", "a = 'it\\'s \"c\"';"),
      ("\"a\" = \"b\";", "it's \"c\"\\", "\"a\" = \"it's \\\"c\\\"\\\\\";"),
      ("\"a\" = \"b\";", "c\nd\te\r", "\"a\" = \"c\\nd\te\\r\";"),
      ("\"a\" = \"b\nc\";", "d\ne", "\"a\" = \"d\ne\";"),
      ("\"a\" = \"b\\\nc\";", "d\ne", "\"a\" = \"d\\\ne\";"),
      ("\"a\" = \"b\\\\\nc\";", "d\ne", "\"a\" = \"d\ne\";"),
      ("\"a\" = \"b\";", "\u{7}", "\"a\" = \"\\U0007\";"),
      ("\"a\"\t=\"\\U00AB\" ; // c", "«", "\"a\"\t=\"\\U00AB\" ; // c"),
      ("\"a\" = \"\\U00AB\";", "« ", "\"a\" = \"« \";"),
      ("\"a\";\n", "a", "\"a\";\n"), ("\"a\" ; // x", "b", "\"a\" = \"b\" ; // x"),
      ("a;", "b", "a = \"b\";"),
    ])
  func strings(before: String, value: String, after: String) throws {
    #expect(try written(before, "en.lproj/A.strings", value) == after)
  }

  @Test(
    "a JSON text is escaped as Xcode escapes it",
    arguments: [
      ("\"b\"", "/ é 😀 \u{2028}", "\"/ é 😀 \u{2028}\""),
      ("\"b\"", "\"\\\n\r\t\u{8}\u{C}\u{1B}\u{7F}", "\"\\\"\\\\\\n\\r\\t\\b\\f\\u001b\u{7F}\""),
      ("\"\\u00e9\\/\"", "é/", "\"\\u00e9\\/\""),
      // One of the two is a letter with a mark: another text.
      ("\"\\u00e9\"", "e\u{301}", "\"e\u{301}\""),
    ])
  func json(before: String, value: String, after: String) throws {
    func file(_ text: String) -> String {
      "{\"sourceLanguage\":\"en\",\"strings\":{\"a\":{\"localizations\":{\"en\":{\"stringUnit\":"
        + "{\"state\":\"new\",\"value\":\(text)}}}}}}"
    }
    let result = try written(file(before), "A.xcstrings", value)
    #expect(Array(result.utf8) == Array(file(after).utf8))
  }

  @Test(
    "an XML text is written with the escapes and sections of the one before it",
    arguments: [
      ("<string>b</string>", "<&>\"'", "<string>&lt;&amp;&gt;\"'</string>"),
      ("<string/>", "b", "<string>b</string>"), ("<string />", "b", "<string>b</string>"),
      ("<string></string>", "b", "<string>b</string>"),
      ("<string>b</string >", "", "<string></string >"),
      ("<string>b</string>", "c\nd\r", "<string>c\nd&#13;</string>"),
      ("<string>b&#xA;c</string>", "c\nd", "<string>c&#10;d</string>"),
      ("<string>&#x62;&amp;</string>", "b&", "<string>&#x62;&amp;</string>"),
      ("<string><![CDATA[b]]></string>", "<c>", "<string><![CDATA[<c>]]></string>"),
      ("<string><![CDATA[b]]></string>", "]]>", "<string>]]&gt;</string>"),
      ("<string><![CDATA[b]]></string>", "", "<string></string>"),
      ("<string>b<!-- c -->d<![CDATA[e]]></string>", "f<", "<string>f&lt;<!-- c --></string>"),
      ("<string><!-- c --></string>", "f", "<string>f<!-- c --></string>"),
    ])
  func xml(before: String, value: String, after: String) throws {
    func file(_ text: String) -> String {
      "<plist><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key>\(text)</dict></dict></plist>"
    }
    #expect(try written(file(before), "en.lproj/A.stringsdict", value) == file(after))
    // A property list may be a .strings file, too.
    func plain(_ text: String) -> String { "<plist><dict><key>a</key>\(text)</dict></plist>" }
    #expect(try written(plain(before), "en.lproj/A.strings", value) == plain(after))
  }

  @Test("an XML text takes the line ends of its file")
  func lineBreaks() throws {
    let text = "<plist>\r\n<dict><key>a</key><string>b</string></dict></plist>"
    let result = try written(text, "en.lproj/A.strings", "c\nd")
    #expect(Array(result.utf8) == Array(text.replacing("b</s", with: "c\r\nd</s").utf8))
  }

  @Test(
    "a unit without a target gets one behind its source",
    arguments: [
      ("xcstrings", "<target state=\"translated\">b</target>"), ("strings", "<target>b</target>"),
    ])
  func targets(kind: String, target: String) throws {
    let head =
      "<xliff><file original=\"A.\(kind)\" source-language=\"en\" target-language=\"de\"><body>"
    let unit = "\n  <trans-unit id=\"a\">\n    <source>a</source>"
    let end = "\n    <note>n</note>\n  </trans-unit></body></file></xliff>"
    let document = try CatalogDocument(parsing: Array((head + unit + end).utf8), file: "de.xliff")
    let written = try document.applying([CatalogEdit(key: "a", locale: "de", value: "b")])
    #expect(String(decoding: written, as: UTF8.self) == head + unit + "\n    \(target)" + end)
  }
}
