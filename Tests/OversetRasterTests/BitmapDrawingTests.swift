import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct BitmapDrawingTests {
  /// Composition in real numbers, rounded at the end (W3C Compositing and Blending, 5.1).
  private func composed(_ color: RGBAColor, alpha: Double, over below: RGBAColor) -> RGBAColor {
    let belowAlpha = Double(below.alpha) / 255
    let total = alpha + belowAlpha * (1 - alpha)
    guard total > 0 else { return below }
    func channel(_ above: UInt8, _ under: UInt8) -> UInt8 {
      let sum = Double(above) * alpha + Double(under) * belowAlpha * (1 - alpha)
      return UInt8((sum / total).rounded())
    }
    return RGBAColor(
      red: channel(color.red, below.red), green: channel(color.green, below.green),
      blue: channel(color.blue, below.blue), alpha: UInt8((total * 255).rounded()))
  }

  @Test("blending a mask on opaque pixels is exact")
  func blendingOnOpaquePixelsIsExact() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let below = RGBAColor(packed: UInt32.random(in: .min ... .max, using: &random) | 0xFF00_0000)
      let color = RGBAColor(packed: UInt32.random(in: .min ... .max, using: &random) | 0xFF00_0000)
      let coverage = UInt8.random(in: 0...15, using: &random) * 17
      var bitmap = try Bitmap(width: 1, height: 1, filledWith: below)
      bitmap.blend(try mask([coverage]), x: 0, y: 0, color: color)
      let expected = composed(color, alpha: Double(coverage) / 255, over: below)
      #expect(bitmap.color(x: 0, y: 0) == expected)
    }
  }

  @Test("filling on translucent pixels is exact to one step in each channel")
  func blendingOnTranslucentPixelsIsWithinOneStep() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<20_000 {
      let below = RGBAColor(packed: UInt32.random(in: .min ... .max, using: &random))
      let color = RGBAColor(packed: UInt32.random(in: .min ... .max, using: &random))
      var bitmap = try Bitmap(width: 1, height: 1, filledWith: below)
      bitmap.fill(bitmap.bounds, with: color)
      let found = try #require(bitmap.color(x: 0, y: 0))
      let expected = composed(color, alpha: Double(color.alpha) / 255, over: below)
      // Every channel is one exact division, so only halves may round otherwise.
      for (a, b) in zip(channels(found), channels(expected)) {
        #expect(abs(Int(a) - Int(b)) <= 1, "\(color) over \(below)")
      }
    }
  }

  @Test("coverage is rounded to the nearest of sixteen levels")
  func coverageIsRoundedToTheNearestOfSixteenLevels() throws {
    let all = try #require(CoverageMask(width: 256, height: 1, bytes: Array(0...255)))
    try #require(all.bytes.count == 256)
    for (value, level) in zip(0...255, all.bytes) {
      #expect(Int(level) == Int((Double(value) / 17).rounded()) * 17)
    }
  }

  @Test(
    "a mask whose bytes do not make up its size is refused",
    arguments: [(2, 2, 3), (-1, 1, 1), (1, -1, 1), (3, 5, 14)])
  func aMaskOfAnotherSizeIsRefused(width: Int, height: Int, count: Int) {
    let bytes = [UInt8](repeating: 0, count: count)
    #expect(CoverageMask(width: width, height: height, bytes: bytes) == nil)
  }

  @Test("filling and blending draw exactly the pixels inside area and clip")
  func fillAndBlendDrawExactlyTheClippedPixels() throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<300 {
      var bitmap = try Bitmap(width: 9, height: 7, filledWith: .white)
      let area = rectangle(using: &random)
      let clip = rectangle(using: &random)
      let cover = try #require(
        CoverageMask(
          width: area.width, height: area.height,
          bytes: [UInt8](repeating: 255, count: area.width * area.height)))
      bitmap.blend(cover, x: area.x, y: area.y, color: .black, clip: clip)
      var filled = try Bitmap(width: 9, height: 7, filledWith: .white)
      filled.fill(area.intersection(clip), with: .black)
      #expect(bitmap == filled)
      for y in 0..<7 {
        for x in 0..<9 {
          let isInside = contains(area, x, y) && contains(clip, x, y)
          #expect(bitmap.color(x: x, y: y) == (isInside ? .black : .white))
        }
      }
    }
  }

  @Test("a mask that any side clips keeps its pixels in place")
  func theMaskIsNotShiftedByClipping() throws {
    let mask = try mask(width: 3, [0, 17, 34, 51, 68, 85, 102, 119, 136])
    for (x, y) in [(-1, -1), (0, 0), (2, 1), (-2, 2)] {
      var bitmap = try Bitmap(width: 4, height: 3, filledWith: .black)
      bitmap.blend(mask, x: x, y: y, color: .white)
      for row in 0..<3 {
        for column in 0..<4 {
          let isInside = (0..<3).contains(column - x) && (0..<3).contains(row - y)
          let coverage = isInside ? mask.bytes[(row - y) * 3 + column - x] : 0
          #expect(bitmap.color(x: column, y: row)?.red == coverage)
        }
      }
    }
  }

  /// Inside, outside and edges of a shape, in rows of every length.
  @Test(
    "a row blends to the same pixels as each pixel by itself",
    arguments: [0xFF12_3456, 0x8012_3456, 0x0012_3456] as [UInt32])
  func aRowIsBlendedPixelByPixel(color: UInt32) throws {
    var random = SeededGenerator(seed: 11)
    let color = RGBAColor(packed: color)
    for width in 1...60 {
      var coverage: [UInt8] = []
      while coverage.count < width {
        let level = [0, 255, UInt8.random(in: 0...15, using: &random) * 17].randomElement(
          using: &random)
        coverage += [UInt8](repeating: level ?? 0, count: Int.random(in: 1...20, using: &random))
      }
      coverage = Array(coverage.prefix(width))
      let pixels = (0..<width).map { _ in UInt32.random(in: .min ... .max, using: &random) }
      var bitmap = try Bitmap(width: width, height: 1, pixels: pixels)
      var expected = bitmap
      bitmap.blend(try mask(width: width, coverage), x: 0, y: 0, color: color)
      for x in 0..<width { expected.blend(try mask([coverage[x]]), x: x, y: 0, color: color) }
      #expect(bitmap == expected)
    }
  }

  @Test("extreme coordinates draw what lies inside the bitmap, or nothing")
  func extremeCoordinatesDrawNothingOrTheRest() throws {
    let mask = try mask(width: 2, [255, 255, 255, 255])
    for place in [Int.min, Int.min + 1, Int.max - 1, Int.max] {
      var bitmap = try Bitmap(width: 4, height: 4, filledWith: .white)
      bitmap.blend(mask, x: place, y: place, color: .black)
      bitmap.fill(PixelRect(x: place, y: 0, width: -3, height: 4), with: .black)
      bitmap.copy(bitmap, x: place, y: place)
      #expect(bitmap == (try Bitmap(width: 4, height: 4, filledWith: .white)))
    }
    var bitmap = try Bitmap(width: 4, height: 4, filledWith: .white)
    bitmap.fill(PixelRect(x: 1, y: 1, width: .max, height: .max), with: .black)
    #expect(bitmap.color(x: 3, y: 3) == .black)
    #expect(bitmap.color(x: 0, y: 3) == .white)
  }

  @Test(
    "a bitmap of negative or excessive size is refused",
    arguments: [(-1, 1), (1, -1), (Int.max, 2), (100_000_001, 1)])
  func impossibleBitmapsAreRefused(width: Int, height: Int) {
    let error = #expect(throws: Diagnostic.self) { try Bitmap(width: width, height: height) }
    #expect(error?.kind == .data)
  }

  @Test("a pixel outside the bitmap has no colour")
  func colorsAreNilOutside() throws {
    let bitmap = try Bitmap(width: 2, height: 2, filledWith: .white)
    #expect(bitmap.color(x: 2, y: 0) == nil)
    #expect(bitmap.color(x: 0, y: -1) == nil)
    #expect(bitmap.color(x: 1, y: 1) == .white)
    #expect(RGBAColor(red: 1, green: 2, blue: 254, alpha: 16).description == "#0102FE10")
  }

  private func mask(width: Int = 1, _ bytes: [UInt8]) throws -> CoverageMask {
    try #require(CoverageMask(width: width, height: bytes.count / width, bytes: bytes))
  }

  private func channels(_ color: RGBAColor) -> [UInt8] {
    [color.red, color.green, color.blue, color.alpha]
  }

  private func rectangle(using random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      x: Int.random(in: -4...10, using: &random), y: Int.random(in: -4...8, using: &random),
      width: Int.random(in: 0...9, using: &random), height: Int.random(in: 0...9, using: &random))
  }

  private func contains(_ area: PixelRect, _ x: Int, _ y: Int) -> Bool {
    (area.x..<area.x + area.width).contains(x) && (area.y..<area.y + area.height).contains(y)
  }
}
