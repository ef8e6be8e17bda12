package import Foundation
package import OversetVocabulary

/// Writes bitmaps as PNG files and reads PNG files of any tool.
package enum PNG {
  /// What can be known of a file without decoding it.
  package struct Summary: Sendable, Equatable {
    /// The number of columns, in pixels.
    package let width: Int

    /// The number of rows, in pixels.
    package let height: Int

    /// The record written with the picture; empty in files of other tools.
    package let metadata: [String: String]

    /// Whether the record was written for exactly these pixels. It is not when another tool has
    /// edited the picture and kept the record; then ``metadata`` must not be relied on.
    package let metadataDescribesPixels: Bool
  }

  /// How much time a file may take to be small.
  package enum Effort: Sendable {
    /// Some milliseconds a screen, for a file that is looked at once and may be a fifth larger.
    case fast
    /// Some ten milliseconds a screen, for a file that is kept.
    case small
  }

  /// A bitmap as a PNG file.
  ///
  /// The file is a palette image when 256 colours suffice, and RGB or RGBA otherwise. The same bitmap,
  /// metadata, effort and library versions give the same bytes.
  ///
  /// `metadata` is a record kept beside the pixels: keys of `a-z`, `0-9` and hyphens (`pixels` is
  /// taken), values on one line. Throws a `Diagnostic` for other ones, for a bitmap without
  /// pixels, and when memory runs out.
  package static func encode(
    _ bitmap: Bitmap, metadata: [String: String] = [:], effort: Effort = .fast
  ) throws(Diagnostic) -> Data {
    guard !bitmap.bounds.isEmpty else {
      throw .impossibleSize(width: bitmap.width, height: bitmap.height)
    }
    let rows = PNGRows(bitmap)
    var picture = [PNGBlock(.header, headerBody(of: bitmap, rows: rows))]
    picture += paletteBlocks(rows.palette)
    let pixels = PNGBlock(.imageData, try stream(of: rows, effort: effort))
    let checksum = (picture + [pixels]).reduce(0) {
      PNGLibrary.checksum($1.body.span, continuing: $0)
    }
    let record = try PNGRecord(metadata: metadata, pixelChecksum: checksum)
    if !metadata.isEmpty { picture.append(PNGBlock(.internationalText, record.chunkBody)) }
    return PNGBlock.file(picture + [pixels, PNGBlock(.end, [])])
  }

  /// The bitmap in a PNG file of any colour type, bit depth and interlacing, and its record.
  ///
  /// Samples of 16 bits are scaled to 8; gamma and colour profiles are not applied. `file` names
  /// the data in errors. Throws a `Diagnostic` that says what the data is instead: empty, a Git
  /// LFS pointer, another format, truncated or damaged (with the byte offset), or larger than
  /// ``Bitmap/maximumPixelCount``.
  package static func decode(
    _ data: Data, file: String? = nil
  ) throws(Diagnostic) -> (bitmap: Bitmap, metadata: [String: String]) {
    let structure = try PNGStructure(data.span, file: file)
    let pixels = try PNGLibrary.decode(
      data, width: structure.width, height: structure.height, file: file)
    let bitmap = Bitmap(
      uncheckedWidth: structure.width, height: structure.height, pixels: pixels)
    return (bitmap, structure.record.map { PNGRecord(text: $0).metadata } ?? [:])
  }

  /// The size and the record of a PNG file, at less than a hundredth of the cost of decoding it.
  ///
  /// Bounds and checksums of all chunks are verified; the compressed pixels are not looked into.
  /// Throws what ``decode(_:file:)`` throws.
  package static func summary(
    of data: Data, file: String? = nil
  ) throws(Diagnostic) -> Summary {
    let structure = try PNGStructure(data.span, file: file)
    let record = structure.record.map { PNGRecord(text: $0) }
    return Summary(
      width: structure.width, height: structure.height, metadata: record?.metadata ?? [:],
      metadataDescribesPixels: record?.pixelChecksum == structure.pixelChecksum)
  }

  /// The versions of the libraries that write and read, such as
  /// `libdeflate 1.14, zlib 1.2.13, libpng 1.6.39`. Another version may write other bytes for the same picture.
  package static var codecVersions: String { PNGLibrary.versions }
}

extension PNG {
  /// The rows compressed. The C header has the figures behind the levels.
  private static func stream(
    of rows: PNGRows, effort: Effort
  ) throws(Diagnostic) -> [UInt8] {
    switch effort {
    case .fast where rows.mostlyRepeat: try PNGLibrary.splice(rows)
    case .fast: try PNGLibrary.compress(rows.all, level: 5)
    case .small: try PNGLibrary.compress(rows.all, level: rows.colorType == 3 ? 10 : 9)
    }
  }

  /// PNG specification, 11.2.1: no interlacing.
  private static func headerBody(of bitmap: Bitmap, rows: PNGRows) -> [UInt8] {
    UInt32(bitmap.width).bigEndianBytes + UInt32(bitmap.height).bigEndianBytes
      + [UInt8(rows.depth), rows.colorType, 0, 0, 0]
  }

  /// PNG specification, 11.2.2 and 11.3.1.1: colours, and alpha up to the last that is not opaque.
  private static func paletteBlocks(_ palette: [UInt32]) -> [PNGBlock] {
    guard !palette.isEmpty else { return [] }
    let colors = palette.map { RGBAColor(packed: $0) }
    var blocks = [PNGBlock(.palette, colors.flatMap { [$0.red, $0.green, $0.blue] })]
    if let last = colors.lastIndex(where: { $0.alpha < 255 }) {
      blocks.append(PNGBlock(.transparency, colors[...last].map(\.alpha)))
    }
    return blocks
  }
}

/// A chunk about to be written.
private struct PNGBlock {
  let type: PNGChunk.Kind
  let body: [UInt8]

  init(_ type: PNGChunk.Kind, _ body: [UInt8]) {
    self.type = type
    self.body = body
  }

  /// A whole file: the signature, and each chunk with its length and checksum.
  static func file(_ blocks: [PNGBlock]) -> Data {
    var data = Data(FileSignature.pngBytes)
    data.reserveCapacity(blocks.reduce(data.count) { $0 + $1.body.count + 12 })
    for block in blocks {
      let type = block.type.rawValue.bigEndianBytes
      let checksum = PNGLibrary.checksum(
        block.body.span, continuing: PNGLibrary.checksum(type.span))
      data.append(contentsOf: UInt32(block.body.count).bigEndianBytes)
      data.append(contentsOf: type)
      data.append(contentsOf: block.body)
      data.append(contentsOf: checksum.bigEndianBytes)
    }
    return data
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: self >> $0) }
  }
}
