/// Tells differences at the soft edges of shapes from others.
///
/// A pixel is taken as part of a soft edge by the test of Vyšniauskas, "Anti-aliased Pixel and
/// Intensity Slope Detector" (2009): it lies on a slope between a darker and a brighter neighbour, and
/// one of the two belongs to an even area in both pictures.
struct AntialiasedEdges {
  private let first: Bitmap
  private let second: Bitmap

  init(_ first: Bitmap, _ second: Bitmap) {
    self.first = first
    self.second = second
  }

  /// Whether the pixel lies on a soft edge of either picture.
  func contain(x: Int, y: Int) -> Bool {
    isOnSlope(x, y, of: first, other: second) || isOnSlope(x, y, of: second, other: first)
  }

  private typealias Place = (x: Int, y: Int)

  private func isOnSlope(_ x: Int, _ y: Int, of picture: Bitmap, other: Bitmap) -> Bool {
    guard let ends = slope(x, y, of: picture) else { return false }
    return [ends.darkest, ends.brightest].contains { isEven($0, picture) && isEven($0, other) }
  }

  /// The darkest and the brightest neighbour; nil if the pixel is not between them, or has more
  /// than two neighbours like itself.
  private func slope(
    _ x: Int, _ y: Int, of picture: Bitmap
  ) -> (darkest: Place, brightest: Place)? {
    guard let own = picture.color(x: x, y: y)?.luma else { return nil }
    var (equal, lowest, highest) = (0, own, own)
    var (darkest, brightest) = ((x, y), (x, y))
    for place in neighbours(x, y) {
      guard let luma = picture.color(x: place.x, y: place.y)?.luma else { continue }
      if luma == own { equal += 1 }
      if luma < lowest { (lowest, darkest) = (luma, place) }
      if luma > highest { (highest, brightest) = (luma, place) }
    }
    guard equal <= 2, lowest < own, highest > own else { return nil }
    return (darkest, brightest)
  }

  /// Whether at least three neighbours have the pixel's own colour.
  private func isEven(_ place: Place, _ picture: Bitmap) -> Bool {
    guard let own = picture.color(x: place.x, y: place.y) else { return false }
    return neighbours(place.x, place.y).count { picture.color(x: $0.x, y: $0.y) == own } >= 3
  }

  private func neighbours(_ x: Int, _ y: Int) -> [Place] {
    [
      (x - 1, y - 1), (x, y - 1), (x + 1, y - 1), (x - 1, y), (x + 1, y), (x - 1, y + 1),
      (x, y + 1), (x + 1, y + 1),
    ]
  }
}

extension RGBAColor {
  /// The luma before white, 0 to 255 (ITU-R BT.601).
  fileprivate var luma: Double {
    let opaque = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    return 255 + (opaque - 255) * Double(alpha) / 255
  }
}
