import COversetRaster
import Foundation
import OversetVocabulary

/// The PNG functions of the C target behind a safe interface.
enum PNGLibrary {
  /// The bytes as a zlib stream, at a level of libdeflate, 1 to 12.
  static func compress(_ bytes: [UInt8], level: Int32) throws(Diagnostic) -> [UInt8] {
    let capacity = overset_png_compress_bound(bytes.count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      guard let base = buffer.baseAddress else { return }
      count = unsafe overset_png_compress(bytes, bytes.count, level, base, capacity)
    }
    guard !stream.isEmpty else { throw .codecFailed }
    return stream
  }

  /// All rows as a zlib stream, in little time where most of them equal the row above.
  static func splice(_ rows: PNGRows) throws(Diagnostic) -> [UInt8] {
    let count = rows.starts.count - 1
    let capacity = overset_png_splice_bound(rows.size, rows.height, count)
    let stream = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, size in
      guard let base = buffer.baseAddress else { return }
      size = unsafe overset_png_splice(
        rows.bytes, rows.size, rows.starts, count, base, capacity)
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
  ) throws(Diagnostic) -> [UInt32] {
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
      throw .damaged("the PNG cannot be decoded: \(text(message))", file: file)
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
}
