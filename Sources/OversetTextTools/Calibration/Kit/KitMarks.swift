import OversetRaster

/// The four coloured squares at the corners of a page, in a picture of it.
struct KitMarks: Equatable {
  /// The corners, each with the colour of its mark.
  enum Corner: String, CaseIterable {
    case upperLeft = "red"
    case upperRight = "green"
    case lowerLeft = "blue"
    case lowerRight = "magenta"

    /// Whether a pixel has the colour: screens have their own red, so that only the kind of colour counts.
    func matches(_ color: RGBAColor) -> Bool {
      let (red, green, blue) = (color.red, color.green, color.blue)
      return switch self {
      case .upperLeft: red > 190 && green < 100 && blue < 100
      case .upperRight: green > 210 && red < 150 && blue < 150
      case .lowerLeft: blue > 190 && red < 100 && green < 100
      case .lowerRight: red > 190 && blue > 190 && green < 100
      }
    }
  }

  /// The squares that were found.
  let squares: [Corner: PixelRect]

  init(in bitmap: Bitmap) {
    squares = Dictionary(
      uniqueKeysWithValues: Corner.allCases.compactMap { corner in
        Self.square(corner, in: bitmap).map { (corner, $0) }
      })
  }

  /// The first square of a corner's colour. Every fourth pixel is looked at: a mark has 12 or more.
  private static func square(_ corner: Corner, in bitmap: Bitmap) -> PixelRect? {
    let matches = { (x: Int, y: Int) in bitmap.color(x: x, y: y).map(corner.matches) ?? false }
    var seen: [PixelRect] = []
    for y in stride(from: 0, to: bitmap.height, by: 4) {
      for x in stride(from: 0, to: bitmap.width, by: 4) where matches(x, y) {
        let isSeen = seen.contains {
          ($0.x..<$0.maxX).contains(x) && ($0.y..<$0.maxY).contains(y)
        }
        if isSeen { continue }
        let box = grown(fromX: x, y, matches)
        if isSquare(box, matches) { return box }
        seen.append(box)
        // A picture full of colours is no page.
        if seen.count > 64 { return nil }
      }
    }
    return nil
  }

  private static func grown(
    fromX x: Int, _ y: Int, _ matches: (Int, Int) -> Bool
  ) -> PixelRect {
    var (left, right, top, bottom) = (x, x, y, y)
    while matches(left - 1, y) { left -= 1 }
    while matches(right + 1, y) { right += 1 }
    while matches(x, top - 1) { top -= 1 }
    while matches(x, bottom + 1) { bottom += 1 }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Whether a box is a filled square that is large enough: its corners have the colour, too.
  private static func isSquare(_ box: PixelRect, _ matches: (Int, Int) -> Bool) -> Bool {
    box.width >= KitLayout.mark * 2 / 3 && abs(box.width - box.height) <= max(box.width / 8, 2)
      && matches(box.x, box.y) && matches(box.maxX - 1, box.y)
      && matches(box.x, box.maxY - 1) && matches(box.maxX - 1, box.maxY - 1)
  }
}
