import Foundation
import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct HostilePNGTests {
  private func sample() throws -> Data {
    var random = SeededGenerator(seed: 9)
    return try PNG.encode(
      random.bitmap(colors: 20, side: 12...12), metadata: ["renderer": "test"])
  }

  @Test("a file cut off at any byte is refused by its name")
  func everyTruncationIsRefused() throws {
    let file = try sample()
    try #require(file.count > 200)
    for length in 0..<file.count {
      let error = #expect(throws: Diagnostic.self) {
        try PNG.decode(file.prefix(length), file: "a.png")
      }
      #expect(error?.description.hasPrefix("a.png: ") == true)
    }
  }

  /// Every byte of a file counts: its signature, a length, a type, a body or a checksum.
  @Test("a file with any one bit flipped is refused")
  func everyFlippedBitIsRefused() throws {
    let file = try sample()
    try #require(file.count > 200)
    for index in file.indices {
      for bit in 0..<8 {
        var damaged = file
        damaged[index] ^= 1 << bit
        #expect(throws: Diagnostic.self, "byte \(index), bit \(bit)") {
          try PNG.decode(damaged)
        }
      }
    }
  }

  /// How many of 400 damages decode: those of colours and text all do, while the fields of a header and
  /// the checksum of the pixels refuse nearly every one.
  @Test(
    "damage behind sound checksums is refused or decodes to as many pixels",
    arguments: [("IHDR", 0...40), ("PLTE", 400...400), ("IDAT", 0...40), ("iTXt", 400...400)])
  func damageBehindSoundChecksumsIsHarmless(type: String, decodable: ClosedRange<Int>) throws {
    var random = SeededGenerator(seed: 77)
    let sound = ChunkList(try sample())
    // The eight bytes of a header's sides stay, or the size refuses before anything else.
    let start = type == "IHDR" ? 8 : 0
    try #require(sound[type].count > start)
    var decodedCount = 0
    for _ in 0..<400 {
      var chunks = sound
      var body = chunks[type]
      body[Int.random(in: start..<body.count, using: &random)] = UInt8.random(
        in: .min ... .max, using: &random)
      chunks[type] = body
      guard let decoded = try? PNG.decode(chunks.file) else { continue }
      #expect(decoded.bitmap.pixels.count == 144)
      decodedCount += 1
    }
    #expect(decodable.contains(decodedCount), "\(decodedCount)")
  }

  @Test(
    "a file without one of its critical chunks is refused as damaged",
    arguments: ["IHDR", "PLTE", "IDAT", "IEND"])
  func aMissingChunkIsRefused(type: String) throws {
    var chunks = ChunkList(try sample())
    chunks.chunks.removeAll { $0.type == type }
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(chunks.file) }
    #expect(error?.kind == .data)
  }

  @Test(
    "a header with an impossible size is refused for its size",
    arguments: [
      (100_001, 1_000), (UInt32.max, UInt32.max), (0x7FFF_FFFF, 0x7FFF_FFFF), (0, 5), (5, 0),
    ] as [(UInt32, UInt32)])
  func impossibleSizesAreRefused(width: UInt32, height: UInt32) throws {
    var chunks = ChunkList(try sample())
    let sides = ChunkList.bigEndian(width) + ChunkList.bigEndian(height)
    chunks["IHDR"] = sides + chunks["IHDR"].dropFirst(8)
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(chunks.file) }
    #expect(error?.kind == .data)
  }

  /// 100 megapixels are allowed; not in a file that cannot hold them.
  @Test("a header of more pixels than the file can hold is refused as damaged")
  func pixelsThatTheFileCannotHoldAreRefused() throws {
    var chunks = ChunkList(try sample())
    let sides = ChunkList.bigEndian(10_000) + ChunkList.bigEndian(10_000)
    chunks["IHDR"] = sides + chunks["IHDR"].dropFirst(8)
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(chunks.file) }
    #expect(error?.kind == .data)
  }

  @Test(
    "a file of another format is refused, and the error names the format",
    arguments: [
      (Data(), Diagnostic.Kind.empty),
      (
        Data("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n".utf8),
        .gitLFSPointer
      ),
      (Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16]), .otherFormat("a JPEG")),
      (Data("GIF89a".utf8), .otherFormat("a GIF")),
      (Data("RIFF\0\0\0\0WEBPVP8 ".utf8), .otherFormat("a WebP")),
      (Data("\0\0\0\u{18}ftypheic".utf8), .otherFormat("a HEIC")),
      (Data("%PDF-1.7".utf8), .otherFormat("a PDF")),
      (Data("hello".utf8), .otherFormat("a file of unknown format")),
      (Data("<<<<<<< HEAD\n".utf8), .data),
      (Data([0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0]), .data),
    ])
  func otherFilesAreNamed(data: Data, kind: Diagnostic.Kind) {
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(data, file: "x.png") }
    #expect(error?.kind == kind)
    #expect(error?.file == "x.png")
  }

  @Test("a Git LFS pointer is refused with the command that fetches the picture")
  func aGitLFSPointerSaysWhatToRun() {
    let pointer = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(pointer, file: "a/b.png") }
    #expect(
      error?.description == "a/b.png: this is a Git LFS pointer, not the picture; run git lfs pull")
  }

  @Test("a wrong checksum is reported with the offset of its chunk")
  func damageIsNamedWithItsPlace() throws {
    var file = try sample()
    let last = file.count - 1
    file[last] ^= 1
    let error = #expect(throws: Diagnostic.self) { try PNG.summary(of: file, file: "x.png") }
    #expect(error?.problem == "a chunk has the wrong checksum (at byte \(last - 11))")
  }
}
