package import OversetUnicode

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
  private let square: (UInt16) -> (SquarePart, WidthTerms)?

  init(
    text: [UInt16], range: Range<Int>, own: WidthTerms?, additions: WidthTerms?, width: Double,
    square: @escaping (UInt16) -> (SquarePart, WidthTerms)?
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
    /// What its outlines are scaled to, in percent of their width.
    package var stretch = 100
    /// Whether what it gains stands before its outlines: a quote that opens.
    package var isOpening = false

    /// All that the advance gains.
    package var total: Double { letters + edge }
  }

  /// What the cluster of `units` gains, whose advance is `em`.
  package func change(of units: Range<Int>, advance em: Double) -> Change {
    var change = Change()
    guard let first = text[units].first else { return change }
    if let (part, terms) = square(first), let advance = part.advance(terms) {
      change.letters = advance * width - em
      if part.isLetter || part == .punctuation { change.stretch = stretch(em, to: advance * width) }
      change.isOpening = first == 0x2018 || first == 0x201C
    } else {
      let scale = first >= 0xA0 ? own?.scale ?? 1 : 1
      let added = units.reduce(0) { $0 + addition(to: text[$1]) }
      change.letters = em * (scale - 1) + added
      change.stretch = stretch(em, to: em * scale + added)
    }
    change.edge = edge(at: units.upperBound)
    return change
  }

  /// Whether single characters gain something and nothing else does, in a text without square letters.
  var isAdditionsOnly: Bool { own == nil }

  /// What a character gains, in em.
  func addition(to unit: UInt16) -> Double {
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
    guard let (part, terms) = square(unit), part.isLetter else { return 0 }
    return terms.latinEdge * width
  }

  /// The percentage that draws an advance at another; within what still looks like the letter.
  private func stretch(_ em: Double, to advance: Double) -> Int {
    guard em > 0 else { return 100 }
    return min(max(Int((advance / em * 100).rounded()), 80), 125)
  }
}

extension ShapedItem {
  /// The clusters of the text size in logical order, with their advances in em; of an item without
  /// glyphs one for each of `graphemes`.
  package func clusterAdvances(
    graphemes: ClusterBoundaries
  ) -> [(units: Range<Int>, advance: Double)] {
    guard let instance = opticalSizes?.text, !item.face.isColorEmoji else {
      let starts = Array(AdvanceSums.starts(in: item.range, of: graphemes))
      return zip(starts, starts.dropFirst() + [item.range.upperBound]).map {
        ($0..<max($0, $1), placeholderAdvance)
      }
    }
    let em = 1 / Double(instance.unitsPerEm)
    var clusters: [(units: Range<Int>, advance: Double)] = []
    clusters.reserveCapacity(glyphs.count)
    func add(_ glyph: Glyph) {
      let offset = Int(glyph.cluster)
      if let last = clusters.last, last.units.lowerBound == offset {
        clusters[clusters.count - 1].advance += Double(glyph.advance) * em
      } else {
        if let last = clusters.last {
          clusters[clusters.count - 1].units =
            last.units.lowerBound..<max(last.units.lowerBound, offset)
        }
        clusters.append((offset..<item.range.upperBound, Double(glyph.advance) * em))
      }
    }
    if item.isRightToLeft { glyphs.reversed().forEach(add) } else { glyphs.forEach(add) }
    return clusters
  }
}
