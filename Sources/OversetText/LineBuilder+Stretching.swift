import OversetShaping
import OversetVocabulary

extension LineBuilder {
  /// What the corrections of scripts say about an item at the size of its span.
  func correction(of item: ShapedItem) -> ItemCorrection? {
    let widths = shaper.fonts.scriptWidths
    let span = item.item.span
    guard request.metrics == .ios, !widths.isEmpty else { return nil }
    return widths.correction(
      of: item.item, in: paragraph.text, style: request.spans[span].font.style,
      writing: HanWriting(request.spans[span].language ?? request.locale),
      size: factors[span].size)
  }

  /// The parts of a piece whose outlines are scaled alike: a letter that iOS draws narrower stands alone.
  func evenlyStretched(_ piece: Piece) -> [Piece] {
    guard !piece.isInserted, let correction = correction(of: piece.item) else { return [piece] }
    var parts: [(range: Range<Int>, stretch: Int)] = []
    for (units, advance) in piece.item.clusterAdvances(graphemes: paragraph.clusterBoundaries) {
      let stretch = correction.change(of: units, advance: advance).stretch
      if let last = parts.last, last.stretch == stretch || advance == 0 {
        parts[parts.count - 1].range = last.range.lowerBound..<units.upperBound
      } else {
        parts.append((units, stretch))
      }
    }
    guard let first = parts.first else { return [piece] }
    var whole = piece
    whole.stretch = first.stretch
    guard parts.count > 1 else { return [whole] }
    return parts.map { range, stretch in
      var part = piece
      (part.item, part.range, part.stretch) = (piece.item.part(range), range, stretch)
      return part
    }
  }
}
