import COversetRaster

/// The rows of a picture as PNG compresses them, those left out that equal the row above.
///
/// They are palette indexes in as few bits as hold them; RGB, or RGBA where a pixel is transparent,
/// when the bitmap has more than 256 colours.
struct PNGRows {
  /// The rows that do not equal the one above, each after its filter byte.
  private(set) var bytes: [UInt8]
  /// The numbers of these rows, and the height of the picture.
  let starts: [UInt32]
  /// The bytes of a row, its filter byte among them.
  private(set) var size: Int
  /// Packed colours in order of first appearance; empty when the rows hold colours.
  private(set) var palette: [UInt32] = []
  /// Bits of a sample.
  private(set) var depth = 8
  /// The colour type of the PNG specification, 11.2.1: 2 is RGB, 3 a palette, 6 RGBA.
  let colorType: UInt8

  /// The rows of a bitmap that has pixels.
  init(_ bitmap: Bitmap) {
    starts = PNGRows.starts(of: bitmap)
    if let (indexes, palette) = PNGRows.indexes(bitmap, starts) {
      (bytes, size, self.palette, colorType) = (indexes, bitmap.width + 1, palette, 3)
      pack(width: bitmap.width)
    } else if let samples = PNGRows.opaqueSamples(bitmap, starts) {
      (bytes, size, colorType) = (samples, bitmap.width * 3 + 1, 2)
    } else {
      (bytes, size, colorType) = (PNGRows.samples(bitmap, starts), bitmap.width * 4 + 1, 6)
    }
  }

  /// The number of rows of the picture.
  var height: Int { starts.last.map(Int.init) ?? 0 }

  /// Whether half of the rows or more equal the one above.
  var mostlyRepeat: Bool { (starts.count - 1) * 2 <= height }

  /// Every row of the picture, each after its filter byte.
  var all: [UInt8] {
    guard starts.count - 1 < height else { return bytes }
    return unsafe PNGRows.uninitialized(count: size * height) { all in
      unsafe overset_png_repeat_rows(bytes, size, starts, starts.count - 1, all)
    }
  }

  // MARK: Steps

  private static func starts(of bitmap: Bitmap) -> [UInt32] {
    unsafe [UInt32](unsafeUninitializedCapacity: bitmap.height + 1) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count =
        unsafe overset_png_row_starts(bitmap.pixels, bitmap.width, bitmap.height, base) + 1
    }
  }

  /// Nil when the bitmap has more than 256 colours.
  private static func indexes(
    _ bitmap: Bitmap, _ starts: [UInt32]
  ) -> (rows: [UInt8], palette: [UInt32])? {
    var palette = [UInt32](repeating: 0, count: 256)
    var colorCount = 0
    let rowCount = starts.count - 1
    let rows = unsafe uninitialized(count: (bitmap.width + 1) * rowCount) { rows in
      colorCount = unsafe Int(
        overset_png_index_rows(bitmap.pixels, bitmap.width, starts, rowCount, rows, &palette))
    }
    return colorCount > 0 ? (rows, Array(palette.prefix(colorCount))) : nil
  }

  /// Nil if a pixel is not opaque.
  private static func opaqueSamples(_ bitmap: Bitmap, _ starts: [UInt32]) -> [UInt8]? {
    var isOpaque = false
    let rowCount = starts.count - 1
    let rows = unsafe uninitialized(count: (bitmap.width * 3 + 1) * rowCount) { rows in
      isOpaque =
        unsafe overset_png_rgb_rows(bitmap.pixels, bitmap.width, starts, rowCount, rows) != 0
    }
    return isOpaque ? rows : nil
  }

  private static func samples(_ bitmap: Bitmap, _ starts: [UInt32]) -> [UInt8] {
    let rowCount = starts.count - 1
    return unsafe uninitialized(count: (bitmap.width * 4 + 1) * rowCount) { rows in
      unsafe overset_png_rgba_rows(bitmap.pixels, bitmap.width, starts, rowCount, rows)
    }
  }

  /// Puts several indexes into a byte where the palette is small enough.
  private mutating func pack(width: Int) {
    guard let depth = [1, 2, 4].first(where: { palette.count <= 1 << $0 }) else { return }
    let rowCount = starts.count - 1
    let size = (width * depth + 7) / 8 + 1
    bytes = unsafe PNGRows.uninitialized(count: size * rowCount) { [bytes] output in
      unsafe overset_png_pack_rows(bytes, width, rowCount, UInt32(depth), output)
    }
    (self.size, self.depth) = (size, depth)
  }

  private static func uninitialized(
    count: Int, fill: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      guard let base = buffer.baseAddress else { return }
      unsafe fill(base)
      initializedCount = count
    }
  }
}
