import Foundation
import OversetCatalogs
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Writing catalogs")
struct WritingTests {
  @Test("four fixtures in six encodings are 22 files, since JSON has no UTF-16")
  func files() { #expect(WritingFixture.files.count == 22) }

  @Test(
    "every leaf written with its own text leaves every byte", arguments: WritingFixture.files)
  func ownTexts(name: String, encoding: WritingFixture.Encoding) throws {
    let bytes = try WritingFixture.bytes(name, encoding)
    let document = try WritingFixture.document(bytes, name)
    let leaves = document.leaves
    #expect(leaves.count >= 8)
    #expect(try document.applying(leaves.map { $0.edit($0.leaf.value) }) == bytes)
    #expect(try document.applying([]) == bytes)
  }

  @Test(
    "writing a leaf changes that leaf alone", arguments: WritingFixture.files)
  func oneLeaf(name: String, encoding: WritingFixture.Encoding) throws {
    let bytes = try WritingFixture.bytes(name, encoding)
    let document = try WritingFixture.document(bytes, name)
    #expect(document.leaves.count >= 8)
    for leaf in document.leaves {
      for value in ["", "Überall – \"<&>\" \\ 'x' 😀\n%@", "Word"] where value != leaf.leaf.value {
        let written = try document.applying([leaf.edit(value)])
        let again = try WritingFixture.document(written, name)
        var expected = document.texts
        expected[leaf.name] = Array(value.utf8)
        #expect(again.texts == expected, "\(leaf.name)")
        #expect(try text(written).contentOutsideOfTexts == text(bytes).contentOutsideOfTexts)
      }
    }
  }

  /// The comments and keys of a file, which no edit may touch.
  private func text(_ bytes: [UInt8]) throws -> Skeleton {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return Skeleton(
      text: try #require(String(data: Data(bytes), encoding: isWide ? .utf16 : .utf8)))
  }

  @Test(
    "a text changed and changed back gives the same texts, and mostly the same bytes",
    arguments: WritingFixture.files)
  func thereAndBack(name: String, encoding: WritingFixture.Encoding) throws {
    let bytes = try WritingFixture.bytes(name, encoding)
    let document = try WritingFixture.document(bytes, name)
    var count = 0
    for leaf in document.leaves {
      let changed = try WritingFixture.document(
        document.applying([leaf.edit(leaf.leaf.value + "!")]), name)
      let back = try changed.applying([leaf.edit(leaf.leaf.value)])
      // Escapes and sections that were not needed are spelt as the format has it.
      #expect(try WritingFixture.document(back, name).texts == document.texts)
      if back == bytes { count += 1 }
    }
    #expect(count * 2 > document.leaves.count)
  }

  @Test("any text is read as it was written", arguments: 0..<60 as Range<UInt64>)
  func randomTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for name in WritingFixture.names {
      let encodings = WritingFixture.encodings(of: name)
      let encoding = encodings[random.next(below: encodings.count)]
      let bytes = try WritingFixture.bytes(name, encoding)
      let document = try WritingFixture.document(bytes, name)
      #expect(document.leaves.count >= 8)
      let isXML = name.hasSuffix("dict") || name.hasSuffix("xliff")
      let edits = document.leaves.map { leaf in
        leaf.edit(random.text(controls: isXML ? "\u{7F}\u{85}" : "\u{1}\u{7}\u{8}\u{B}\u{C}\u{1F}"))
      }
      let again = try WritingFixture.document(document.applying(edits), name)
      #expect(
        again.leaves.map { Array($0.leaf.value.utf8) } == edits.map { Array($0.value.utf8) },
        "\(name) \(encoding)")
    }
  }

  /// What is read without a fault is written, however odd it is.
  @Test(
    "a damaged file is refused with places, or written like any other",
    arguments: WritingFixture.names,
    0..<60 as Range<UInt64>)
  func damage(name: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let telling = Array("{}[]\",:\\u<>&/'= ;!]-*\n\rU0@".utf8) + [0xC3, 0xFF]
    for _ in 0..<4 {
      var bytes = try WritingFixture.bytes(name, .asFound)
      for _ in 0...random.next(below: 3) {
        bytes[random.next(below: bytes.count)] = telling[random.next(below: telling.count)]
      }
      let document: CatalogDocument
      do throws(Diagnostic) {
        document = try WritingFixture.document(bytes, name)
      } catch {
        let places = error.all.map { ($0.line ?? 0, $0.column ?? 0) }
        #expect(!places.isEmpty && places.allSatisfy { $0 > 0 && $1 > 0 }, "\(error)")
        continue
      }
      var seen: Set<[String]> = []
      // Of two leaves of one name the first is written.
      let leaves = document.leaves.filter { seen.insert($0.name).inserted }
      #expect(try document.applying(leaves.map { $0.edit($0.leaf.value) }) == bytes)
      let written = try document.applying(leaves.map { $0.edit($0.leaf.value + "<\"\n\\") })
      let again = try WritingFixture.document(written, name)
      for leaf in leaves {
        #expect(again.texts[leaf.name] == Array((leaf.leaf.value + "<\"\n\\").utf8))
      }
      for tag in ["en-XA", "ar-XB"] as [LocaleTag] {
        let pseudo = try #require(Pseudolocale(tag: tag))
        _ = try WritingFixture.document(document.pseudolocalized(as: pseudo), name)
      }
    }
  }

