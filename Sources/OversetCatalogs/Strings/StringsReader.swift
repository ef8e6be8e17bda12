import OversetVocabulary

/// Reads the text form of a `.strings` file: the old-style property list of NeXTSTEP, as
/// CoreFoundation accepts it.
///
/// Foundation's own parser drops everything after `;;` in silence and gives no column; this one goes
/// on after every fault and names its place. Reading is linear in the length of the file.
struct StringsReader {
  /// A key with its text.
  struct Pair {
    let key: String
    let keyPlace: SourcePlace
    let value: String
    let valuePlace: SourcePlace
    /// The comment before it.
    let comment: String?
  }

  /// Reading stops after this many errors: the rest would be echoes.
  static let errorLimit = 50

  var cursor: UnitCursor
  var errors: [Diagnostic] = []
  /// The comment read last, while nothing but white space has followed.
  var comment: String?

  /// Reads a whole file.
  static func read(
    _ bytes: [UInt8], file: String
  ) -> (pairs: [Pair], notes: [CatalogNote], errors: [Diagnostic]) {
    let text = DecodedText(bytes)
    var reader = StringsReader(cursor: UnitCursor(text.units, file: file))
    reader.errors = [text.error(in: file)].compactMap { $0 }
    let marks = reader.skipMarks()
    let notes =
      marks == 0
      ? []
      : [
        CatalogNote(
          kind: .byteOrderMarks, key: nil,
          message: "the file begins with \(marks + 1) byte order marks (U+FEFF); save it with one",
          place: SourcePlace(file: file, line: 1, column: 1))
      ]
    return (reader.readPairs(), notes, reader.errors)
  }

  init(cursor: UnitCursor) { self.cursor = cursor }

  // MARK: Pairs

  private mutating func readPairs() -> [Pair] {
    var pairs: [Pair] = []
    skipSpace()
    let opening = cursor.peek == "{" ? cursor.here : nil
    if opening != nil { cursor.advance() }
    while errors.count < Self.errorLimit {
      skipSpace()
      if cursor.isAtEnd {
        if let opening { report("the file ends inside the “{”", "close it", at: opening) }
        break
      }
      if opening != nil, cursor.peek == "}" {
        cursor.advance()
        break
      }
      if let pair = readPair() { pairs.append(pair) }
    }
    return pairs
  }

  /// Reads `key = value;` or `key;`. After a fault the reader stands where the next pair may begin.
  private mutating func readPair() -> Pair? {
    let comment = comment
    self.comment = nil
    let keyPlace = cursor.here
    guard let key = readToken(as: "key") else { return nil }
    skipSpace()
    switch cursor.peek {
    case ";":
      endPair()
      return Pair(key: key, keyPlace: keyPlace, value: key, valuePlace: keyPlace, comment: comment)
    case "=": cursor.advance()
    default:
      reportNoEquals(after: key, at: keyPlace)
      return nil
    }
    skipSpace()
    let valuePlace = cursor.here
    guard let value = readToken(as: "text") else { return nil }
    let valueEnd = cursor.here
    skipSpace()
    if cursor.peek == ";" {
      endPair()
    } else {
      reportUnfinished(value, at: valuePlace, endingAt: valueEnd)
    }
    return Pair(
      key: key, keyPlace: keyPlace, value: value, valuePlace: valuePlace, comment: comment)
  }

  private mutating func reportNoEquals(after key: String, at place: SourcePlace) {
    guard key.contains("\n") else {
      report(
        "no “=” after the key “\(key)”", "write “= \"...\";” after it", at: cursor.here)
      recover()
      return
    }
    report("this key is not closed", "close it with a quotation mark", at: place)
    cursor.rewind(toLineAfter: place)
  }

  /// Reads the semicolon, and more where there are.
  private mutating func endPair() {
    cursor.advance()
    skipSpace()
    guard cursor.peek == ";" else { return }
    report(
      "a second “;”: the system's reader stops here and ignores everything after it",
      "remove it", at: cursor.here)
    while cursor.peek == ";" {
      cursor.advance()
      skipSpace()
    }
  }

  /// Something but a semicolon follows a text: the semicolon is missing, or the text ended too early or
  /// too late.
  private mutating func reportUnfinished(
    _ value: String, at place: SourcePlace,
    endingAt end: SourcePlace
  ) {
    let lastLine = end.line ?? 0
    if cursor.line > lastLine || cursor.isAtEnd || cursor.peek == "}" {
      report("no “;” after the text", "add one", at: end)
    } else if lastLine > place.line ?? 0 {
      report(
        "this text is not closed, or contains a quotation mark",
        "close it; write \\\" for a quotation mark inside it", at: place)
      // It has swallowed what follows its own line.
      cursor.rewind(toLineAfter: place)
    } else {
      report(
        "a quotation mark inside the text ends it",
        "write \\\" for a quotation mark inside a text", at: end.before)
      recover()
    }
  }

  // MARK: Tokens

  /// Reads a quoted text or a word; nil after a fault was reported.
  mutating func readToken(as role: String) -> String? {
    switch cursor.peek {
    case "\"", "'": return readQuoted()
    case let unit? where Self.isWordUnit(unit): return readWord()
    case "\u{201C}", "\u{201D}", "\u{201E}", "\u{2018}", "\u{2019}", "\u{AB}", "\u{BB}":
      report(
        "a typographic quotation mark where the \(role) begins", "use straight ones: \"",
        at: cursor.here)
    case "{", "(", "<":
      report(
        "a dictionary, list or data where a \(role) is expected", "write a text in quotation marks",
        at: cursor.here)
    case nil:
      report("the file ends where a \(role) is expected", "add it", at: cursor.here)
    case .some:
      report(
        "“\(cursor.characterHere)” where a \(role) is expected",
        "write a \(role) in quotation marks",
        at: cursor.here
      )
    }
    recover()
    return nil
  }

  private mutating func readWord() -> String {
    let start = cursor.index
    while let unit = cursor.peek, Self.isWordUnit(unit) { cursor.advance() }
    return cursor.text(start..<cursor.index)
  }

  /// The characters of a word without quotation marks.
  static func isWordUnit(_ unit: Unicode.Scalar) -> Bool {
    switch unit {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$", "/", ":", ".", "-": true
    default: false
    }
  }
}
