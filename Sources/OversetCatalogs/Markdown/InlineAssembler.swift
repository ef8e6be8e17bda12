import OversetUnicode

/// Joins pieces into a text, and turns styles over pieces into styles over UTF-16 offsets.
struct InlineAssembler {
  let pieces: [InlinePiece]
  let styles: [InlineParser.StyledPieces]
  let insertions: [Insertion]

  func assemble() -> StyledText {
    var units: [UInt16] = []
    var starts: [Int] = []
    var ends: [Int] = []
    var shown: [Insertion] = []
    for piece in pieces {
      starts.append(units.count)
      units += piece.units
      ends.append(units.count)
      if let insertion = piece.insertion.map({ insertions[$0] }) {
        shown.append(
          Insertion(
            range: (starts.last ?? 0)..<units.count, argument: insertion.argument,
            specifier: insertion.specifier))
      }
    }
    let spans = styles.compactMap { style -> StyledText.Span? in
      let (start, end) = (ends[style.after], starts[style.before])
      return start < end ? StyledText.Span(range: start..<end, style: style.style) : nil
    }
    return StyledText(
      text: String(utf16: units),
      spans: spans.sorted {
        ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
      },
      insertions: shown)
  }
}
