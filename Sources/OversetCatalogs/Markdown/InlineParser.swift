/// Parses inline Markdown in the two steps of the CommonMark specification's appendix: a list of
/// pieces with delimiters among them, then the matching of delimiters.
struct InlineParser {
  let units: [UInt16]
  let insertions: [Insertion]
  private let covered: CoveredPositions
  /// Where code may end; found out when it first begins.
  private lazy var backticks = BacktickRuns(units, outside: insertions)
  var index = 0
  var nextInsertion = 0
  var pieces: [InlinePiece] = []
  var styles: [StyledPieces] = []
  var openBrackets: [OpenBracket] = []
  /// Of so many open brackets, the outer ones, those of links cannot be closed: a link was closed in them.
  var inactiveBrackets = 0
  /// The pieces that are runs of delimiters not matched yet, in order.
  var delimiters: [Int] = []

  /// A style over pieces, by index, the ends excluded as well: they are the markers.
  struct StyledPieces {
    let style: StyledText.Style
    let after: Int
    let before: Int
  }

  /// A `[` that may open a link.
  struct OpenBracket {
    /// The piece that holds it.
    let piece: Int
    /// How many runs of delimiters are open before it.
    let firstDelimiter: Int
    /// Whether it was written `^[`.
    let hasAttributes: Bool
  }

  init(units: [UInt16], insertions: [Insertion]) {
    self.units = units
    let sorted = insertions.sorted { $0.range.lowerBound < $1.range.lowerBound }
    self.insertions = sorted
    covered = CoveredPositions(of: sorted)
  }

  mutating func parse() -> StyledText {
    while index < units.count {
      if !readInsertion() { readUnit() }
    }
    matchDelimiters(from: 0)
    return InlineAssembler(pieces: pieces, styles: styles, insertions: insertions).assemble()
  }

  /// Matches the open delimiters from one on; those left over are text from then on.
  mutating func matchDelimiters(from first: Int) {
    EmphasisMatcher.match(delimiters[first...], in: &pieces, styles: &styles)
    delimiters.removeSubrange(first...)
  }

  // MARK: One step

  /// Copies the insertion that begins here.
  private mutating func readInsertion() -> Bool {
    guard nextInsertion < insertions.count,
      insertions[nextInsertion].range.lowerBound <= index
    else { return false }
    let range = insertions[nextInsertion].range
    let start = max(range.lowerBound, index)
    let end = max(range.upperBound, start)
    pieces.append(InlinePiece(units: Array(units[start..<end]), insertion: nextInsertion))
    index = end
    nextInsertion += 1
    return true
  }

  private mutating func readUnit() {
    let unit = units[index]
    switch unit {
    case ascii("\\"): readBackslash()
    case ascii("`"): readCode()
    case ascii("*"), ascii("_"), ascii("~"): readDelimiters(unit)
    case ascii("["): openBracket(hasAttributes: false, length: 1)
    case ascii("^") where unitAt(index + 1) == ascii("["):
      openBracket(hasAttributes: true, length: 2)
    case ascii("!") where unitAt(index + 1) == ascii("["):
      openBracket(hasAttributes: false, length: 2)
    case ascii("]"): closeBracket()
    case ascii("<"): readAutolink()
    default: appendText(unit)
    }
  }

  private mutating func readBackslash() {
    if let next = unitAt(index + 1), isASCIIPunctuation(next), !isInsertion(at: index + 1) {
      index += 1
      appendText(next)
    } else {
      appendText(units[index])
    }
  }

  /// A run of backticks up to an equal run is code; without one it is text.
  private mutating func readCode() {
    let length = runLength(at: index)
    if let end = backticks.next(ofLength: length, from: index + length) {
      appendCode(from: index + length, to: end)
      index = end + length
    } else {
      for _ in 0..<length { appendText(ascii("`")) }
    }
  }

  private mutating func appendCode(from start: Int, to end: Int) {
    let opener = appendMarker()
    var first = start
    var last = end
    // One space inside each end belongs to the markers (CommonMark 6.1), if it is not an argument's: what is put in
    // for a specifier is no Markdown.
    let isPadded = last - first > 2 && isPadding(at: first) && isPadding(at: last - 1)
    if isPadded, !(first..<last).allSatisfy(isPadding) {
      first += 1
      last -= 1
    }
    index = first
    while index < last {
      if !readInsertion() { appendText(units[index]) }
    }
    styles.append(StyledPieces(style: .code, after: opener, before: appendMarker()))
  }

  private func isPadding(at position: Int) -> Bool {
    units[position] == 0x20 && !isInsertion(at: position)
  }

  private mutating func readDelimiters(_ unit: UInt16) {
    let length = runLength(at: index)
    delimiters.append(pieces.count)
    let flanks = Flanks(before: scalar(before: index), after: scalar(after: index + length))
    let isUnderscore = unit == ascii("_")
    pieces.append(
      InlinePiece(
        units: Array(units[index..<(index + length)]),
        delimiter: InlineDelimiter(
          unit: unit, length: length,
          canOpen: flanks.isLeft && (!isUnderscore || !flanks.isRight || flanks.followsPunctuation),
          canClose: flanks.isRight
            && (!isUnderscore || !flanks.isLeft || flanks.precedesPunctuation))))
    index += length
  }

  // MARK: Reading helpers

  func unitAt(_ position: Int) -> UInt16? {
    position < units.count ? units[position] : nil
  }

  mutating func appendText(_ unit: UInt16) {
    index += 1
    if let last = pieces.indices.last, pieces[last].isText {
      pieces[last].units.append(unit)
    } else {
      pieces.append(InlinePiece(units: [unit]))
    }
  }

  /// Adds a piece that shows nothing: an end of a style.
  mutating func appendMarker() -> Int {
    pieces.append(InlinePiece(units: [], isMarker: true))
    return pieces.count - 1
  }

  /// Whether an argument that is not yet copied covers a position.
  func isInsertion(at position: Int) -> Bool { covered.contains(position) }

  /// How often the unit at a position is repeated, up to the next argument.
  private func runLength(at start: Int) -> Int {
    var end = start + 1
    while end < units.count, units[end] == units[start], !isInsertion(at: end) { end += 1 }
    return end - start
  }

  private func scalar(before position: Int) -> Unicode.Scalar? {
    if let piece = pieces.last, let insertion = piece.insertion {
      return insertions[insertion].specifier.unicodeScalars.last
    }
    guard position > 0 else { return nil }
    let start = max(position - 2, 0)
    return String(decoding: units[start..<position], as: UTF16.self).unicodeScalars.last
  }

  private func scalar(after position: Int) -> Unicode.Scalar? {
    if let insertion = insertions[nextInsertion...].first,
      insertion.range.lowerBound == position
    {
      return insertion.specifier.unicodeScalars.first
    }
    guard position < units.count else { return nil }
    let end = min(position + 2, units.count)
    return String(decoding: units[position..<end], as: UTF16.self).unicodeScalars.first
  }
}

/// The UTF-16 unit of an ASCII character.
func ascii(_ scalar: Unicode.Scalar) -> UInt16 { UInt16(truncatingIfNeeded: scalar.value) }

func isASCIIPunctuation(_ unit: UInt16) -> Bool {
  switch unit {
  case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
  default: false
  }
}
