import Foundation
import OversetCatalogs
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite("Writing catalogs")
struct WritingTests {
  @Test(
    "Every leaf written with its own text leaves every byte", arguments: WritingFixture.names,
    WritingFixture.Encoding.allCases)
  func ownTexts(name: String, encoding: WritingFixture.Encoding) throws {
    guard let bytes = try WritingFixture.bytes(name, encoding) else { return }
    let document = try WritingFixture.document(bytes, name)
    let leaves = document.leaves
    #expect(leaves.count >= 8)
    #expect(try document.applying(leaves.map { $0.edit($0.leaf.value) }) == bytes)
    #expect(try document.applying([]) == bytes)
  }

  @Test(
    "A leaf written anew changes that leaf alone", arguments: WritingFixture.names,
    WritingFixture.Encoding.allCases)
  func oneLeaf(name: String, encoding: WritingFixture.Encoding) throws {
    guard let bytes = try WritingFixture.bytes(name, encoding) else { return }
    let document = try WritingFixture.document(bytes, name)
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
    "A text written anew and back gives the file again", arguments: WritingFixture.names,
    WritingFixture.Encoding.allCases)
  func thereAndBack(name: String, encoding: WritingFixture.Encoding) throws {
    guard let bytes = try WritingFixture.bytes(name, encoding) else { return }
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

  @Test("Any text is read as it was written", arguments: 0..<60 as Range<UInt64>)
  func randomTexts(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for name in WritingFixture.names {
      let encodings = WritingFixture.Encoding.allCases
      let encoding = encodings[random.next(below: encodings.count)]
      guard let bytes = try WritingFixture.bytes(name, encoding) else { continue }
      let document = try WritingFixture.document(bytes, name)
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
    "A damaged file is refused, or written like any other", arguments: WritingFixture.names,
    0..<60 as Range<UInt64>)
  func damage(name: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let telling = Array("{}[]\",:\\u<>&/'= ;!]-*\n\rU0@".utf8) + [0xC3, 0xFF]
    for _ in 0..<4 {
      guard var bytes = try WritingFixture.bytes(name, .asFound) else { continue }
      for _ in 0...random.next(below: 3) {
        bytes[random.next(below: bytes.count)] = telling[random.next(below: telling.count)]
      }
      guard let document = try? WritingFixture.document(bytes, name) else { continue }
      var seen: Set<[String]> = []
      // Of two leaves of one name the first is written.
      let leaves = document.leaves.filter { seen.insert($0.name).inserted }
      #expect(try document.applying(leaves.map { $0.edit($0.leaf.value) }) == bytes)
      let written = try document.applying(leaves.map { $0.edit($0.leaf.value + "<\"\n\\") })
      let again = try WritingFixture.document(written, name)
      for leaf in leaves {
        #expect(again.texts[leaf.name] == Array((leaf.leaf.value + "<\"\n\\").utf8))
      }
      for tag in ["en-XA", "ar-XB"] {
        let pseudo = try #require(Pseudolocale(tag: tag))
        _ = try WritingFixture.document(document.pseudolocalized(as: pseudo), name)
      }
    }
  }

  @Test("Of several edits of a leaf the last counts")
  func severalEdits() throws {
    let document = try CatalogDocument(parsing: Array("a = b;".utf8), file: "de.lproj/A.strings")
    let edits = ["x", "y", "c d"].map { CatalogEdit(key: "a", locale: "de", value: $0) }
    #expect(try document.applying(edits) == Array("a = \"c d\";".utf8))
    let back = edits + [CatalogEdit(key: "a", locale: "de", value: "b")]
    #expect(try document.applying(back) == Array("a = b;".utf8))
  }

  @Test("A leaf that is not there is named")
  func missingLeaf() throws {
    for name in WritingFixture.names {
      let bytes = try #require(try WritingFixture.bytes(name, .asFound))
      let document = try WritingFixture.document(bytes, name)
      for (key, locale, path, catalog) in [
        ("none", "en", LeafPath.root, 0), ("Save", "qq", .root, 0),
        ("Tap", "en", LeafPath([.plural("few")]), 0), ("Save", "en", .root, 7),
      ] {
        let edit = CatalogEdit(key: key, locale: locale, path: path, value: "", catalog: catalog)
        let error = #expect(throws: CatalogError.self) { try document.applying([edit]) }
        #expect(error?.problem.contains("there is no text of “\(key)” in “\(locale)”") == true)
      }
    }
  }

  @Test(
    "A file that is not read for certain is not written",
    arguments: [
      ("A.strings", "a = b;; c = d;", "a second “;”"), ("A.strings", "bplist00x", "binary"),
      ("A.stringsdict", "bplist00x", "binary"), ("A.stringsdict", "<plist><dict>", "ends inside"),
      ("A.xcstrings", "{\"a\":1,}", "a comma before"), ("A.xliff", "<xliff><file>", "ends inside"),
      ("A.txt", "a", "no catalog"),
    ])
  func refusals(file: String, text: String, problem: String) throws {
    let error = #expect(throws: CatalogError.self) {
      try CatalogDocument(parsing: Array(text.utf8), file: file)
    }
    #expect(error?.all.contains { $0.problem.contains(problem) } == true)
    #expect(problem != "binary" || error?.remedy.contains("plutil -convert xml1 \(file)") == true)
  }

  @Test("XML refuses what it cannot hold", arguments: ["\u{0}", "\u{1B}", "\u{FFFF}"])
  func charactersBeyondXML(text: String) throws {
    let bytes = try #require(try WritingFixture.bytes("Ferry.stringsdict", .asFound))
    let document = try WritingFixture.document(bytes, "Ferry.stringsdict")
    for leaf in document.leaves {
      let error = #expect(throws: CatalogError.self) { try document.applying([leaf.edit(text)]) }
      #expect(error?.line == leaf.leaf.place.line)
      #expect(error?.problem.contains("XML cannot hold U+") == true)
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
