/// Links, attributes and autolinks.
extension InlineParser {
  mutating func openBracket(hasAttributes: Bool, length: Int) {
    pieces.append(InlinePiece(units: Array(units[index..<(index + length)]), isMarker: true))
    openBrackets.append(
      OpenBracket(
        piece: pieces.count - 1, firstDelimiter: delimiters.count, hasAttributes: hasAttributes))
    index += length
  }

  /// Closes the last open bracket, if a destination or attributes follow.
  mutating func closeBracket() {
    guard let bracket = popBracket(),
      let (content, end) = readParentheses(at: index + 1)
    else {
      appendText(ascii("]"))
      return
    }
    matchDelimiters(from: bracket.firstDelimiter)
    let isImage = pieces[bracket.piece].units.first == ascii("!")
    pieces[bracket.piece].units = []
    let closer = appendMarker()
    if bracket.hasAttributes {
      styles.append(
        StyledPieces(style: .attributes(content), after: bracket.piece, before: closer))
    } else if !isImage {
      let link = StyledText.Style.link(destination: Self.destination(of: content))
      styles.append(StyledPieces(style: link, after: bracket.piece, before: closer))
      // Links do not hold links (CommonMark 6.3).
      inactiveBrackets = openBrackets.count
    }
    index = end
    skipInsertions(before: end)
  }

  /// Takes the last open bracket off; nil for one that may not be closed any more, or if none is open.
  private mutating func popBracket() -> OpenBracket? {
    guard let bracket = openBrackets.popLast() else { return nil }
    defer { inactiveBrackets = min(inactiveBrackets, openBrackets.count) }
    return bracket.hasAttributes || openBrackets.count >= inactiveBrackets ? bracket : nil
  }

  /// As deep as CommonMark asks for; it also keeps unclosed links from costing more than they are
  /// long.
  private static let deepestParentheses = 32

  /// The text between balanced parentheses, and the position after them.
  private func readParentheses(at start: Int) -> (content: String, end: Int)? {
    guard unitAt(start) == ascii("("), !isInsertion(at: start) else { return nil }
    var depth = 0
    var position = start
    while position < units.count {
      switch units[position] {
      case ascii("\\"): position += 1
      case ascii("("):
        depth += 1
        if depth > Self.deepestParentheses { return nil }
      case ascii(")"):
        depth -= 1
        if depth == 0 {
          let content = units[(start + 1)..<position]
          return (String(decoding: content, as: UTF16.self), position + 1)
        }
      case ascii("\n"): return nil
      default: break
      }
      position += 1
    }
    return nil
  }

  /// A destination without angle brackets and title: `<url> "title"`.
  private static func destination(of content: String) -> String {
    let trimmed = content.drop { $0 == " " }
    if trimmed.first == "<", let end = trimmed.firstIndex(of: ">") {
      return String(trimmed[trimmed.index(after: trimmed.startIndex)..<end])
    }
    return String(trimmed.prefix { $0 != " " })
  }

  /// Passes over arguments that stand in a destination and so are not shown.
  private mutating func skipInsertions(before end: Int) {
    while nextInsertion < insertions.count,
      insertions[nextInsertion].range.lowerBound < end
    {
      nextInsertion += 1
    }
  }

  /// `<https://example.org>` shows its address and links to it.
  mutating func readAutolink() {
    var end = index + 1
    var hasScheme = false
    while let unit = unitAt(end), unit != ascii(">"), unit != ascii("<"), unit > 0x20 {
      if unit == ascii(":") { hasScheme = hasScheme || isScheme(index + 1, end) }
      end += 1
    }
    guard unitAt(end) == ascii(">"), hasScheme else {
      appendText(ascii("<"))
      return
    }
    let address = String(decoding: units[(index + 1)..<end], as: UTF16.self)
    let opener = appendMarker()
    index += 1
    while index < end {
      appendText(units[index])
    }
    let closer = appendMarker()
    styles.append(
      StyledPieces(style: .link(destination: address), after: opener, before: closer))
    index = end + 1
    skipInsertions(before: index)
  }

  /// Two or more letters, digits, or `+.-`, a letter first (CommonMark 6.4).
  private func isScheme(_ start: Int, _ end: Int) -> Bool {
    guard (2...32).contains(end - start) else { return false }
    return units[start..<end].enumerated().allSatisfy { offset, unit in
      switch unit {
      case ascii("a")...ascii("z"), ascii("A")...ascii("Z"): true
      case ascii("0")...ascii("9"), ascii("+"), ascii("."), ascii("-"): offset > 0
      default: false
      }
    }
  }
}
