import OversetShaping
import OversetVocabulary

extension LineBuilder {
  /// The pieces with what the corrections of scripts say about each at the size of its span.
  func corrected(_ pieces: [Piece]) -> [Piece] {
    guard request.metrics == .ios, paragraph.isCorrected else { return pieces }
    return pieces.map { piece in
      guard !piece.isInserted else { return piece }
      let item = piece.item.item
      var corrected = piece
      corrected.correction = shaper.fonts.scriptWidths.correction(
        of: item, in: paragraph.text, style: request.spans[item.span].font.style,
        writing: HanWriting(request.spans[item.span].language ?? request.locale),
        size: factors[item.span].size)
      return corrected
    }
  }

  /// The parts of a piece whose outlines are scaled alike: a letter that iOS draws narrower stands alone.
  func evenlyStretched(_ piece: Piece) -> [Piece] {
    guard let correction = piece.correction else { return [piece] }
    var parts: [(range: Range<Int>, stretch: Int)] = []
    piece.item.forEachCluster(graphemes: paragraph.clusterBoundaries) { units, advance in
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
