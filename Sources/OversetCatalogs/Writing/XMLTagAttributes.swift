/// The attributes of a tag, by where their values are.
struct XMLTagAttributes {
  /// Where the element's name ends, in units of the file.
  let nameEnd: Int
  private var ranges: [String: Range<Int>] = [:]

  /// The attributes of the tag that begins at an index.
  init(at index: Int, in text: EditableText) {
    var reader = XMLReader(
      cursor: UnitCursor(text.units, file: text.file, at: index), errors: [])
    reader.cursor.advance()
    _ = reader.readName()
    nameEnd = reader.cursor.index
    while true {
      reader.skipSpace()
      guard let name = reader.readName() else { return }
      reader.skipSpace()
      guard reader.cursor.peek == "=" else { return }
      reader.cursor.advance()
      reader.skipSpace()
      let start = reader.cursor.index + 1
      guard reader.readAttributeValue(of: name, at: reader.cursor.here) != nil else { return }
      ranges[name] = ranges[name] ?? start..<(reader.cursor.index - 1)
    }
  }

  /// Where the value of an attribute is, without its quotation marks; nil if there is no such attribute.
  subscript(name: String) -> Range<Int>? { ranges[name] }
}
