/// The checksums of a PNG file's chunks (PNG specification, third edition, 5.3).
enum ChunkChecksums {
  /// The file with the checksum that each chunk should have, as far as there are chunks.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var index = 8
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = index + 8 + length
      guard end + 4 <= bytes.count else { break }
      let checksum = checksum(of: bytes[index + 4..<end])
      for offset in 0..<4 {
        bytes[end + offset] = UInt8(truncatingIfNeeded: checksum >> UInt32(24 - 8 * offset))
      }
      index = end + 4
    }
    return bytes
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  private static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
