import Foundation
import OversetVocabulary
import Testing

/// Values in formats that have signs of their own.
struct PrintedMarkupTests {
  private func text(_ markup: PrintedMarkup) -> String {
    String(decoding: markup.bytes, as: UTF8.self)
  }

  @Test(
    "each place escapes its own signs",
    arguments: [
      ("<a b=\"c\">&'\u{FFFE}", "xml", #"&lt;a b=&quot;c&quot;&gt;&amp;&apos;\u{FFFE}"#),
      (
        "a|b`c` <x> @y #1 [z](w)", "markdown",
        "a&#124;b&#96;c&#96; &#60;x&#62; &#64;&#8203;y &#35;&#8203;1 &#91;z&#93;&#40;w&#41;"
      ),
      ("http://www.a.b", "markdown", "http&#58;//www&#46;a.b"),
      ("50 %0A:,", "gitHubMessage", "50 %250A:,"), ("50 %0A:,", "gitHubProperty", "50 %250A%3A%2C"),
      ("5 %;]", "azureMessage", "5 %AZP25;]"), ("5 %;]", "azureProperty", "5 %AZP25%3B%5D"),
    ])
  func escapes(value: String, place: String, expected: String) throws {
    let escapes: [String: MarkupEscape] = [
      "xml": .xml, "markdown": .markdown, "gitHubMessage": .gitHubMessage,
      "gitHubProperty": .gitHubProperty, "azureMessage": .azureMessage,
      "azureProperty": .azureProperty,
    ]
    let escape = try #require(escapes[place])
    #expect(text("<i>\("\(value)", as: escape)</i>") == "<i>\(expected)</i>")
  }

  @Test("a value is one line and without controls before it is escaped")
  func lines() {
    let hostile = "a\nb\u{0}::error ##vso[x]"
    #expect(text("\("\(hostile)", as: .xml)") == #"a⏎b\u{0}:\u{3A}error #\u{23}vso[x]"#)
    let printed = (["x", "y"] as [PrintedText]).joined(separator: "\n")
    #expect(text("\(printed, as: .gitHubMessage)") == "x⏎y")
  }

  @Test("commands of the source stay, and values join them")
  func commands() {
    let pieces: [PrintedMarkup] = ["::error line=\(3)::", "\("\("x")", as: .gitHubMessage)\n"]
    #expect(text(pieces.joined()) == "::error line=3::x\n")
    #expect(text(pieces.joined(separator: "|")) == "::error line=3::|x\n")
    #expect(pieces.joined().byteCount == 18)
  }
}
