import COversetRaster

/// The pixel loops of the C target behind a safe interface.
///
/// Precondition of all: `area` is not empty and lies inside the picture whose rows are `stride`
/// pixels long, and a source holds as many pixels from its starting point on. ``Bitmap`` clips.
enum PixelLoops {
  /// A pixel's place in the source of a loop.
  typealias Position = (column: Int, row: Int)

  static func areEqual(_ left: [UInt32], _ right: [UInt32]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe overset_pixels_equal(left, right, left.count) != 0
  }

  static func quantized(_ coverage: [UInt8]) -> [UInt8] {
    var levels = coverage
    unsafe overset_pixels_quantize(&levels, levels.count)
    return levels
  }

  static func fill(
    _ pixels: inout [UInt32], stride: Int, area: PixelRect, with color: RGBAColor
  ) {
    let isOpaque = color.alpha == 255
    unsafe pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let first = unsafe base + (area.y * stride + area.x)
      let loop = unsafe isOpaque ? overset_pixels_fill : overset_pixels_fill_over
      unsafe loop(first, stride, area.width, area.height, color.packed)
    }
  }

  static func blend(
    _ mask: CoverageMask, from start: Position, into pixels: inout [UInt32], stride: Int,
    area: PixelRect, color: RGBAColor
  ) {
    unsafe mask.bytes.withUnsafeBufferPointer { coverage in
      unsafe pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress, let maskBase = coverage.baseAddress else { return }
        unsafe overset_pixels_blend_mask(
          base + (area.y * stride + area.x), stride,
          maskBase + (start.row * mask.width + start.column), mask.width,
          area.width, area.height, color.packed)
      }
    }
  }

  static func copy(
    _ source: Bitmap, from start: Position, into pixels: inout [UInt32], stride: Int,
    area: PixelRect
  ) {
    unsafe source.pixels.withUnsafeBufferPointer { origin in
      unsafe pixels.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress, let sourceBase = origin.baseAddress else { return }
        unsafe overset_pixels_copy(
          base + (area.y * stride + area.x), stride,
          sourceBase + (start.row * source.width + start.column), source.width,
          area.width, area.height)
      }
    }
  }

  /// Compares the top left `width * height` pixels of both, which have at least as many.
  static func compare(
    _ left: Bitmap, _ right: Bitmap, width: Int, height: Int
  ) -> (count: Int, area: PixelRect, largest: UInt8) {
    let found = unsafe overset_pixels_compare(
      left.pixels, left.width, right.pixels, right.width, width, height)
    guard found.count > 0 else { return (0, .empty, 0) }
    let area = PixelRect(
      x: Int(found.min_x), y: Int(found.min_y),
      width: Int(found.max_x - found.min_x) + 1, height: Int(found.max_y - found.min_y) + 1)
    return (Int(found.count), area, found.largest)
  }

  /// Marks where the top left `width * height` pixels differ from the reference; pales the rest.
  static func mark(
    _ bitmap: inout Bitmap, against reference: Bitmap, width: Int, height: Int, with mark: RGBAColor
  ) {
    let stride = bitmap.width
    unsafe overset_pixels_mark(
      &bitmap.pixels, stride, reference.pixels, reference.width, width, height, mark.packed)
  }
}
