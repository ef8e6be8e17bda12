import COversetRaster
import Foundation

/// The PNG functions of the C target behind a safe interface.
enum PNGLibrary {
  /// Rows of samples, each after its filter byte.
  struct Rows {
    var bytes: [UInt8]
    /// Packed colours in order of first appearance; empty when the rows hold colours.
    var palette: [UInt32] = []
    /// Bits of a sample.
    var depth = 8
    /// The colour type of the PNG specification, 11.2.1: 2 is RGB, 3 a palette, 6 RGBA.
    var colorType: UInt8
  }

  /// Rows of palette indexes in as few bits as hold them; of RGB, or of RGBA where a pixel is
  /// transparent, when the bitmap has more than 256 colours.
  static func rows(of bitmap: Bitmap) -> Rows {
    var palette = [UInt32](repeating: 0, count: 256)
    var colorCount = 0
    let indexes = unsafe uninitialized(count: (bitmap.width + 1) * bitmap.height) { rows in
      colorCount = unsafe Int(
        overset_png_index_rows(bitmap.pixels, bitmap.width, bitmap.height, rows, &palette))
    }
    if colorCount > 0 {
      let rows = Rows(
        bytes: indexes, palette: Array(palette.prefix(colorCount)), colorType: 3)
      return packed(rows, of: bitmap)
    }
    var isOpaque = false
    let samples = unsafe uninitialized(count: (bitmap.width * 3 + 1) * bitmap.height) { rows in
      isOpaque = unsafe overset_png_rgb_rows(bitmap.pixels, bitmap.width, bitmap.height, rows) != 0
    }
    if isOpaque { return Rows(bytes: samples, colorType: 2) }
    let all = unsafe uninitialized(count: (bitmap.width * 4 + 1) * bitmap.height) { rows in
      unsafe overset_png_rgba_rows(bitmap.pixels, bitmap.width, bitmap.height, rows)
    }
    return Rows(bytes: all, colorType: 6)
  }

  private static func packed(_ rows: Rows, of bitmap: Bitmap) -> Rows {
    guard let depth = [1, 2, 4].first(where: { rows.palette.count <= 1 << $0 }) else {
      return rows
    }
    let rowSize = (bitmap.width * depth + 7) / 8
    let bytes = unsafe uninitialized(count: (rowSize + 1) * bitmap.height) { output in
      unsafe overset_png_pack_rows(
        rows.bytes, bitmap.width, bitmap.height, UInt32(depth), output)
    }
    return Rows(bytes: bytes, palette: rows.palette, depth: depth, colorType: 3)
  }

  /// The bytes as a zlib stream, at a level of libdeflate, 1 to 12.
  static func compress(_ bytes: [UInt8], level: Int32) throws(RasterError) -> [UInt8] {
    let capacity = overset_png_compress_bound(bytes.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count = unsafe overset_png_compress(bytes, bytes.count, level, base, capacity)
    }
    guard !stream.isEmpty else { throw .codecFailed }
    return stream
  }

  /// The CRC-32 of PNG, continued from an earlier one.
  static func checksum(_ bytes: borrowing Span<UInt8>, continuing crc: UInt32 = 0) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return crc }
      return unsafe overset_png_crc32(crc, base, buffer.count)
    }
  }

  /// The pixels of a PNG file whose size, in pixels, is known.
  static func decode(
    _ data: Data, width: Int, height: Int, file: String?
  ) throws(RasterError) -> [UInt32] {
    var message = [CChar](repeating: 0, count: 160)
    let pixels = unsafe data.withUnsafeBytes { bytes in
      unsafe [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
        guard let input = bytes.baseAddress, let output = buffer.baseAddress else { return }
        let isDecoded = unsafe overset_png_decode(
          input.assumingMemoryBound(to: UInt8.self), bytes.count, UInt32(width), UInt32(height),
          output, &message, message.count)
        count = isDecoded == 0 ? 0 : width * height
      }
    }
    guard !pixels.isEmpty else {
      throw .damaged("the PNG does not decode: \(text(message))", file: file)
    }
    return pixels
  }

  /// The versions of the libraries in use.
  static var versions: String {
    var buffer = [CChar](repeating: 0, count: 80)
    unsafe overset_png_versions(&buffer, buffer.count)
    return text(buffer)
  }

  private static func text(_ characters: [CChar]) -> String {
    String(
      decoding: characters.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
