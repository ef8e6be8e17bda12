extension Bitmap {
  /// Fills the part of a rectangle that lies inside the bitmap.
  ///
  /// A colour that is not opaque is put over what is there (Porter-Duff "over"), in sRGB values as
  /// UIKit composes; every channel is rounded to nearest.
  package mutating func fill(_ rectangle: PixelRect, with color: RGBAColor) {
    let area = rectangle.intersection(bounds)
    guard !area.isEmpty else { return }
    PixelLoops.fill(&pixels, stride: width, area: area, with: color)
  }

  /// Replaces one pixel; outside of the bitmap nothing.
  package mutating func replace(x: Int, y: Int, with color: RGBAColor) {
    guard x >= 0, x < width, y >= 0, y < height else { return }
    pixels[y * width + x] = color.packed
  }

  /// Puts a colour over the bitmap through a mask whose top left pixel lies at `x`, `y`.
  ///
  /// The mask's coverage multiplies the colour's alpha; composition is that of
  /// ``fill(_:with:)``. Nothing outside `clip` or the bitmap is drawn; `nil` clips to the bitmap
  /// alone. All lengths are pixels.
  package mutating func blend(
    _ mask: CoverageMask, x: Int, y: Int, color: RGBAColor, clip: PixelRect? = nil
  ) {
    let placed = PixelRect(x: x, y: y, width: mask.width, height: mask.height)
    let area = placed.intersection(clip ?? bounds).intersection(bounds)
    guard !area.isEmpty else { return }
    PixelLoops.blend(
      mask, from: (column: area.x - x, row: area.y - y),
      into: &pixels, stride: width, area: area, color: color)
  }

  /// Replaces pixels by another bitmap's, whose top left pixel lies at `x`, `y`; the part outside
  /// this bitmap is left out. All lengths are pixels.
  package mutating func copy(_ source: Bitmap, x: Int, y: Int) {
    let placed = PixelRect(x: x, y: y, width: source.width, height: source.height)
    let area = placed.intersection(bounds)
    guard !area.isEmpty else { return }
    PixelLoops.copy(
      source, from: (column: area.x - x, row: area.y - y),
      into: &pixels, stride: width, area: area)
  }
}
