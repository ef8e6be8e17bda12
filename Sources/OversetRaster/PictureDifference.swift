/// How a new picture differs from its reference.
///
/// It holds numbers only, so that a run may keep thousands of them; ``picture(reference:new:)``
/// draws the two bitmaps while they are at hand.
public struct PictureDifference: Sendable, Hashable {
  /// A picture's size, in pixels.
  public struct Size: Sendable, Hashable, CustomStringConvertible {
    /// The number of columns.
    public let width: Int

    /// The number of rows.
    public let height: Int

    /// Width and height, such as `1206x2622`.
    public var description: String { "\(width)x\(height)" }
  }

  /// The reference's size, in pixels.
  public let referenceSize: Size

  /// The new picture's size, in pixels.
  public let newSize: Size

  /// How many pixels differ. A pixel that only one of the pictures has counts as different.
  public let differentPixelCount: Int

  /// The smallest rectangle around all of them, in pixels from the top left of both pictures.
  public let changedArea: PixelRect

  /// The largest difference of one channel, 0 to 255, among the pixels that both have.
  public let largestChannelDifference: UInt8

  /// Whether the sizes differ.
  public var isSizeDifferent: Bool { referenceSize != newSize }

  /// What differs, or `nil` when both have the same size and the same pixels.
  public static func compare(reference: Bitmap, new: Bitmap) -> PictureDifference? {
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
  /// magenta, side by side on grey.
  public static func picture(reference: Bitmap, new: Bitmap) -> Bitmap {
    let gap = 16
    let width = max(reference.width, new.width)
    let height = max(reference.height, new.height)
    var picture = Bitmap(
      uncheckedWidth: 3 * width + 4 * gap, height: height + 2 * gap,
      filledWith: RGBAColor(red: 128, green: 128, blue: 128))
    let panels = [reference, new, marked(reference: reference, new: new)]
    for (index, panel) in panels.enumerated() {
      picture.copy(panel, x: gap + index * (width + gap), y: gap)
    }
    return picture
  }
}

extension PictureDifference {
  private static func marked(reference: Bitmap, new: Bitmap) -> Bitmap {
    var picture = new
    let shared = reference.bounds.intersection(new.bounds)
    PixelLoops.mark(
      &picture, against: reference, width: shared.width, height: shared.height, with: .magenta)
    for strip in new.strips(outside: shared) { picture.fill(strip, with: .magenta) }
    return picture
  }
}

extension Bitmap {
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
  public var description: String {
    let pixels =
      differentPixelCount == 1 ? "1 pixel differs" : "\(differentPixelCount) pixels differ"
    let place =
      "in \(changedArea.width)x\(changedArea.height) at (\(changedArea.x), \(changedArea.y))"
    guard isSizeDifferent else { return "\(pixels) \(place), by up to \(largestChannelDifference)" }
    return "the size is \(newSize), not \(referenceSize); \(pixels) \(place)"
  }
}
