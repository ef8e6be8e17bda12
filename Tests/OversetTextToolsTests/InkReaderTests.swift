import OversetRaster
import OversetTestBasics
import Testing

@testable import OversetTextTools

@Suite("Ink in a picture")
struct InkReaderTests {
  /// A picture of 40 x 30 pixels with stems, each covered in part at its borders.
  private struct Drawing {
    var background = RGBAColor.white
    var ink = RGBAColor.black
    var stems: [(left: Double, right: Double, rows: Range<Int>)] = []

    func bitmap(shiftedBy shift: (x: Int, y: Int) = (0, 0)) throws -> Bitmap {
      var pixels = [UInt32](repeating: background.packed, count: 40 * 30)
      for stem in stems {
        for y in stem.rows {
          for x in 0..<40 {
            let covered = min(stem.right, Double(x + 1)) - max(stem.left, Double(x))
            guard covered > 0 else { continue }
            pixels[(y + shift.y) * 40 + x + shift.x] = mixed(covered).packed
          }
        }
      }
      return try Bitmap(width: 40, height: 30, pixels: pixels)
    }

    private func mixed(_ share: Double) -> RGBAColor {
      func channel(_ from: UInt8, _ to: UInt8) -> UInt8 {
        UInt8((Double(from) + (Double(to) - Double(from)) * share).rounded())
      }
      return RGBAColor(
        red: channel(background.red, ink.red), green: channel(background.green, ink.green),
        blue: channel(background.blue, ink.blue))
    }
  }

  private static let word = [
    (left: 4.25, right: 7.0, rows: 8..<20), (left: 12.0, right: 19.4, rows: 5..<17),
  ]
  private static let blue = RGBAColor(red: 0, green: 122, blue: 255)
  private static let grey = RGBAColor(red: 142, green: 142, blue: 147)

  @Test(
    "an edge inside a pixel is told by how far the pixel is covered, in any colours",
    arguments: [
      (RGBAColor.white, RGBAColor.black), (.black, .white), (.white, blue), (blue, .white),
      (.black, grey), (.white, grey), (.yellow, .magenta),
    ])
  func edges(background: RGBAColor, ink: RGBAColor) throws {
    let drawing = Drawing(background: background, ink: ink, stems: Self.word)
    let found = try InkReader(drawing.bitmap()).ink()
    #expect(abs(found.left - 4.25) < 0.01)
    #expect(abs(found.right - 19.4) < 0.01)
    #expect(found.bands == [5..<20])
  }

  @Test("a shift of the picture shifts the ink and changes no width")
  func shifts() throws {
    let drawing = Drawing(stems: Self.word)
    let first = try InkReader(drawing.bitmap()).ink()
    for shift in [(1, 0), (7, 3), (15, 8), (-2, -3)] {
      let moved = try InkReader(drawing.bitmap(shiftedBy: shift)).ink()
      #expect(moved.width == first.width && moved.height == first.height)
      #expect(moved.left == first.left + Double(shift.0))
    }
  }

  @Test("a part of a picture gives the same ink as the whole one")
  func parts() throws {
    let bitmap = try Drawing(stems: Self.word).bitmap()
    let part = PixelRect(x: 3, y: 4, width: 20, height: 18)
    #expect(try InkReader(bitmap, area: part).ink() == InkReader(bitmap).ink())
  }

  @Test("bands of ink are told apart, and the widest gap between them")
  func bands() throws {
    let stems = [(4.0, 6.0, 2..<4), (4.0, 6.0, 6..<14), (4.0, 6.0, 21..<27)]
    let ink = try InkReader(Drawing(stems: stems).bitmap()).ink()
    #expect(ink.bands == [2..<4, 6..<14, 21..<27])
    #expect(ink.widestGap == 7 && ink.height == 25)
  }

  @Test(
    "what is no text on a plain background is refused",
    arguments: [
      ([], InkFault.nothing), ([(0.0, 5.0, 4..<9)], .touchesBorder),
      ([(3.0, 5.0, 4..<30)], .touchesBorder), ([(0.0, 26.0, 0..<30)], .unevenBackground),
    ] as [([(left: Double, right: Double, rows: Range<Int>)], InkFault)])
  func refusals(stems: [(left: Double, right: Double, rows: Range<Int>)], fault: InkFault) throws {
    let bitmap = try Drawing(stems: stems).bitmap()
    #expect(throws: fault) { try InkReader(bitmap).ink() }
  }

  @Test("noise of the background is no ink, and faint text has none")
  func noise() throws {
    let nearly = RGBAColor(red: 252, green: 253, blue: 252)
    let noisy = Drawing(ink: nearly, stems: Self.word)
    #expect(throws: InkFault.nothing) { try InkReader(noisy.bitmap()).ink() }
    let faint = Drawing(ink: RGBAColor(red: 230, green: 230, blue: 230), stems: Self.word)
    #expect(throws: InkFault.nothing) { try InkReader(faint.bitmap()).ink() }
  }

  @Test(
    "ink that no error of the model explains is told from ink that one may",
    arguments: [
      (100, 12, 0, nil), (130, 13, 0, nil), (75, 11, 1, nil), (100, 15, 3, nil),
      (150, 18, 0, .scale(1.5)), (67, 8, 0, .scale(2.0 / 3)), (100, 33, 8, .severalLines),
      (50, 33, 0, .severalLines), (220, 33, 9, .severalLines), (200, 12, 0, .other),
      (40, 12, 0, .other), (100, 5, 0, .other),
      // A character of several strokes, at three times its size; and two lines, each wider than the text.
      (300, 36, 10, .scale(3)), (100, 36, 10, .severalLines), (220, 36, 10, .severalLines),
    ] as [(Double, Double, Double, ExpectedInk.Mismatch?)])
  func mismatches(
    width: Double, height: Double, gap: Double, expected: ExpectedInk.Mismatch?
  ) {
    let ink = ExpectedInk(width: 100, height: 12)
    let found = ink.mismatch(width: width, height: height, gap: gap, size: 17)
    switch (found, expected) {
    case (.scale(let found), .scale(let expected)): #expect(abs(found - expected) < 0.02)
    default: #expect(found == expected)
    }
  }
}
