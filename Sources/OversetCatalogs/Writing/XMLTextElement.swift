import OversetVocabulary

/// An element of an XML file that holds a text, as it is spelt.
///
/// Comments and instructions within the text stay when the text is changed.
struct XMLTextElement {
  /// The element with its tags, in units of the file.
  let range: Range<Int>
  private let name: String
  /// Where the text of an element of two tags would begin; nil for `<string/>`.
  private let contentStart: Int?
  /// What the text is made of.
  private let parts: [Part]
  /// Whether line breaks are spelt as references.
  private let hasReferences: Bool

  private struct Part {
    let range: Range<Int>
    let isCharacterData: Bool
  }

  /// The element that begins at an index; nil if none does.
  init?(at index: Int, in text: EditableText) {
    var reader = XMLReader(
      cursor: UnitCursor(text.units, file: text.file, at: index), errors: [])
    guard reader.cursor.peek == "<" else { return nil }
    reader.cursor.advance()
    guard let name = reader.readName() else { return nil }
    _ = reader.readAttributes(of: name)
    reader.skipSpace()
    self.name = name
    if reader.cursor.peek == "/" {
      reader.cursor.advance(by: 2)
      (contentStart, parts, hasReferences) = (nil, [], false)
    } else {
      reader.cursor.advance(by: 1)
      contentStart = reader.cursor.index
      parts = Self.parts(&reader)
      hasReferences = parts.contains { !$0.isCharacterData && text.hasLineReference(in: $0.range) }
      reader.skip(past: ">", of: "tag")
    }
    guard reader.errors.isEmpty else { return nil }
    range = index..<reader.cursor.index
  }

  /// Reads up to the end tag.
  private static func parts(_ reader: inout XMLReader) -> [Part] {
    var parts: [Part] = []
    while !reader.cursor.isAtEnd, !reader.cursor.isAt("</") {
      let start = reader.cursor.index
      if reader.cursor.isAt("<!--") {
        reader.skip(past: "-->", of: "comment")
      } else if reader.cursor.isAt("<?") {
        reader.skip(past: "?>", of: "instruction")
      } else if reader.cursor.isAt("<![CDATA[") {
        reader.readCharacterData()
        parts.append(Part(range: start..<reader.cursor.index, isCharacterData: true))
      } else if reader.cursor.isAt("<!") {
        reader.skipDeclaration()
      } else if reader.cursor.peek == "<" {
        // An element in a text is a fault of its own; it is passed over here.
        reader.cursor.advance()
      } else {
        reader.readText()
        parts.append(Part(range: start..<reader.cursor.index, isCharacterData: false))
      }
    }
    return parts
  }

  // MARK: Writing

  /// Gives the element another text.
  ///
  /// - Throws: `Diagnostic` for a character that XML cannot hold.
  func setText(
    _ value: String, at place: SourcePlace, in text: inout EditableText
  ) throws(Diagnostic) {
    let spelling = XMLSpelling(lineEnd: text.lineEnd, spellsReferences: hasReferences)
    guard let contentStart else {
      let tag = text.text(range).dropLast(2)
      let end = tag.lastIndex { !$0.isWhitespace }.map { tag.index(after: $0) } ?? tag.endIndex
      let content = try spelling.text(of: value, at: place)
      text.replace(range, with: "\(tag[..<end])>\(content)</\(name)>")
      return
    }
    guard let first = parts.first else {
      text.replace(contentStart..<contentStart, with: try spelling.text(of: value, at: place))
      return
    }
    let isCharacterData = parts.allSatisfy(\.isCharacterData)
    text.replace(
      first.range,
      with: isCharacterData && !value.isEmpty
        ? try spelling.characterData(of: value, at: place)
        : try spelling.text(of: value, at: place))
    for part in parts.dropFirst() { text.replace(part.range, with: "") }
  }
}

extension EditableText {
  /// Whether a part spells a line feed as a reference.
  fileprivate func hasLineReference(in range: Range<Int>) -> Bool {
    let part = text(range).lowercased().unicodeScalars
    return ["&#10;", "&#xa;"].contains { part.contains($0.unicodeScalars) }
  }
}
