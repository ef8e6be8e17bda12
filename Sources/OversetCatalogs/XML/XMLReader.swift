import OversetUnicode
package import OversetVocabulary

/// What is done with the elements of an XML file.
package protocol XMLHandler {
  /// An element begins.
  mutating func start(_ name: String, _ attributes: [String: String], at place: SourcePlace)

  /// An element ends, with the text since its beginning or since the element in it that ended last.
  /// `place` is where it began.
  mutating func end(_ name: String, _ text: String, at place: SourcePlace)
}

/// Reads XML 1.0 as the tools of Apple write it, with the place of every element.
///
/// Ours, because Foundation's parser on Linux has no columns and traps on some damaged files. A document
/// type is skipped: no entity but the five of XML is known, and nothing outside of the file is read.
/// After a fault reading goes on; it is linear in the length of the file.
package struct XMLReader {
  /// The deepest nesting of elements that is read.
  private static let depthLimit = 256
  /// Reading stops after this many errors.
  private static let errorLimit = 50

  var cursor: UnitCursor
  var errors: [Diagnostic]
  private var open: [(name: String, place: SourcePlace)] = []
  private var text: [UInt16] = []

  /// Reads a file.
  ///
  /// - Returns: The faults of the XML itself.
  package static func read(
    _ bytes: [UInt8], file: String, into handler: inout some XMLHandler
  ) -> [Diagnostic] {
    let decoded = DecodedText(bytes)
    var reader = XMLReader(
      cursor: UnitCursor(decoded.units, file: file),
      errors: [decoded.error(in: file)].compactMap { $0 })
    reader.readDocument(into: &handler)
    return reader.errors
  }

  init(cursor: UnitCursor, errors: [Diagnostic]) {
    self.cursor = cursor
    self.errors = errors
  }

  private mutating func readDocument(into handler: inout some XMLHandler) {
    var hasElement = false
    while !cursor.isAtEnd, errors.count < Self.errorLimit {
      if cursor.peek == "<" {
        if readMarkup(into: &handler) { hasElement = true }
      } else {
        readText()
      }
    }
    if let last = open.last {
      report(
        "the file ends inside <\(last.name)>", "close it with </\(last.name)>", at: last.place)
    } else if !hasElement, errors.isEmpty {
      report("the file has no element", "restore the file", at: cursor.here)
    }
  }

  // MARK: Markup

  /// Reads what begins with `<`; whether it was an element.
  private mutating func readMarkup(into handler: inout some XMLHandler) -> Bool {
    if cursor.isAt("<!--") {
      skip(past: "-->", of: "comment")
    } else if cursor.isAt("<![CDATA[") {
      readCharacterData()
    } else if cursor.isAt("<?") {
      skip(past: "?>", of: "instruction")
    } else if cursor.isAt("<!") {
      skipDeclaration()
    } else if cursor.isAt("</") {
      readEndTag(into: &handler)
    } else {
      return readStartTag(into: &handler)
    }
    return false
  }

  private mutating func readStartTag(into handler: inout some XMLHandler) -> Bool {
    let place = cursor.here
    cursor.advance()
    guard let name = readName() else {
      report("“<” that does not begin an element", "write &lt; for < in a text", at: place)
      text.append(0x3C)
      return false
    }
    let attributes = readAttributes(of: name)
    skipSpace()
    let isEmpty = cursor.peek == "/"
    if isEmpty { cursor.advance() }
    if cursor.peek == ">" {
      cursor.advance()
    } else {
      report("the tag <\(name)> is not closed", "close it with >", at: place)
      recover()
    }
    text = []
    handler.start(name, attributes, at: place)
    if isEmpty {
      handler.end(name, "", at: place)
    } else if open.count < Self.depthLimit {
      open.append((name, place))
    } else {
      report(
        "elements are nested more than \(Self.depthLimit) deep", "check that this is a catalog",
        at: place)
    }
    return true
  }

  private mutating func readEndTag(into handler: inout some XMLHandler) {
    let place = cursor.here
    cursor.advance(by: 2)
    let name = readName() ?? ""
    skipSpace()
    if cursor.peek == ">" {
      cursor.advance()
    } else {
      report("the tag </\(name)> is not closed", "close it with >", at: place)
      recover()
    }
    guard let index = open.lastIndex(where: { $0.name == name }) else {
      report("</\(name)> has no opening tag", "remove it", at: place)
      return
    }
    while open.count > index + 1, let inner = open.popLast() {
      report("<\(inner.name)> is not closed", "close it with </\(inner.name)>", at: inner.place)
      end(inner, into: &handler)
    }
    if let element = open.popLast() { end(element, into: &handler) }
  }

  private mutating func end(
    _ element: (name: String, place: SourcePlace), into handler: inout some XMLHandler
  ) {
    handler.end(element.name, String(utf16: text), at: element.place)
    text = []
  }

  /// Goes on at the next tag, or behind the end of this one.
  private mutating func recover() {
    while let unit = cursor.peek, unit != "<" {
      cursor.advance()
      if unit == ">" { return }
    }
  }

  // MARK: Text

  mutating func readText() {
    while let unit = cursor.peek, unit != "<" {
      if unit == "&" {
        text += readReference()
      } else {
        appendUnit()
      }
    }
  }

  /// A line break of CR LF or CR counts as LF (XML 1.0, section 2.11).
  private mutating func appendUnit() {
    let unit = cursor.units[cursor.index]
    let isPair = unit == 0x0D && cursor.unitAfter == 0x0A
    cursor.advance()
    if !isPair { text.append(unit == 0x0D ? 0x0A : unit) }
  }

  mutating func readCharacterData() {
    let place = cursor.here
    cursor.advance(by: 9)
    while !cursor.isAtEnd {
      if cursor.isAt("]]>") {
        cursor.advance(by: 3)
        return
      }
      appendUnit()
    }
    report("the character data is not closed", "close it with ]]>", at: place)
  }

  mutating func report(_ problem: String, _ remedy: String, at place: SourcePlace) {
    guard errors.count < Self.errorLimit else { return }
    errors.append(Diagnostic(.data, at: place, problem: problem, remedy: remedy))
  }
}
