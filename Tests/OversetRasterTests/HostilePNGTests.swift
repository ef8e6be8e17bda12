import OversetVocabulary
import Foundation
import OversetRaster
import OversetTestBasics
import Testing

@Suite struct HostilePNGTests {
  private func sample() throws -> Data {
    var random = SeededGenerator(seed: 9)
    return try PNG.encode(
      random.bitmap(colors: 20, side: 12...12), metadata: ["renderer": "test"])
  }

  @Test func everyTruncationIsRefused() throws {
    let file = try sample()
    for length in 0..<file.count {
      let error = #expect(throws: Diagnostic.self) {
        try PNG.decode(file.prefix(length), file: "a.png")
      }
      #expect(error?.description.hasPrefix("a.png: ") == true)
    }
  }

  /// Every byte of a file counts: its signature, a length, a type, a body or a checksum.
  @Test func everyFlippedBitIsRefused() throws {
    let file = try sample()
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

  /// Damage with sound checksums reaches the decoder; it must refuse or decode, and do no harm.
  @Test(arguments: ["IHDR", "PLTE", "IDAT", "iTXt"])
  func damageBehindSoundChecksumsIsHarmless(type: String) throws {
    var random = SeededGenerator(seed: 77)
    let sound = ChunkList(try sample())
    for _ in 0..<400 {
      var chunks = sound
      var body = chunks[type]
      // The first seven bytes of a header's sides stay, or the size refuses before anything else.
      let start = type == "IHDR" ? 8 : 0
      body[Int.random(in: start..<body.count, using: &random)] = UInt8.random(
        in: .min ... .max, using: &random)
      chunks[type] = body
      guard let decoded = try? PNG.decode(chunks.file) else { continue }
      #expect(decoded.bitmap.pixels.count == 144)
    }
  }

  @Test(arguments: ["IHDR", "PLTE", "IDAT", "IEND"])
  func aMissingChunkIsRefused(type: String) throws {
    var chunks = ChunkList(try sample())
    chunks.chunks.removeAll { $0.type == type }
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(chunks.file) }
    #expect(error?.kind == .data)
  }

  @Test(
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
  @Test func pixelsThatTheFileCannotHoldAreRefused() throws {
    var chunks = ChunkList(try sample())
    let sides = ChunkList.bigEndian(10_000) + ChunkList.bigEndian(10_000)
    chunks["IHDR"] = sides + chunks["IHDR"].dropFirst(8)
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(chunks.file) }
    #expect(error?.kind == .data)
  }

  @Test(arguments: [
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

  @Test func aGitLFSPointerSaysWhatToRun() {
    let pointer = Data("version https://git-lfs.github.com/spec/v1\n".utf8)
    let error = #expect(throws: Diagnostic.self) { try PNG.decode(pointer, file: "a/b.png") }
    #expect(
      error?.description == "a/b.png: this is a Git LFS pointer, not the picture; run git lfs pull")
  }

  @Test func damageIsNamedWithItsPlace() throws {
    var file = try sample()
    let last = file.count - 1
    file[last] ^= 1
    let error = #expect(throws: Diagnostic.self) { try PNG.summary(of: file, file: "x.png") }
    #expect(error?.problem == "the checksum of a chunk is wrong (at byte \(last - 11))")
  }
}
