import OversetCatalogs
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Damaged input")
struct FuzzTests {
  /// Bytes that mean something to one of the parsers.
  private static let telling =
    Array("{}[]\",:\\u%#@$*._`~^()<>!-0129arg \n".utf8) + [0xC3, 0xF0, 0x80]

  @Test(
    "a damaged catalog is refused with places, or read and rendered",
    arguments: ["constructs.xcstrings", "faults.xcstrings"], 0..<30 as Range<UInt64>)
  func damaged(fixture: String, seed: UInt64) throws {
    let original = try Fixture.bytes(fixture)
    var random = SeededGenerator(seed: seed)
    var seen = 0
    for _ in 0..<4 {
      var bytes = original
      for _ in 0...random.next(below: 6) {
        bytes[random.next(below: bytes.count)] =
          Self.telling[random.next(below: Self.telling.count)]
      }
      do throws(Diagnostic) {
        let catalog = try StringCatalog(parsing: bytes, file: "a.xcstrings")
        let resolver = resolver(catalog)
        for entry in catalog.entries {
          for locale in ["en", "ar", "de"] as [LocaleTag] {
            for rendering in resolver.renderings(of: entry, locale: locale) {
              try expectRanges(of: rendering.resolved)
              seen += 1
            }
          }
        }
      } catch {
        seen += error.all.count
        #expect(error.all.allSatisfy { ($0.line ?? 0) > 0 && ($0.column ?? 0) > 0 })
      }
    }
    // Errors and renderings together.
    #expect(seen >= 4)
  }

  @Test("any text has a resolution whose ranges lie in it", arguments: 0..<200 as Range<UInt64>)
  func texts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("%%%%@@d$12*#.lf *_`~[]()^!<>\\aé😀 ")
    let text = String((0..<30).map { _ in letters[random.next(below: letters.count)] })
    let arguments: [FormatArgument] = [.text("*é😀_"), .integer(-3), .decimal(1.5), .unsigned(9)]
    try expectRanges(of: resolver().resolve(key: text, arguments: arguments, locale: "en"))
    #expect(FormatString.parse(text).map(\.text).joined() == text)
  }

  /// Offsets lie in the texts, and arguments that are shown are shown whole.
  private func expectRanges(of resolved: ResolvedString) throws(Diagnostic) {
    let length = resolved.text.utf16.count
    #expect(resolved.insertions.allSatisfy { $0.range.upperBound <= length })
    let styled = resolved.styled
    let shown = Array(styled.text.utf16)
    #expect(styled.spans.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= shown.count })
    let before = Array(resolved.text.utf16)
    for insertion in styled.insertions {
      let matches = resolved.insertions.contains {
        $0.argument == insertion.argument && before[$0.range] == shown[insertion.range]
      }
      #expect(matches, "\(resolved)")
    }
  }
}

extension SeededGenerator {
  mutating func next(below bound: Int) -> Int { Int(next() % UInt64(max(bound, 1))) }
}
