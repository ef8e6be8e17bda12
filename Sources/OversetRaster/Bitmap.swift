package import OversetVocabulary

/// A picture in memory: RGBA pixels of 8 bits per channel in sRGB, not premultiplied.
package struct Bitmap: Sendable {
  /// The most pixels a bitmap holds, 400 MB of them. A file that declares more is refused before
  /// memory is taken for it.
  package static let maximumPixelCount = 100_000_000

  /// The number of columns, in pixels.
  package let width: Int

  /// The number of rows, in pixels.
  package let height: Int

  /// The pixels row by row from the top left, each as in ``RGBAColor/packed``.
  package internal(set) var pixels: [UInt32]

  /// A bitmap of one colour.
  ///
  /// Throws a `Diagnostic` when a side is negative or the area exceeds ``maximumPixelCount``.
  package init(
    width: Int, height: Int, filledWith color: RGBAColor = .clear
  ) throws(Diagnostic) {
    guard Bitmap.holds(width: width, height: height) else {
      throw .impossibleSize(width: width, height: height)
    }
    self.init(uncheckedWidth: width, height: height, filledWith: color)
  }

  /// A bitmap from its pixels, row by row from the top left.
  ///
  /// Throws a `Diagnostic` when a side is negative, the area exceeds ``maximumPixelCount``, or
  /// `pixels` does not hold `width * height` of them.
  package init(width: Int, height: Int, pixels: [UInt32]) throws(Diagnostic) {
    guard Bitmap.holds(width: width, height: height), pixels.count == width * height else {
      throw .impossibleSize(width: width, height: height)
    }
    self.init(uncheckedWidth: width, height: height, pixels: pixels)
  }

  /// For sizes known to be sound; a picture of differences may exceed the limit for files.
  init(uncheckedWidth width: Int, height: Int, filledWith color: RGBAColor) {
    self.init(
      uncheckedWidth: width, height: height,
      pixels: [UInt32](repeating: color.packed, count: width * height))
  }

  /// For pixels known to match the size.
  init(uncheckedWidth width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// A picture without pixels.
  package static var empty: Bitmap { Bitmap(uncheckedWidth: 0, height: 0, pixels: []) }

  /// The rectangle of all pixels.
  package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// The colour of one pixel, or `nil` outside the bitmap.
  package func color(x: Int, y: Int) -> RGBAColor? {
    guard x >= 0, x < width, y >= 0, y < height else { return nil }
    return RGBAColor(packed: pixels[y * width + x])
  }

  static func holds(width: Int, height: Int) -> Bool {
    guard width >= 0, height >= 0 else { return false }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return !overflows && count <= maximumPixelCount
  }
}

extension Bitmap: Equatable {
  /// Whether both have the same size and the same pixels.
  package static func == (left: Bitmap, right: Bitmap) -> Bool {
    left.width == right.width && left.height == right.height
      && PixelLoops.areEqual(left.pixels, right.pixels)
  }
}

extension Bitmap: CustomStringConvertible {
  /// The size alone, such as `1206x2622 px`: a failed expectation must not print its pixels.
  package var description: String { "\(width)x\(height) px" }
}
