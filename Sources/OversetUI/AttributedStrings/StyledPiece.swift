import OversetCatalogs

/// A piece of a text with Markdown, in one style.
struct StyledPiece {
  var text: String
  var intent: InlinePresentationIntent = []
  /// The destination of the link that it is part of, as it is written.
  var link: String?
  /// The argument that it is, counted from 1, if that is cut out.
  var argument: Int?

  /// A styled text, cut where its style changes, and around the arguments that have a style of their own.
  static func pieces(of styled: StyledText, cuttingOut own: Set<Int> = []) -> [StyledPiece] {
    let arguments = styled.insertions.filter { own.contains($0.argument) }
    let ranges = styled.spans.map(\.range) + arguments.map(\.range)
    guard !ranges.isEmpty else { return [StyledPiece(text: styled.text)] }
    let units = Array(styled.text.utf16)
    let edges = Set([0, units.count] + ranges.flatMap { [$0.lowerBound, $0.upperBound] })
    let offsets = edges.filter { (0...units.count).contains($0) }.sorted()
    guard offsets.count > 1 else { return [StyledPiece(text: styled.text)] }
    let begun = Dictionary(grouping: styled.spans, by: \.range.lowerBound)
    let ended = Dictionary(grouping: styled.spans, by: \.range.upperBound)
    let numbers = Dictionary(
      arguments.map { ($0.range, $0.argument) }, uniquingKeysWith: { first, _ in first })
    var open: [StyledText.Style: Int] = [:]
    return zip(offsets, offsets.dropFirst()).map { start, end in
      for span in ended[start] ?? [] { open[span.style] = open[span.style].flatMap(fewer) }
      for span in begun[start] ?? [] { open[span.style, default: 0] += 1 }
      var piece = StyledPiece(
        String(decoding: units[start..<end], as: UTF16.self), styles: open.keys)
      piece.argument = numbers[start..<end]
      return piece
    }
  }

  private static func fewer(_ count: Int) -> Int? { count > 1 ? count - 1 : nil }

  private init(_ text: String, styles: some Sequence<StyledText.Style>) {
    self.text = text
    for style in styles {
      switch style {
      case .bold: intent.insert(.stronglyEmphasized)
      case .italic: intent.insert(.emphasized)
      case .code: intent.insert(.code)
      case .strikethrough: intent.insert(.strikethrough)
      // Of links inside each other there are none in Markdown.
      case .link(let destination): link = min(link ?? destination, destination)
      case .attributes: break
      }
    }
  }

  private init(text: String) { self.text = text }
}
