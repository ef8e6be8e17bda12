#if Source
  import Foundation
  import OversetAppSource
  import OversetVocabulary
  import Testing

  struct SwiftTextTests {
    private static let text = "let a = \"größer\" // 😀\n"

    private static func utf16(_ mark: [UInt8], isLittleEndian: Bool) -> Data {
      Data(
        mark
          + text.utf16.flatMap { unit in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return isLittleEndian ? bytes.reversed() : bytes
          })
    }

    @Test(
      "every encoding of Xcode is read",
      arguments: [
        Data(text.utf8), Data([0xEF, 0xBB, 0xBF] + text.utf8),
        utf16([0xFF, 0xFE], isLittleEndian: true), utf16([0xFE, 0xFF], isLittleEndian: false),
      ])
    func everyEncodingOfXcodeIsRead(data: Data) throws {
      #expect(try SwiftText.text(of: data, file: "A.swift") == Self.text)
    }

    @Test("an empty file is an empty text") func anEmptyFileIsAnEmptyText() throws {
      #expect(try SwiftText.text(of: Data(), file: "A.swift").isEmpty)
    }

    @Test(
      "bytes of no encoding are refused with the file",
      arguments: [
        Data("let a = \"".utf8) + Data([0xFC, 0x22, 0x0A]), Data([0xFF, 0xFE, 0x41]),
        Data([0xFF, 0xFE, 0x00, 0xD8]),
      ])
    func bytesOfNoEncodingAreRefusedWithTheFile(data: Data) throws {
      let error = #expect(throws: Diagnostic.self) {
        try SwiftText.text(of: data, file: "A.swift")
      }
      #expect(error?.file == "A.swift")
      #expect(error?.kind == .data)
    }

    @Test("the first byte that is not UTF-8 is named") func theFirstByteThatIsNotUTF8IsNamed()
      throws
    {
      let data = Data("let a = 1\nlet b = \"".utf8) + Data([0xFC, 0x22])
      let error = #expect(throws: Diagnostic.self) {
        try SwiftText.text(of: data, file: "A.swift")
      }
      #expect(error?.place == SourcePlace(file: "A.swift", line: 2, column: 10))
    }
  }
#endif
