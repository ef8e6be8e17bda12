import Foundation
import OversetVocabulary

/// What a PNG file holds besides its pixels: the header, and the record of this module.
///
/// Reading it inflates nothing. It walks every chunk up to the end and checks bounds and checksums,
/// so what is truncated or has flipped bits is found here, with its place.
struct PNGStructure {
  /// The picture's size in pixels, within what a bitmap can hold.
  let width: Int
  let height: Int

  /// The text of the record; `nil` in files of other tools.
  let record: String?

  /// A CRC-32 over the bodies of all chunks that decide pixels.
  let pixelChecksum: UInt32

  init(_ bytes: borrowing Span<UInt8>, file: String?) throws(Diagnostic) {
    if let refusal = FileSignature(bytes).refusal(file: file) { throw refusal }
    var reader = PNGChunkReader(offset: FileSignature.pngBytes.count, file: file)
    let header = PNGHeader(bytes, in: try reader.header(bytes))
    guard header.width > 0, header.height > 0,
      Bitmap.holds(width: header.width, height: header.height)
    else { throw .impossibleSize(width: header.width, height: header.height, file: file) }

    var checksum = PNGLibrary.checksum(bytes.extracting(header.body))
    var record: String?
    var compressedSize = 0
    while let chunk = try reader.next(bytes) {
      if chunk.decidesPixels {
        checksum = PNGLibrary.checksum(bytes.extracting(chunk.body), continuing: checksum)
      }
      if chunk.type == .imageData { compressedSize += chunk.body.count }
      if chunk.type == .internationalText, record == nil {
        record = PNGRecord.text(in: bytes.extracting(chunk.body))
      }
    }
    guard header.canBeHeld(in: compressedSize) else {
      throw .damaged("the file is too small for the picture it declares", file: file)
    }
    width = header.width
    height = header.height
    self.record = record
    pixelChecksum = checksum
  }
}

/// The image header (PNG specification, 11.2.1), as far as it is needed before decoding.
struct PNGHeader {
  let body: Range<Int>
  let width: Int
  let height: Int
  let bitsPerPixel: Int

  init(_ bytes: borrowing Span<UInt8>, in body: Range<Int>) {
    self.body = body
    width = Int(bytes.bigEndian32(at: body.lowerBound))
    height = Int(bytes.bigEndian32(at: body.lowerBound + 4))
    let depth = Int(bytes[body.lowerBound + 8])
    let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[body.lowerBound + 9]] ?? 1
    bitsPerPixel = depth * channels
  }

  /// Deflate shrinks at most 1032 times, so a file that declares more is truncated or hostile; it is
  /// refused before memory is taken for its pixels.
  func canBeHeld(in compressedSize: Int) -> Bool {
    let rawSize = width * bitsPerPixel / 8 * height
    return rawSize / 1032 <= compressedSize
  }
}

/// Walks the chunks of a file that begins with PNG's signature.
struct PNGChunkReader {
  /// Where the next chunk begins, in bytes from the file's start.
  private(set) var offset: Int
  let file: String?

  init(offset: Int, file: String?) {
    self.offset = offset
    self.file = file
  }

  /// The body of the header chunk, which comes first and has 13 bytes.
  mutating func header(_ bytes: borrowing Span<UInt8>) throws(Diagnostic) -> Range<Int> {
    let start = offset
    guard let chunk = try next(bytes), chunk.type == .header, chunk.body.count == 13 else {
      throw .damaged("the file has no PNG header", file: file, at: start)
    }
    return chunk.body
  }

  /// The next chunk, or `nil` at the end chunk. Bytes after that are not looked at.
  mutating func next(_ bytes: borrowing Span<UInt8>) throws(Diagnostic) -> PNGChunk? {
    // Length and type before the body, checksum after it: four bytes each.
    guard bytes.count - offset >= 12 else {
      throw .damaged("the file is incomplete", file: file, at: bytes.count)
    }
    let length = Int(bytes.bigEndian32(at: offset))
    guard length <= bytes.count - offset - 12 else {
      throw .damaged("the file is incomplete", file: file, at: bytes.count)
    }
    let type = PNGChunk.Kind(rawValue: bytes.bigEndian32(at: offset + 4))
    let body = offset + 8..<offset + 8 + length
    let found = PNGLibrary.checksum(bytes.extracting(offset + 4..<body.upperBound))
    guard found == bytes.bigEndian32(at: body.upperBound) else {
      throw .damaged("a chunk has the wrong checksum", file: file, at: offset)
    }
    offset = body.upperBound + 4
    return type == .end ? nil : PNGChunk(type: type, body: body)
  }
}

/// One chunk of a PNG file.
struct PNGChunk {
  /// The four letters of a chunk's type, as a big-endian number.
  struct Kind: Equatable {
    let rawValue: UInt32

    static let header = Kind("IHDR")
    static let palette = Kind("PLTE")
    static let transparency = Kind("tRNS")
    static let imageData = Kind("IDAT")
    static let internationalText = Kind("iTXt")
    static let end = Kind("IEND")

    init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ letters: String) {
      rawValue = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  let type: Kind

  /// Where the body lies, in bytes from the file's start.
  let body: Range<Int>

  /// Whether the pixels this module decodes depend on the chunk.
  var decidesPixels: Bool {
    [.header, .palette, .transparency, .imageData].contains(type)
  }
}

extension Span<UInt8> {
  /// The four bytes from `offset` on as a big-endian number; the caller has checked the bounds.
  func bigEndian32(at offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(self[offset + $1]) }
  }
}
