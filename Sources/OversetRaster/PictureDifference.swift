/// How a new picture differs from its reference.
///
/// It holds numbers only, so that a run may keep thousands of them; ``picture(reference:new:)``
/// draws the two bitmaps while they are at hand.
package struct PictureDifference: Sendable, Hashable, Codable {
  /// A picture's size, in pixels.
  package struct Size: Sendable, Hashable, Codable, CustomStringConvertible {
    /// The number of columns.
    package let width: Int

    /// The number of rows.
    package let height: Int

    /// Width and height, such as `1206x2622`.
    package var description: String { "\(width)x\(height)" }
  }

  /// The reference's size, in pixels.
  package let referenceSize: Size

  /// The new picture's size, in pixels.
  package let newSize: Size

  /// How many pixels differ. A pixel that only one of the pictures has counts as different.
  package let differentPixelCount: Int

  /// The smallest rectangle around all of them, in pixels from the top left of both pictures.
  package let changedArea: PixelRect

  /// The largest difference of one channel, 0 to 255, among the pixels that both have.
  package let largestChannelDifference: UInt8

  /// Whether the sizes differ.
  package var isSizeDifferent: Bool { referenceSize != newSize }

  /// What differs, or `nil` when both have the same size and the same pixels.
  package static func compare(reference: Bitmap, new: Bitmap) -> PictureDifference? {
    let shared = reference.bounds.intersection(new.bounds)
    let found = PixelLoops.compare(reference, new, width: shared.width, height: shared.height)
    let outside = [reference, new].flatMap { $0.strips(outside: shared) }
    let count = outside.reduce(found.count) { $0 + $1.width * $1.height }
    guard count > 0 || reference.bounds != new.bounds else { return nil }
    return PictureDifference(
      referenceSize: Size(width: reference.width, height: reference.height),
      newSize: Size(width: new.width, height: new.height),
      differentPixelCount: count,
      changedArea: outside.reduce(found.area) { $0.union($1) },
      largestChannelDifference: found.largest)
  }

  /// The reference, the new picture, and the new picture paled with every different pixel in
  /// magenta, or in yellow where it lies at the soft edge of a shape, side by side on grey; nil where
  /// that would be more than a bitmap may hold: a reference may be any picture, such as one of a hundred
  /// million pixels by one.
  package static func picture(reference: Bitmap, new: Bitmap) -> Bitmap? {
    guard let size = pictureSize(reference: reference, new: new),
      var picture = try? Bitmap(
        width: size.width, height: size.height,
        filledWith: RGBAColor(red: 128, green: 128, blue: 128))
    else { return nil }
    let width = max(reference.width, new.width)
    let panels = [reference, new, marked(reference: reference, new: new)]
    for (index, panel) in panels.enumerated() {
      picture.copy(panel, x: gap + index * (width + gap), y: gap)
    }
    return picture
  }

  /// The size of ``picture(reference:new:)``; nil where that is nil.
  package static func pictureSize(reference: Bitmap, new: Bitmap) -> Size? {
    size(
      width: 3 * max(reference.width, new.width) + 4 * gap,
      height: max(reference.height, new.height) + 2 * gap)
  }

  /// The grey between and around the bitmaps of a picture, in pixels.
  private static let gap = 16

  /// The size of ``mask(reference:new:)``; nil where that is nil.
  package static func maskSize(reference: Bitmap, new: Bitmap) -> Size? {
    size(width: max(reference.width, new.width), height: max(reference.height, new.height))
  }

  private static func size(width: Int, height: Int) -> Size? {
    Bitmap.holds(width: width, height: height) ? Size(width: width, height: height) : nil
  }
}

extension PictureDifference {
  /// What differs, in the size that holds both pictures: white, or grey where it lies at the soft edge
  /// of a shape; everything else is black. Nil if that would be more than a bitmap may hold.
  package static func mask(reference: Bitmap, new: Bitmap) -> Bitmap? {
    guard let size = maskSize(reference: reference, new: new),
      var mask = try? Bitmap(width: size.width, height: size.height, filledWith: .black)
    else { return nil }
    let shared = reference.bounds.intersection(new.bounds)
    for strip in mask.strips(outside: shared) { mask.fill(strip, with: .white) }
    forEachDifference(reference, new) { x, y, isAtEdge in
      let level: UInt8 = isAtEdge ? 128 : 255
      mask.set(RGBAColor(red: level, green: level, blue: level), x: x, y: y)
    }
    return mask
  }

  /// Every pixel that both pictures have and that differs.
  private static func forEachDifference(
    _ reference: Bitmap, _ new: Bitmap, _ report: (_ x: Int, _ y: Int, _ isAtEdge: Bool) -> Void
  ) {
    let shared = reference.bounds.intersection(new.bounds)
    let found = PixelLoops.compare(reference, new, width: shared.width, height: shared.height)
    let edges = AntialiasedEdges(reference, new)
    for y in found.area.y..<found.area.y + found.area.height {
      for x in found.area.x..<found.area.x + found.area.width
      where reference.color(x: x, y: y) != new.color(x: x, y: y) {
        report(x, y, edges.contain(x: x, y: y))
      }
    }
  }

  private static func marked(reference: Bitmap, new: Bitmap) -> Bitmap {
    var picture = new
    let shared = reference.bounds.intersection(new.bounds)
    PixelLoops.mark(
      &picture, against: reference, width: shared.width, height: shared.height, with: .magenta)
    for strip in new.strips(outside: shared) { picture.fill(strip, with: .magenta) }
    forEachDifference(reference, new) { x, y, isAtEdge in
      if isAtEdge { picture.set(.yellow, x: x, y: y) }
    }
    return picture
  }
}

extension Bitmap {
  fileprivate mutating func set(_ color: RGBAColor, x: Int, y: Int) {
    pixels[y * width + x] = color.packed
  }

  /// The pixels outside a rectangle at the origin: those to its right, and those below it.
  fileprivate func strips(outside inner: PixelRect) -> [PixelRect] {
    [
      PixelRect(x: inner.width, y: 0, width: width - inner.width, height: inner.height),
      PixelRect(x: 0, y: inner.height, width: width, height: height - inner.height),
    ].filter { !$0.isEmpty }
  }
}

extension PictureDifference: CustomStringConvertible {
  /// One line, such as `12 pixels differ in 3x4 at (10, 20), by up to 255`.
  package var description: String {
    let pixels =
      differentPixelCount == 1 ? "1 pixel differs" : "\(differentPixelCount) pixels differ"
    let place =
      "in \(changedArea.width)x\(changedArea.height) at (\(changedArea.x), \(changedArea.y))"
    guard isSizeDifferent else { return "\(pixels) \(place), by up to \(largestChannelDifference)" }
    return "the size is \(newSize) instead of \(referenceSize); \(pixels) \(place)"
  }
}
