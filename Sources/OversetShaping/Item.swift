package import OversetUnicode

/// A stretch of text that is shaped in one call: one level, script, style and face.
package struct Item: Equatable, Sendable {
  /// What draws an item.
  package enum Face: Equatable, Sendable {
    /// The family at this index of the collection.
    case family(Int)
    /// The pictures in colour of the emoji family at this index of the collection.
    case colorEmoji(Int)
    /// A drawn placeholder, because no emoji face is there, or none whose pictures can be drawn.
    case emoji
    /// A drawn placeholder, because no face has the character.
    case missing
    /// Nothing: line separators and other controls.
    case control
    /// Room, because it is a tab.
    case tab

    /// Whether it is a family's pictures in colour.
    @inlinable package var isColorEmoji: Bool { if case .colorEmoji = self { true } else { false } }
  }

  /// The UTF-16 offsets it covers.
  package var range: Range<Int>
  /// The embedding level (UAX #9); odd levels run right to left.
  package var level: UInt8
  /// The resolved script (UAX #24).
  package var script: Script
  /// What draws it.
  package var face: Face
  /// Which of the paragraph's spans it belongs to.
  package var span: Int

  /// Whether the item runs right to left.
  @inlinable package var isRightToLeft: Bool { level % 2 == 1 }
}

/// Splits a paragraph into items by level, script, span and face, never inside a cluster.
struct Itemizer {
  let text: [UInt16]
  let bidi: BidiParagraph
  let scripts: [Script]
  let graphemes: ClusterBoundaries
  /// Empty where one span is all of the text.
  let spans: [Range<Int>]
  let finder: FamilyFinder
  /// The order in which families are asked for the text of each span.
  let orders: SpanValues<FallbackOrder>

  /// The items in logical order; they cover the text exactly once.
  func items() -> [Item] {
    var items: [Item] = []
    var open: Item?
    var span = 0
    var unseen = 0
    for position in 0..<max(graphemes.count - 1, 0) {
      let (start, end) = (graphemes[position], graphemes[position + 1])
      guard start < end else { continue }
      while span + 1 < spans.count, spans[span].upperBound <= start { span += 1 }
      let item = Item(
        range: start..<end, level: bidi.level(at: start), script: scripts[start],
        face: face(ofCluster: start..<end, orders[span]), span: span)
      unseen = isUnseen(start..<end) ? unseen + 1 : 0
      if let last = open, joins(last, item), unseen <= Itemizer.unseenLimit {
        open?.range = last.range.lowerBound..<end
      } else {
        if let last = open { items.append(last) }
        open = item
        unseen = min(unseen, 1)
      }
    }
    if let last = open { items.append(last) }
    return items
  }

  /// The most characters that are drawn as nothing in a row in one item. Rules of a face look beyond them for
  /// the next glyph, so that each of a long row would look at all the rest.
  static let unseenLimit = 64

  /// Whether a cluster is drawn as nothing: a soft hyphen, a control of direction.
  private func isUnseen(_ range: Range<Int>) -> Bool {
    let first = text[range.lowerBound]
    // Most clusters are Latin; the soft hyphen is the first that is drawn as nothing.
    if first < 0xAD { return false }
    if range.count == 1 { return CharacterProperties.isDefaultIgnorable(UInt32(first)) }
    return scalars(in: range).allSatisfy(CharacterProperties.isDefaultIgnorable)
  }

  /// Whether `next` continues `last`. Scripts written with one face stay together, so that kana
  /// next to kanji keep their kerning.
  private func joins(_ last: Item, _ next: Item) -> Bool {
    last.level == next.level && last.span == next.span && last.face == next.face
      && (last.script == next.script || last.script.isCJK && next.script.isCJK)
  }

  /// The face of one grapheme cluster: that of its base, unless another has all of it.
  private func face(ofCluster range: Range<Int>, _ order: FallbackOrder) -> Item.Face {
    let unit = text[range.lowerBound]
    if range.count == 1, unit < 0xD800, unit >= 0x20, unit < 0x7F || unit > 0x9F {
      return simpleFace(UInt32(unit), order)
    }
    let cluster = scalars(in: range)
    let base = cluster[0]
    if GlyphNeed.isControl(base) { return base == 0x09 ? .tab : .control }
    if GlyphNeed.isEmoji(base: base, cluster: cluster) { return emojiFace(base) }
    let needed = cluster.filter { !CharacterProperties.isDefaultIgnorable($0) }
    if needed.isEmpty { return .family(0) }
    if let whole = finder.family(forAll: needed, order: order) {
      return finder.face(ofFamily: whole)
    }
    return finder.family(for: base, order: order).map(finder.face(ofFamily:)) ?? .missing
  }

  /// A face that has the emoji and was added for it. Text faces have single emoji characters, but
  /// draw them as text: the system family and the families of scripts are not asked.
  private func emojiFace(_ base: UInt32) -> Item.Face {
    finder.emojiFamily(for: base).map(finder.face(ofFamily:)) ?? .emoji
  }

  private func simpleFace(_ scalar: UInt32, _ order: FallbackOrder) -> Item.Face {
    if scalar >= 0x231A, CharacterProperties.isEmojiPresentation(scalar) {
      return emojiFace(scalar)
    }
    if let family = finder.family(for: scalar, order: order) {
      return finder.face(ofFamily: family)
    }
    if scalar == 0x2028 || scalar == 0x2029 { return .control }
    return CharacterProperties.isDefaultIgnorable(scalar) ? .family(0) : .missing
  }

  private func scalars(in range: Range<Int>) -> [UInt32] {
    var scalars: [UInt32] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let unit = text[index]
      index += 1
      if UTF16.isLeadSurrogate(unit), index < range.upperBound,
        UTF16.isTrailSurrogate(text[index])
      {
        scalars.append(0x10000 + (UInt32(unit) - 0xD800) << 10 + UInt32(text[index]) - 0xDC00)
        index += 1
      } else {
        scalars.append(UInt32(unit))
      }
    }
    return scalars
  }
}
