import OversetRaster
import OversetTestBasics
import OversetVocabulary
import Testing

@Suite struct BitmapScalingTests {
  private let red = RGBAColor(red: 255, green: 0, blue: 0)
  private let blue = RGBAColor(red: 0, green: 0, blue: 255)

  @Test("scaling to the same size gives the same picture")
  func theSameSizeIsTheSamePicture() throws {
    var random = SeededGenerator(seed: 1)
    let pixels = (0..<35).map { _ in UInt32.random(in: .min ... .max, using: &random) | 0xFF00_0000
    }
    let bitmap = try Bitmap(width: 7, height: 5, pixels: pixels)
    #expect(try bitmap.scaled(width: 7, height: 5) == bitmap)
  }

  @Test(
    "a bitmap of one colour keeps it at every size",
    arguments: [(1, 1), (3, 2), (7, 5), (16, 11), (40, 1)])
  func oneColorStaysThatColor(width: Int, height: Int) throws {
    let color = RGBAColor(red: 12, green: 200, blue: 99, alpha: 77)
    let bitmap = try Bitmap(width: 16, height: 9, filledWith: color)
    #expect(
      try bitmap.scaled(width: width, height: height)
        == Bitmap(width: width, height: height, filledWith: color))
  }

  /// Three columns onto two: each new one covers one old one and half of the next.
  @Test("a pixel weighs by the area it covers of the new one")
  func pixelsWeighByTheirArea() throws {
    let bitmap = try Bitmap(
      width: 3, height: 1, pixels: [red.packed, blue.packed, red.packed])
    let scaled = try bitmap.scaled(width: 2, height: 1)
    let mixed = RGBAColor(red: 170, green: 0, blue: 85)
    #expect(scaled.pixels == [mixed.packed, mixed.packed])
  }

  @Test("a transparent pixel lends its transparency and no colour")
  func transparentPixelsLendNoColor() throws {
    let hidden = RGBAColor(red: 0, green: 255, blue: 0, alpha: 0)
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [red.packed, hidden.packed])
    let scaled = try bitmap.scaled(width: 1, height: 1)
    #expect(scaled.color(x: 0, y: 0) == RGBAColor(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test("scaling keeps the mean over all pixels to half a step")
  func theMeanStays() throws {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<50 {
      let (width, height) = (
        Int.random(in: 1...30, using: &random), Int.random(in: 1...30, using: &random)
      )
      let pixels = (0..<width * height).map { _ in
        UInt32.random(in: .min ... .max, using: &random) | 0xFF00_0000
      }
      let scaled = try Bitmap(width: width, height: height, pixels: pixels).scaled(
        width: .random(in: 1...30, using: &random), height: .random(in: 1...30, using: &random))
      #expect(abs(mean(scaled.pixels) - mean(pixels)) <= 0.5)
    }
  }

  private func mean(_ pixels: [UInt32]) -> Double {
    Double(pixels.reduce(0) { $0 + Int(RGBAColor(packed: $1).green) }) / Double(pixels.count)
  }

  @Test("a size without pixels gives an empty bitmap, and a negative one is refused")
  func sizesWithoutPixelsAndImpossibleOnes() throws {
    let bitmap = try Bitmap(width: 2, height: 2, filledWith: red)
    #expect(try bitmap.scaled(width: 0, height: 3).pixels.isEmpty)
    #expect(throws: Diagnostic.self) { try bitmap.scaled(width: -1, height: 1) }
    let empty = try Bitmap(width: 0, height: 0)
    #expect(try empty.scaled(width: 2, height: 1).pixels == [0, 0])
  }

  @Test("blending a bitmap draws only inside the clip")
  func blendingStaysInsideTheClip() throws {
    let source = try Bitmap(width: 3, height: 3, filledWith: red)
    var bitmap = try Bitmap(width: 4, height: 4, filledWith: blue)
    bitmap.blend(source, x: 2, y: -1, clip: PixelRect(x: 0, y: 0, width: 3, height: 4))
    let reds = (0..<16).filter { bitmap.pixels[$0] == red.packed }
    #expect(reds == [2, 6])
    bitmap.blend(source, x: .max, y: 0)
    bitmap.blend(source, x: .min, y: 0)
    #expect(bitmap.pixels.count { $0 == red.packed } == 2)
  }

  @Test("blending a pixel composes as filling with its colour does")
  func blendingIsThatOfFilling() throws {
    let half = RGBAColor(red: 9, green: 80, blue: 200, alpha: 100)
    var (one, other) = (
      try Bitmap(width: 1, height: 1, filledWith: red),
      try Bitmap(width: 1, height: 1, filledWith: red)
    )
    one.blend(try Bitmap(width: 1, height: 1, filledWith: half), x: 0, y: 0)
    other.fill(other.bounds, with: half)
    #expect(one == other)
  }
}
