import OversetRaster
import OversetTestBasics
import Testing

/// How far pictures may differ and still count as equal.
@Suite struct PictureToleranceTests {
  private func bitmap(_ colors: [RGBAColor]) throws -> Bitmap {
    try Bitmap(width: colors.count, height: 1, pixels: colors.map(\.packed))
  }

  private func gray(_ value: UInt8) -> RGBAColor {
    RGBAColor(red: value, green: value, blue: value)
  }

  @Test("the default tolerance accepts equal pictures alone")
  func exactByDefault() throws {
    let (reference, new) = (try bitmap([gray(100)]), try bitmap([gray(101)]))
    #expect(PictureTolerance().accepts(reference: reference, new: reference))
    #expect(!PictureTolerance().accepts(reference: reference, new: new))
  }

  /// One of four pixels is a quarter.
  @Test(
    "precision is the share of pixels that must be equal",
    arguments: [(Float(0.75), true), (0.76, false), (0, true), (-1, true), (2, false)])
  func precisionIsAShareOfPixels(precision: Float, accepted: Bool) throws {
    let reference = try bitmap([gray(0), gray(0), gray(0), gray(0)])
    let new = try bitmap([gray(0), gray(0), gray(255), gray(0)])
    let tolerance = PictureTolerance(precision: precision)
    #expect(tolerance.accepts(reference: reference, new: new) == accepted)
  }

  /// Differences of CIE 94 (graphic arts), computed from the formulas of CIE 15 with D65: greys differ
  /// by their lightness alone, of which white has 100.
  @Test(
    "perceptual precision limits the CIE 94 difference of a pixel",
    arguments: [
      (UInt8(255), UInt8(0), Float(0.001), false), (255, 0, 0, true),
      // L* of 119 is 50.03, and of 118 is 49.62.
      (119, 118, 0.997, false), (119, 118, 0.995, true),
      // L* of 128 is 53.59, and of 119 is 50.03.
      (128, 119, 0.97, false), (128, 119, 0.96, true),
    ])
  func perceptualPrecisionIsADifferenceOfColour(
    old: UInt8, new: UInt8, precision: Float, accepted: Bool
  ) throws {
    let tolerance = PictureTolerance(perceptualPrecision: precision)
    #expect(
      tolerance.accepts(reference: try bitmap([gray(old)]), new: try bitmap([gray(new)]))
        == accepted)
  }

  @Test("a transparent pixel is not the white behind it")
  func transparencyCounts() throws {
    let (clear, white) = (RGBAColor(red: 255, green: 255, blue: 255, alpha: 0), gray(255))
    let tolerance = PictureTolerance(perceptualPrecision: 0.5)
    #expect(!tolerance.accepts(reference: try bitmap([clear]), new: try bitmap([white])))
  }

  @Test("no tolerance accepts another size")
  func aSizeIsNeverTolerated() throws {
    let tolerance = PictureTolerance(precision: 0, perceptualPrecision: 0)
    #expect(
      !tolerance.accepts(reference: try bitmap([gray(0)]), new: try bitmap([gray(0), gray(0)])))
  }

  @Test("what a perceptual precision accepts a laxer one accepts")
  func laxerNeverRefusesMore() throws {
    var random = SeededGenerator(seed: 12)
    let steps: [Float] = [1, 0.99, 0.9, 0.5, 0]
    var differing = 0
    for _ in 0..<60 {
      let reference = try random.bitmap(colors: 4)
      let pixels = reference.pixels.map { pixel in
        Int.random(in: 0..<20, using: &random) == 0 ? pixel ^ 0x070707 : pixel
      }
      let new = try Bitmap(width: reference.width, height: reference.height, pixels: pixels)
      for precision in steps {
        let accepted = steps.map { perceptual in
          let tolerance = PictureTolerance(
            precision: precision, perceptualPrecision: perceptual)
          return tolerance.accepts(reference: reference, new: new)
        }
        #expect(accepted == accepted.sorted { !$0 && $1 })
        if Set(accepted).count == 2 { differing += 1 }
      }
    }
    #expect(differing > 50)
  }
}
