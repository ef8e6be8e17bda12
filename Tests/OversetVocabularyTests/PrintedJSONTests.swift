import Foundation
import OversetVocabulary
import Testing

/// JSON and contents of files on the standard output stream.
struct PrintedJSONTests {
  @Test(
    "a string is exact after parsing, and its bytes hold nothing that is obeyed",
    arguments: [
      ("</script><!-- & -->", #""\u003c/script\u003e\u003c!-- \u0026 --\u003e""#),
      ("\u{2028}\u{7F}\u{9B}", #""\u2028\u007f\u009b""#),
      ("\u{202E}\u{E0041}", #""\u202e\udb40\udc41""#),
      ("::error::x", #"":\u003aerror:\u003ax""#), ("##[a ##vso[b", ##""#\u0023[a #\u0023vso[b""##),
      ("\\::e", #""\\:\u003ae""#), ("a/b :: ## é 👩\u{200D}👧", "\"a/b :: ## é 👩\u{200D}👧\""),
    ])
  func strings(text: String, bytes: String) throws {
    let json = try PrintedJSON([text], isIndented: false)
    #expect(String(decoding: json.bytes, as: UTF8.self) == "[\(bytes)]\n")
    let parsed = try JSONDecoder().decode([String].self, from: json.bytes)
    #expect(parsed.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test("every scalar is exact after parsing")
  func scalars() throws {
    let all = String(
      String.UnicodeScalarView((0..<0x11_0000).compactMap { Unicode.Scalar(UInt32($0)) }))
    let json = try PrintedJSON([all], isIndented: false)
    let parsed = try JSONDecoder().decode([String].self, from: json.bytes)
    #expect(parsed.map { Array($0.utf8) } == [Array(all.utf8)])
    let text = String(decoding: json.bytes, as: UTF8.self)
    #expect(!text.dropLast().unicodeScalars.contains { ForeignText.isObeyed($0.value) })
  }

  @Test(
    "contents that hold controls or log commands are not for the standard output stream",
    arguments: [
      (Array("\"a\" = \"b\";\r\n\t\n".utf8), true), (Array("\u{202E}é".utf8), true), ([], true),
      (Array("a\u{1B}[0m".utf8), false), (Array("a\rb".utf8), false), (Array("a\r".utf8), false),
      (Array("\n::error::x".utf8), false), (Array("a\u{2028}".utf8), false),
      (Array("a\u{85}".utf8), false),
      // Han characters in UTF-16 whose bytes clear the screen; a control of eight bits.
      ([0xFF, 0xFE, 0x1B, 0x5B, 0x32, 0x4A], false), ([0x80, 0x9B, 0x61], false),
      ([0xFF, 0xFE, 0x61, 0, 0x0A, 0], false), ([0xFF, 0xFE, 0x1B, 0], false),
    ] as [([UInt8], Bool)])
  func contents(bytes: [UInt8], isPrinted: Bool) {
    #expect((PrintedContents(Data(bytes))?.bytes == Data(bytes)) == isPrinted)
  }
}
