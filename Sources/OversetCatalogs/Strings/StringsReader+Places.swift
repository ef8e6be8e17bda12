import OversetVocabulary

/// White space, comments, places and recovery.
extension StringsReader {
  /// Skips white space and comments; the last comment is kept.
  mutating func skipSpace() {
    while let unit = cursor.peek {
      switch unit {
      case "\t"..."\r", " ", "\u{2028}", "\u{2029}": cursor.advance()
      case "/" where cursor.unitAfter == 0x2A: skipBlockComment()
      case "/" where cursor.unitAfter == 0x2F: skipLineComment()
      default: return
      }
    }
  }

  /// Skips byte order marks behind the one that tells the encoding, and counts them.
  mutating func skipMarks() -> Int {
    var count = 0
    while cursor.peek == "\u{FEFF}" {
      cursor.advance()
      count += 1
    }
    return count
  }

  private mutating func skipBlockComment() {
    let opening = cursor.here
    cursor.advance(by: 2)
    let start = cursor.index
    while !cursor.isAtEnd {
      if cursor.units[cursor.index] == 0x2A, cursor.unitAfter == 0x2F {
        keepComment(start..<cursor.index, joining: false)
        cursor.advance(by: 2)
        return
      }
      cursor.advance()
    }
    report("this comment is not closed", "close it with */", at: opening)
    cursor.rewind(toLineAfter: opening)
    skipToQuotedLine()
  }

  private mutating func skipLineComment() {
    cursor.advance(by: 2)
    let start = cursor.index
    while !cursor.isAtEnd, cursor.units[cursor.index] != 0x0A, cursor.units[cursor.index] != 0x0D {
      cursor.advance()
    }
    keepComment(start..<cursor.index, joining: true)
  }

  private mutating func keepComment(_ range: Range<Int>, joining: Bool) {
    let text = cursor.text(range)
    let trimmed = text.drop { $0.isWhitespace }
    let end = trimmed.lastIndex { !$0.isWhitespace }.map { trimmed.index(after: $0) }
    let words = String(trimmed[..<(end ?? trimmed.startIndex)])
    guard joining, comment != nil else {
      comment = words
      return
    }
    // In place: a thousand lines of one comment are not copied a thousand times.
    comment?.append("\n\(words)")
  }

  // MARK: Faults

  mutating func report(_ problem: String, _ remedy: String, at place: SourcePlace) {
    guard errors.count < Self.errorLimit else { return }
    errors.append(Diagnostic(.data, at: place, problem: problem, remedy: remedy))
  }

  /// Moves behind the semicolon that ends a line, or to a line that begins with a quotation mark or
  /// a comment: there the next pair may begin.
  mutating func recover() {
    while !cursor.isAtEnd {
      let unit = cursor.units[cursor.index]
      cursor.advance()
      if unit == 0x3B, isAtEndOfLine { return }
      if cursor.isAtLineStart, isAtBeginningOfPair { return }
    }
  }

  private mutating func skipToQuotedLine() {
    while !cursor.isAtEnd, !(cursor.isAtLineStart && cursor.firstUnitOfLine == 0x22) {
      cursor.advance()
    }
  }

  private var isAtEndOfLine: Bool {
    guard let next = cursor.firstUnitOfLine else { return true }
    return next == 0x0A || next == 0x0D || next == 0x2F
  }

  private var isAtBeginningOfPair: Bool {
    cursor.firstUnitOfLine == 0x22 || cursor.firstUnitOfLine == 0x2F
  }
}

extension SourcePlace {
  /// The place one UTF-16 unit before.
  var before: SourcePlace {
    SourcePlace(
      file: file, position: position.map { TextPosition(line: $0.line, column: $0.column - 1) })
  }
}
