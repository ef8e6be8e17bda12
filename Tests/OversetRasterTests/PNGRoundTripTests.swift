import Foundation
import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct PNGRoundTripTests {
  @Test(
    "every pixel survives encoding and decoding, with few colours and with many",
    arguments: [1, 2, 16, 255, 256, 257, 4_000], 0..<6 as Range<UInt64>)
  func everyPixelSurvives(colors: Int, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed &* 1_000 &+ UInt64(colors))
    let bitmap = try random.bitmap(colors: colors)
    let decoded = try PNG.decode(try PNG.encode(bitmap))
    #expect(decoded.bitmap == bitmap)
    #expect(decoded.metadata.isEmpty)
  }

  /// Byte 25 of a file is the colour type of its header (PNG specification, 11.2.1).
  @Test(
    "bit depth and colour type follow the number of colours and their opacity",
    arguments: [
      (2, 255, 1, 3), (3, 255, 2, 3), (16, 255, 4, 3), (17, 255, 8, 3), (256, 255, 8, 3),
      (257, 255, 8, 2), (257, 254, 8, 6),
    ] as [(Int, UInt32, UInt8, UInt8)])
  func formFollowsTheColors(
    colors: Int, alpha: UInt32, depth: UInt8, colorType: UInt8
  ) throws {
    let pixels = (0..<UInt32(colors)).map { alpha << 24 | $0 }
    let file = try PNG.encode(Bitmap(width: colors, height: 1, pixels: pixels))
    #expect(file[24] == depth)
    #expect(file[25] == colorType)
    #expect(try PNG.decode(file).bitmap.pixels == pixels)
  }

  @Test("the same bitmap and metadata give the same bytes")
  func sameInputGivesTheSameBytes() throws {
    var random = SeededGenerator(seed: 5)
    let bitmap = try random.bitmap(colors: 100)
    let metadata = ["b": "2", "a": "1", "c": "3"]
    let files = try (0..<8).map { _ in try PNG.encode(bitmap, metadata: metadata) }
    #expect(Set(files).count == 1)
  }

  @Test("metadata survives and describes the pixels")
  func metadataSurvives() throws {
    let bitmap = try Bitmap(width: 3, height: 2, filledWith: .magenta)
    let metadata = ["renderer": "overset 1", "display-list": "af:09", "note": "ü 文 🇹🇷", "void": ""]
    let file = try PNG.encode(bitmap, metadata: metadata)
    #expect(try PNG.decode(file).metadata == metadata)
    let summary = try PNG.summary(of: file)
    #expect(summary.metadata == metadata)
    #expect(summary.metadataDescribesPixels)
    #expect((summary.width, summary.height) == (3, 2))
  }

  @Test(
    "a malformed or reserved metadata key is refused",
    arguments: ["", "Upper", "with space", "pixels", "a:b", "a\nb"])
  func badMetadataKeysAreRefused(key: String) throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let error = #expect(throws: Diagnostic.self) {
      try PNG.encode(bitmap, metadata: [key: "x"])
    }
    #expect(error?.kind == .data)
  }

  @Test(
    "a metadata value with a line end, a null or a leading space is refused",
    arguments: ["two\nlines", "\r", "\0", " leading", " \u{301}x"])
  func badMetadataValuesAreRefused(value: String) throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let error = #expect(throws: Diagnostic.self) {
      try PNG.encode(bitmap, metadata: ["key": value])
    }
    #expect(error?.kind == .data)
  }

  /// As an editor would: other pixels, same text chunks. Recolouring changes the palette alone.
  @Test(
    "metadata does not describe pixels that were edited afterwards", arguments: ["PLTE", "IDAT"])
  func editedPixelsDisownTheRecord(chunk: String) throws {
    let red = try Bitmap(width: 4, height: 4, filledWith: RGBAColor(red: 255, green: 0, blue: 0))
    var other = red
    if chunk == "PLTE" {
      other.fill(other.bounds, with: .black)
    } else {
      other.fill(PixelRect(x: 0, y: 0, width: 1, height: 1), with: .black)
    }
    var chunks = try ChunkList(PNG.encode(red, metadata: ["renderer": "1"]))
    let edited = try ChunkList(PNG.encode(other))
    for type in ["PLTE", "IDAT"] { chunks.replace(type, with: edited) }
    let summary = try PNG.summary(of: chunks.file)
    #expect(summary.metadata == ["renderer": "1"])
    #expect(!summary.metadataDescribesPixels)
    #expect(try PNG.decode(chunks.file).bitmap == other)
  }

  @Test("a bitmap without pixels cannot be encoded")
  func emptyBitmapCannotBeEncoded() throws {
    let bitmap = try Bitmap(width: 0, height: 3)
    #expect(throws: Diagnostic.self) { try PNG.encode(bitmap) }
  }

  @Test("the codec names the versions of its three libraries")
  func codecVersionsAreNamed() {
    #expect(PNG.codecVersions.contains("libdeflate 1."))
    #expect(PNG.codecVersions.contains("zlib 1."))
    #expect(PNG.codecVersions.contains("libpng 1."))
  }
}
