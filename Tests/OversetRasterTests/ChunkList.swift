import Foundation

/// A PNG file taken apart, to be put together wrongly. An implementation of its own, so that it
/// shares no error with the one under test.
struct ChunkList {
  struct Chunk {
    var type: String
    var body: [UInt8]
  }

  static let signature: [UInt8] = [137, 80, 78, 71, 13, 10, 26, 10]

  var chunks: [Chunk] = []

  init(_ file: Data) {
    var rest = Array(file.dropFirst(8))[...]
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks.append(Chunk(type: type, body: Array(rest.dropFirst(8).prefix(length))))
      rest = rest.dropFirst(12 + length)
    }
  }

  var file: Data {
    var bytes = ChunkList.signature
    for chunk in chunks {
      let content = Array(chunk.type.utf8) + chunk.body
      bytes += ChunkList.bigEndian(UInt32(chunk.body.count)) + content
      bytes += ChunkList.bigEndian(ChunkList.crc32(content))
    }
    return Data(bytes)
  }

  subscript(type: String) -> [UInt8] {
    get { chunks.first { $0.type == type }?.body ?? [] }
    set {
      if let index = chunks.firstIndex(where: { $0.type == type }) { chunks[index].body = newValue }
    }
  }

  mutating func replace(_ type: String, with other: ChunkList) { self[type] = other[type] }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// PNG specification, annex D, without its table.
  private static func crc32(_ bytes: [UInt8]) -> UInt32 {
    var crc = UInt32.max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? 0xEDB8_8320 ^ (crc >> 1) : crc >> 1 }
    }
    return ~crc
  }
}
