import OversetUnicode

/// What the corrections of scripts change about the clusters of one item, in em.
package struct ItemCorrection {
  /// The paragraph's text, in which offsets count.
  private let text: [UInt16]
  /// The item's range.
  private let range: Range<Int>
  /// The terms of the item's script, if its family is the one that was measured.
  private let own: WidthTerms?
  /// The terms that add to single characters of the system's face.
  private let additions: WidthTerms?
  /// The width of the letters, as a share of the normal one: whole advances were measured at that.
  private let width: Double
  /// The terms of letters and punctuation that are as wide as an em.
  private let square: SquareTerms

  init(
    text: [UInt16], range: Range<Int>, own: WidthTerms?, additions: WidthTerms?, width: Double,
    square: SquareTerms
  ) {
    self.text = text
    self.range = range
    self.own = own
    self.additions = additions
    self.width = width
    self.square = square
  }

  /// What one cluster gains.
  package struct Change: Equatable, Sendable {
    /// What its letters gain, on both sides of them.
    package var letters = 0.0
    /// What is added behind it, before a letter of Latin.
    package var edge = 0.0
    /// The advances between which its outlines are scaled, in em: the face's own, and what is drawn.
    fileprivate var outlines = Outlines()
    /// Whether what it gains stands before its outlines: a quote that opens.
    package var isOpening = false

    /// All that the advance gains.
    package var total: Double { letters + edge }

    /// What its outlines are scaled to, in percent of their width: within what still looks like the letter.
    package var stretch: Int {
      guard outlines.own > 0 else { return 100 }
      return min(max(Int((outlines.drawn / outlines.own * 100).rounded()), 80), 125)
    }

    fileprivate struct Outlines: Equatable {
      var own = 0.0
      var drawn = 0.0
    }
  }

  /// What the cluster of `units` gains, whose advance is `em`.
  package func change(of units: Range<Int>, advance em: Double) -> Change {
    var change = Change()
    guard let first = text[units].first else { return change }
    if let part = SquarePart(first), let advance = square.advance(of: part) {
      change.letters = advance * width - em
      if part.isLetter || part == .punctuation {
        change.outlines = Change.Outlines(own: em, drawn: advance * width)
      }
      change.isOpening = first == 0x2018 || first == 0x201C
    } else {
      let scale = first >= 0xA0 ? own?.scale ?? 1 : 1
      var added = 0.0
      for offset in units { added += addition(to: text[offset]) }
      change.letters = em * (scale - 1) + added
      change.outlines = Change.Outlines(own: em, drawn: em * scale + added)
    }
    change.edge = edge(at: units.upperBound)
    return change
  }

  /// Whether single characters gain something and nothing else does, in a text without square letters.
  var isAdditionsOnly: Bool { own == nil }

  /// Adds what the item's characters gain to the places behind them, the first of which is at `start`.
  func add(to sums: inout [Double], from start: Int) {
    guard let additions else { return }
    for offset in range where text[offset] < 0x80 {
      sums[start + offset + 1] += additions.addition(to: text[offset]) * width
    }
  }

  /// What a character gains, in em.
  private func addition(to unit: UInt16) -> Double {
    ((unit < 0x80 ? additions : own)?.addition(to: unit) ?? 0) * width
  }

  /// What is added between a square letter and one of Latin that meet at `offset`.
  private func edge(at offset: Int) -> Double {
    guard offset > 0, offset < text.count else { return 0 }
    let (last, next) = (text[offset - 1], text[offset])
    if SquarePart.isLatin(next) { return edge(of: last) }
    return SquarePart.isLatin(last) ? edge(of: next) : 0
  }

  private func edge(of unit: UInt16) -> Double {
    guard let part = SquarePart(unit), part.isLetter else { return 0 }
    return square.latinEdge(of: part) * width
  }
}