  @Test("the last of several edits of a leaf counts")
  func severalEdits() throws {
    let document = try CatalogDocument(parsing: Array("a = b;".utf8), file: "de.lproj/A.strings")
    let edits = ["x", "y", "c d"].map { CatalogEdit(key: "a", locale: "de", value: $0) }
    #expect(try document.applying(edits) == Array("a = \"c d\";".utf8))
    let back = edits + [CatalogEdit(key: "a", locale: "de", value: "b")]
    #expect(try document.applying(back) == Array("a = b;".utf8))
  }

  @Test("an edit of a leaf that does not exist is refused by name")
  func missingLeaf() throws {
    for name in WritingFixture.names {
      let bytes = try WritingFixture.bytes(name, .asFound)
      let document = try WritingFixture.document(bytes, name)
      for (key, locale, path, catalog) in [
        ("none", "en", LeafPath.root, 0), ("Save", "qq", .root, 0),
        ("Tap", "en", LeafPath([.plural("few")]), 0), ("Save", "en", .root, 7),
      ] as [(String, LocaleTag, LeafPath, Int)] {
        let edit = CatalogEdit(key: key, locale: locale, path: path, value: "", catalog: catalog)
        let error = #expect(throws: Diagnostic.self) { try document.applying([edit]) }
        #expect(error?.problem.contains("“\(key)” has no text in “\(locale)”") == true)
      }
    }
  }

  @Test(
    "a file with errors is not opened for writing",
    arguments: [
      ("A.strings", "a = b;; c = d;", "a second “;”"), ("A.strings", "bplist00x", "binary"),
      ("A.stringsdict", "bplist00x", "binary"), ("A.stringsdict", "<plist><dict>", "ends inside"),
      ("A.xcstrings", "{\"a\":1,}", "a comma before"), ("A.xliff", "<xliff><file>", "ends inside"),
      ("A.txt", "a", "not a catalog"),
    ])
  func refusals(file: String, text: String, problem: String) throws {
    let error = #expect(throws: Diagnostic.self) {
      try CatalogDocument(parsing: Array(text.utf8), file: file)
    }
    #expect(error?.all.contains { $0.problem.contains(problem) } == true)
    #expect(problem != "binary" || error?.remedy.contains("plutil -convert xml1 \(file)") == true)
  }

  @Test(
    "a character that XML cannot hold is refused at its line",
    arguments: ["\u{0}", "\u{1B}", "\u{FFFF}"])
  func charactersBeyondXML(text: String) throws {
    let bytes = try WritingFixture.bytes("Ferry.stringsdict", .asFound)
    let document = try WritingFixture.document(bytes, "Ferry.stringsdict")
    #expect(document.leaves.count >= 8)
    for leaf in document.leaves {
      let error = #expect(throws: Diagnostic.self) { try document.applying([leaf.edit(text)]) }
      #expect(error?.line == leaf.leaf.place.line)
      #expect(error?.problem.contains("XML cannot contain U+") == true)
    }
  }
}

/// What is left of a file without its texts: comments, keys and the order of lines.
private struct Skeleton {
  let text: String

  var contentOutsideOfTexts: [Substring] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let start = line.drop { $0 == " " || $0 == "\t" }
      let marks = ["/*", "//", "<!--", "<key>", "<trans-unit", "<file", "<plist", "<?xml"]
      return marks.contains { start.hasPrefix($0) } && !start.contains(/<string|<source/)
        ? start : nil
    }
  }
}

extension SeededGenerator {
  /// A text of what formats have to escape.
  fileprivate mutating func text(controls: String) -> String {
    let scalars = Array(
      ("ab %@\"\"''\\\\;=/*{}[]<>&]]>\n\n\r\t\u{2028}\u{AB}é寸😀\u{301}\u{FEFF}\u{10FFFF}" + controls)
        .unicodeScalars)
    var text = String.UnicodeScalarView()
    for _ in 0..<next(below: 14) { text.append(scalars[next(below: scalars.count)]) }
    return String(text)
  }
}
