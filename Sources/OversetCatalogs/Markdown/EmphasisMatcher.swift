/// Matches runs of delimiters into emphasis ("process emphasis" of CommonMark's appendix).
struct EmphasisMatcher {
  /// Below these pieces no opener is left for a closer of that kind: keeps matching linear.
  private var bottoms: [Kind: Int] = [:]

  private struct Kind: Hashable {
    let unit: UInt16
    let canOpen: Bool
    let lengthModulo3: Int
  }

  /// Matches the delimiters that are `runs` among the pieces; those left over are text from then on.
  static func match(
    _ runs: ArraySlice<Int>, in pieces: inout [InlinePiece],
    styles: inout [InlineParser.StyledPieces]
  ) {
    var matcher = EmphasisMatcher()
    // Openers still to be matched, so that text between them is not walked over again.
    var openers: [Int] = []
    for closer in runs {
      matcher.close(closer, &pieces, openers: &openers, styles: &styles)
      if pieces[closer].delimiter?.canOpen == true, !pieces[closer].units.isEmpty {
        openers.append(closer)
      }
    }
    for index in runs { pieces[index].delimiter = nil }
  }

  /// Matches one run with openers before it, as long as it has delimiters left.
  private mutating func close(
    _ closer: Int, _ pieces: inout [InlinePiece], openers: inout [Int],
    styles: inout [InlineParser.StyledPieces]
  ) {
    guard let delimiter = pieces[closer].delimiter, delimiter.canClose else { return }
    let kind = Kind(
      unit: delimiter.unit, canOpen: delimiter.canOpen, lengthModulo3: delimiter.length % 3)
    while !pieces[closer].units.isEmpty {
      guard let found = opener(for: delimiter, kind, in: openers, pieces) else {
        bottoms[kind] = closer - 1
        return
      }
      let opener = openers[found]
      openers.removeSubrange((found + 1)...)
      let taken = min(pieces[opener].units.count, pieces[closer].units.count, 2)
      if let style = Self.style(of: delimiter.unit, taken) {
        styles.append(.init(style: style, after: opener, before: closer))
        pieces[opener].units.removeLast(taken)
        pieces[closer].units.removeLast(taken)
      }
      if pieces[opener].units.isEmpty { openers.removeLast() }
    }
  }

  private func opener(
    for closer: InlineDelimiter, _ kind: Kind, in openers: [Int], _ pieces: [InlinePiece]
  ) -> Int? {
    let bottom = bottoms[kind] ?? -1
    for offset in openers.indices.reversed() {
      let candidate = openers[offset]
      guard candidate > bottom else { return nil }
      guard let opener = pieces[candidate].delimiter, opener.unit == closer.unit else { continue }
      if closer.unit == ascii("~") {
        // Strikethrough takes two tildes on both sides, and no other number.
        if opener.length == 2, closer.length == 2 { return offset }
        continue
      }
      // Rules 9 and 10: a run that can do both matches only where the sum is no multiple of 3.
      let isDouble = opener.canClose || closer.canOpen
      let isMultiple = (opener.length + closer.length) % 3 == 0
      let bothMultiples = opener.length % 3 == 0 && closer.length % 3 == 0
      if !isDouble || !isMultiple || bothMultiples { return offset }
    }
    return nil
  }

  private static func style(of unit: UInt16, _ taken: Int) -> StyledText.Style? {
    if unit == ascii("~") { return .strikethrough }
    return taken == 2 ? .bold : .italic
  }
}
