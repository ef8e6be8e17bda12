import Foundation
import OversetCatalogs
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Writing pseudolocales")
struct PseudoWritingTests {
  @Test(
    "a pseudolocale written to any format changes what is text, and that alone",
    arguments: WritingFixture.names, Pseudolocale.tags)
  func formats(name: String, tag: LocaleTag) throws {
    let pseudo = try #require(Pseudolocale(tag: tag))
    let bytes = try WritingFixture.bytes(name, .asFound)
    let document = try WritingFixture.document(bytes, name)
    let written = try document.pseudolocalized(as: pseudo)
    let again = try WritingFixture.document(written, name)
    switch name {
    case "Ferry.xcstrings":
      #expect(isSubsequence(document.texts, of: again.texts))
      let leaves = again.leaves.filter { $0.leaf.locale == tag }
      #expect(leaves.count == 9)
      #expect(leaves.allSatisfy { !["", "Harbour"].contains($0.leaf.key) })
      // Once more, nothing is left to add.
      #expect(try again.pseudolocalized(as: pseudo) == written)
    case "uk.xliff":
      let targets = again.leaves.filter { $0.leaf.locale == tag }
      #expect(targets.count == 7)
      for target in targets where target.leaf.path.substitution == nil {
        let source = again.leaves.first {
          $0.leaf.locale == "en" && $0.leaf.key == target.leaf.key
            && $0.leaf.path == target.leaf.path && $0.catalog == target.catalog
        }
        #expect(target.leaf.value == source.map { pseudo.text(of: $0.leaf.value) })
      }
    default:
      #expect(document.leaves.count >= 8)
      #expect(again.leaves.count == document.leaves.count)
      for (before, after) in zip(document.leaves, again.leaves) {
        #expect(after.leaf.value == pseudo.text(of: before.leaf.value))
        #expect(after.name == before.name)
      }
    }
  }

  private func isSubsequence(_ some: [[String]: [UInt8]], of all: [[String]: [UInt8]]) -> Bool {
    some.allSatisfy { all[$0.key] == $0.value }
  }

  @Test("an export in a pseudolocale names it as its target language")
  func targetLanguage() throws {
    let bytes = try WritingFixture.bytes("uk.xliff", .asFound)
    let pseudo = try #require(Pseudolocale(tag: "en-XA"))
    let written = String(
      decoding: try WritingFixture.document(bytes, "uk.xliff").pseudolocalized(as: pseudo),
      as: UTF8.self)
    let mark = "source-language=\"en\" target-language=\"en-XA\" datatype="
    #expect(written.components(separatedBy: mark).count == 3)
    #expect(!written.contains("\"uk\""))
    #expect(written.contains("<target state=\"translated\">Ļåţéŕ\nöñ</target>"))
    #expect(written.contains("<target>Šåṽé &amp; çļöšé</target>"))
    #expect(written.contains("<target state=\"needs-review-l10n\">Ɓļåñķ</target>"))
  }

  @Test("texts that no lookup finds are written as well, and settings are not")
  func everyText() throws {
    let pseudo = try #require(Pseudolocale(tag: "en-x-double"))
    func written(_ text: String, _ file: String) throws -> String {
      let document = try CatalogDocument(parsing: Array(text.utf8), file: file)
      return String(decoding: try document.pseudolocalized(as: pseudo), as: UTF8.self)
    }
    #expect(
      try written("a = \"b\"; /* b */ a = c; d;", "en.lproj/A.strings")
        == "a = \"bb\"; /* b */ a = cc; d = \"dd\";")
    func variable(_ text: String) -> String {
      """
      <dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>other</key><string>\(text)</string></dict></dict>
      """
    }
    func file(_ first: String, _ second: String) -> String {
      "<plist><dict><key>a</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key>"
        + "\(variable(first))<key>other</key>\(variable(second))</dict></dict></dict></plist>"
    }
    #expect(
      try written(file("%d b", "%d c"), "en.lproj/A.stringsdict") == file("%d bb", "%d cc"))
  }

  /// Placeholders, text for text, and the length that was measured.
  @Test("a catalog of 5,000 keys keeps its placeholders and reaches its length")
  func largeCatalog() throws {
    let catalog = ProseCatalog(keys: 5_000, seed: 11)
    let pseudo = try #require(Pseudolocale(tag: "en-x-p90-de"))
    let table = try #require(ExpansionTable(language: "de"))
    let document = try CatalogDocument(parsing: catalog.bytes, file: "Prose.xcstrings")
    let again = try CatalogDocument(
      parsing: document.pseudolocalized(as: pseudo), file: "Prose.xcstrings")
    let entries = try #require(again.catalogs.first).entries
    #expect(entries.count == 5_000)
    var classes: [Double: (count: Int, target: Double, reached: Int)] = [:]
    for (entry, source) in zip(entries, catalog.sources) {
      let text = try #require(entry.localizations["en-x-p90-de"]?.unit?.value)
      let (before, after) = (PlaceholderText(source), PlaceholderText(text))
      #expect(before.placeholders.sorted() == after.placeholders.sorted(), "\(source): \(text)")
      let factor = table.factor(forLength: before.length)
      let sum = classes[factor] ?? (0, 0, 0)
      classes[factor] = (
        sum.count + 1, sum.target + Double(before.length) * factor, sum.reached + after.length
      )
    }
    #expect(classes.count == 6)
    for (factor, sum) in classes {
      #expect(sum.count > 50, "\(factor)")
      // Each text is rounded to whole characters.
      #expect(abs(Double(sum.reached) - sum.target) <= Double(sum.count) / 2, "\(factor): \(sum)")
    }
  }
}

/// A text with the placeholders taken out.
private struct PlaceholderText {
  var placeholders: [String] = []
  /// The characters for readers.
  var length = 0

  init(_ text: String) {
    for piece in FormatString.parse(text) {
      if case .literal = piece.kind {
        length += piece.text.unicodeScalars.count
      } else {
        placeholders.append(piece.text)
      }
    }
  }
}

/// A catalog of random prose with placeholders, whose texts are of all lengths.
private struct ProseCatalog {
  private(set) var sources: [String] = []

  init(keys: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let words = ["a", "to", "save", "harbour", "the", "ferries", "Zürich", "left", "tide", "of"]
    let placeholders = ["%@", "%lld", "%1$@", "%%", "%.1f", "%2$lld", "%#@n@", "%arg"]
    for _ in 0..<keys {
      var parts = (0..<(1 + random.next(below: [1, 3, 8, 24][random.next(below: 4)]))).map { _ in
        words[random.next(below: words.count)]
      }
      for _ in 0..<random.next(below: 4) {
        parts.insert(
          placeholders[random.next(below: placeholders.count)],
          at: random.next(below: parts.count + 1))
      }
      sources.append(parts.joined(separator: " "))
    }
  }

  /// The catalog as a file.
  var bytes: [UInt8] {
    let entries = sources.enumerated().map { index, source in
      """
          "key \(index)" : {
            "localizations" : {
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "\(source)"
                }
              }
            }
          }
      """
    }
    let strings = entries.joined(separator: ",\n")
    return Array(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}"
        .utf8)
  }
}
