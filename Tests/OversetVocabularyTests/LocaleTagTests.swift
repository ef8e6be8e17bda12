import Foundation
import OversetVocabulary
import Testing

@Suite("Locale tags")
struct LocaleTagTests {
  /// A line of `Data/locale-tags.txt`.
  struct Example: Sendable, CustomTestStringConvertible {
    let written: String
    /// The folded tag and its parts; nil for a text that is refused.
    let parts: [String]?

    var testDescription: String { "'\(written)'" }

    /// An empty list if the file is missing or a line has the wrong number of cells.
    static let all: [Example] = {
      let file = Bundle.module.bundleURL.appending(path: "Data/locale-tags.txt")
      let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      let examples = lines.compactMap(Example.init)
      return examples.count == lines.count ? examples : []
    }()

    init?(_ line: Substring) {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
        .map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 6 || cells.count == 2 && cells[1] == "malformed" else { return nil }
      written = cells[0]
      parts = cells.count == 6 ? Array(cells[1...]) : nil
    }
  }

  @Test("the file of examples is read whole")
  func file() {
    #expect(Example.all.count == 72)
    #expect(Example.all.count { $0.parts == nil } == 22)
  }

  @Test("a tag is folded and has the parts that the file lists", arguments: Example.all)
  func parts(example: Example) {
    let tag = LocaleTag(example.written)
    let parts = tag.map {
      [
        $0.identifier, $0.language, $0.script ?? "-", $0.region ?? "-",
        $0.variants.isEmpty ? "-" : $0.variants.joined(separator: " "),
      ]
    }
    #expect(parts == example.parts)
  }

  @Test("a folded tag is folded to itself, and so is the tag in any case", arguments: Example.all)
  func folding(example: Example) {
    guard let folded = example.parts?[0] else {
      for text in [example.written.uppercased(), example.written.lowercased()] {
        #expect(LocaleTag(text) == nil)
      }
      return
    }
    for text in [folded, folded.uppercased(), folded.lowercased(), example.written] {
      #expect(LocaleTag(text)?.identifier == folded)
      #expect(LocaleTag(text) == LocaleTag(folded))
    }
  }

  @Test("a character that folds to an ASCII letter is not part of a tag")
  func foreignLetters() {
    // The Kelvin sign and the long s.
    for text in ["\u{212A}o", "\u{17F}v", "de-\u{212A}O"] { #expect(LocaleTag(text) == nil) }
  }

  @Test("a tag is encoded as a string and decoded from one in any case")
  func coding() throws {
    let tags = try JSONDecoder().decode([LocaleTag].self, from: Data(#"["zh-hans","DE"]"#.utf8))
    #expect(tags == ["zh-Hans", "de"])
    #expect(try JSONEncoder().encode(tags) == Data(#"["zh-Hans","de"]"#.utf8))
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([LocaleTag].self, from: Data(#"["!!"]"#.utf8))
    }
  }

  @Test("tags are ordered by their folded identifiers")
  func order() {
    let tags: [LocaleTag] = ["zh-hans", "DE-at", "de", "zh-CN", "en-x-tall", "en-XA"]
    #expect(
      tags.sorted().map(\.identifier)
        == ["de", "de-AT", "en-XA", "en-x-tall", "zh-CN", "zh-Hans"])
  }
}
