import Foundation
import OversetRaster
import OversetTestBasics
import Testing

/// Pictures whose rows mostly equal the row above, as those of interfaces do.
@Suite struct RepeatedRowsTests {
  /// How often rows stand, around the sixteen of a wide picture that are written as one piece.
  private static let runs = [1, 2, 15, 16, 17, 18, 32, 33, 34, 49, 100]

  @Test(
    "every pixel of repeated rows survives, at any width, number of colours and effort",
    arguments: [1, 2, 4, 16, 17, 256, 257, 3_000], [1, 2, 3, 7, 8, 9, 64, 1_100])
  func everyPixelSurvives(colors: Int, width: Int) throws {
    var random = SeededGenerator(seed: UInt64(colors * 1_000 + width))
    for isOpaque in [true, false] {
      let bitmap = try bitmap(
        colors: colors, width: width, isOpaque: isOpaque, runs: Self.runs.shuffled(using: &random),
        using: &random)
      for effort in [PNG.Effort.fast, .small] {
        let file = try PNG.encode(bitmap, effort: effort)
        #expect(try PNG.decode(file).bitmap == bitmap)
      }
    }
  }

  @Test("one row repeated to the whole picture survives", arguments: runs)
  func aRunMayBeTheWholePicture(height: Int) throws {
    var random = SeededGenerator(seed: UInt64(height))
    let bitmap = try bitmap(
      colors: 99, width: 1_100, isOpaque: true, runs: [height], using: &random)
    #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
  }

  @Test("rows repeated at random survive", arguments: 0..<40 as Range<UInt64>)
  func randomRunsSurvive(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let runs = (0..<30).map { _ in Int.random(in: 1...40, using: &random) }
    let bitmap = try bitmap(
      colors: [3, 40, 600][Int(seed % 3)], width: Int.random(in: 1...700, using: &random),
      isOpaque: seed % 2 == 0, runs: runs, using: &random)
    #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
  }

  /// Whether half of the rows repeat decides how they are compressed; neither way loses any.
  @Test(
    "pictures survive whether few or many of their rows repeat",
    arguments: [[1, 1, 1, 3], [2, 2, 2, 2], [1, 2, 2, 2], [1, 1, 1, 1], [3, 1, 2, 1]])
  func fewAndManyRepetitionsSurvive(runs: [Int]) throws {
    var random = SeededGenerator(seed: 12)
    let bitmap = try bitmap(
      colors: 300, width: 200, isOpaque: true, runs: runs, using: &random)
    #expect(try PNG.decode(PNG.encode(bitmap)).bitmap == bitmap)
  }

  @Test("the same rows give the same bytes")
  func sameInputGivesTheSameBytes() throws {
    var random = SeededGenerator(seed: 4)
    let bitmap = try bitmap(
      colors: 500, width: 400, isOpaque: true, runs: Self.runs, using: &random)
    let files = try (0..<8).map { _ in try PNG.encode(bitmap) }
    #expect(Set(files).count == 1)
  }

  /// Decoders may leave the checksum unread. It is that of the rows before their compression: a repeated
  /// one is filter 2 and zeros, any other filter 0 and its samples (RFC 1950, 2.2).
  @Test("the checksum of a file is that of all its filtered rows")
  func theChecksumIsThatOfAllRows() throws {
    var random = SeededGenerator(seed: 6)
    let bitmap = try bitmap(
      colors: 3_000, width: 400, isOpaque: true, runs: Self.runs, using: &random)
    let file = try PNG.encode(bitmap)
    try #require(file[25] == 2)
    var (low, high) = (UInt32(1), UInt32(0))
    for byte in filtered(bitmap) {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    #expect(ChunkList(file)["IDAT"].suffix(4) == ChunkList.bigEndian(high << 16 | low)[...])
  }

  @Test("a row that repeats takes a few bytes")
  func repetitionsAreSmall() throws {
    let screen = try Bitmap(width: 1_206, height: 2_622, filledWith: .white)
    #expect(try PNG.encode(screen).count < 6_000)
    var random = SeededGenerator(seed: 8)
    let bitmap = try bitmap(
      colors: 3_000, width: 1_000, isOpaque: true, runs: [1_000], using: &random)
    #expect(try PNG.encode(bitmap).count < 12_000)
  }

  // MARK: Pictures

  /// A bitmap of random rows, each of which stands as often as `runs` say.
  private func bitmap(
    colors: Int, width: Int, isOpaque: Bool, runs: [Int], using random: inout SeededGenerator
  ) throws -> Bitmap {
    let palette = (0..<colors).map { _ in
      UInt32.random(in: .min ... .max, using: &random) | (isOpaque ? 0xFF00_0000 : 0)
    }
    var pixels: [UInt32] = []
    for run in runs {
      let row = (0..<width).map { _ in palette[Int.random(in: 0..<colors, using: &random)] }
      for _ in 0..<run { pixels += row }
    }
    return try Bitmap(width: width, height: runs.reduce(0, +), pixels: pixels)
  }

  /// The rows of an RGB file, each after its filter byte.
  private func filtered(_ bitmap: Bitmap) -> [UInt8] {
    var bytes: [UInt8] = []
    var above: ArraySlice<UInt32> = []
    for y in 0..<bitmap.height {
      let row = bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width]
      if row.elementsEqual(above) {
        bytes += [2] + [UInt8](repeating: 0, count: bitmap.width * 3)
      } else {
        let colors = row.map { RGBAColor(packed: $0) }
        bytes += [0] + colors.flatMap { [$0.red, $0.green, $0.blue] }
      }
      above = row
    }
    return bytes
  }
}
