/// What is drawn in a part of a picture, in pixels from the picture's left upper corner.
struct PictureInk: Equatable, Sendable {
  /// The left edge; between pixels where the first column is covered in part.
  var left: Double
  /// The right edge.
  var right: Double
  /// The rows with ink, in bands between which rows are empty.
  var bands: [Range<Int>]

  var width: Double { right - left }

  /// From the first to the last row with ink.
  var height: Double { Double((bands.last?.upperBound ?? 0) - (bands.first?.lowerBound ?? 0)) }

  /// The most empty rows between two bands.
  var widestGap: Double {
    Double(zip(bands, bands.dropFirst()).map { $1.lowerBound - $0.upperBound }.max() ?? 0)
  }
}

/// Why no ink could be measured in a part of a picture.
enum InkFault: Error, Equatable {
  /// Every pixel has the colour of the background, or nearly so.
  case nothing
  /// The text reaches the border of the part: some of it may lie outside.
  case touchesBorder
  /// The border has more than one colour.
  case unevenBackground
}
