import OversetUnicode

/// The items of a text that is Latin throughout: one for each span.
///
/// Most texts of most locales are such, and need none of the work of ``Itemizer``: below U+0250
/// nothing combines, nothing is drawn as an emoji by itself, and every character is Latin or takes
/// the script of its neighbours. Of the app's own families it is not known which characters they have.
struct PlainLatin {
  /// The items, or nil if the text is not of that kind.
  let items: [Item]?

  init(
    _ request: Shaper.Request, bidi: BidiParagraph, spans: [Range<Int>], fonts: FontCollection
  ) {
    let text = request.text
    guard bidi.isLeftToRightOnly, !request.spans.contains(where: { $0.style.ownFamily > 0 }),
      PlainLatin.covers(text, fonts: fonts)
    else {
      items = nil
      return
    }
    func item(_ range: Range<Int>, span: Int) -> Item {
      Item(range: range, level: 0, script: .latin, face: .family(0), span: span)
    }
    items =
      spans.isEmpty
      ? [item(0..<text.count, span: 0)]
      : spans.enumerated().filter { !$0.element.isEmpty }.map { item($0.element, span: $0.offset) }
  }

  /// Whether every character is printable, below U+0250 and in the first family, and one is a
  /// letter.
  private static func covers(_ text: [UInt16], fonts: FontCollection) -> Bool {
    var hasLetter = false
    for unit in text {
      guard unit >= 0x20, unit < 0x7F || (0xA0..<0x250).contains(unit), unit != 0xAD,
        fonts.family(for: UInt32(unit)) == 0
      else { return false }
      hasLetter = hasLetter || isLetter(unit)
    }
    return hasLetter
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8..<0x250: true
    default: false
    }
  }
}
