import OversetRaster
import OversetTestBasics
import Testing

@Suite struct PictureDifferenceTests {
  @Test("equal pictures have no difference")
  func equalPicturesHaveNoDifference() throws {
    var random = SeededGenerator(seed: 4)
    let bitmap = try random.bitmap(colors: 9)
    let copy = try Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
    #expect(PictureDifference.compare(reference: bitmap, new: copy) == nil)
  }

  @Test("one changed pixel is found with its place and largest step")
  func onePixelIsFoundWithItsRectangleAndStep() throws {
    let reference = try Bitmap(width: 31, height: 17, filledWith: .black)
    for (x, y) in [(0, 0), (30, 16), (30, 0), (0, 16), (12, 5)] {
      var new = reference
      let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
      new.fill(pixel, with: RGBAColor(red: 0, green: 3, blue: 1))
      let difference = try #require(PictureDifference.compare(reference: reference, new: new))
      #expect(difference.differentPixelCount == 1)
      #expect(difference.changedArea == pixel)
      #expect(difference.largestChannelDifference == 3)
      #expect(!difference.isSizeDifferent)
      #expect(difference.description == "1 pixel differs in 1x1 at (\(x), \(y)), by up to 3")
    }
  }

  @Test("changed pixels are counted, and the changed area encloses them")
  func randomChangesAreCountedAndEnclosed() throws {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<100 {
      let reference = try random.bitmap(colors: 3)
      var pixels = reference.pixels
      var changed: Set<Int> = []
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        let index = Int.random(in: pixels.indices, using: &random)
        if changed.insert(index).inserted { pixels[index] ^= 0xFF }
      }
      let width = reference.width
      let new = try Bitmap(width: width, height: reference.height, pixels: pixels)
      let area = changed.reduce(PixelRect.empty) {
        $0.union(PixelRect(x: $1 % width, y: $1 / width, width: 1, height: 1))
      }
      let difference = try #require(PictureDifference.compare(reference: reference, new: new))
      #expect(difference.differentPixelCount == changed.count)
      #expect(difference.changedArea == area)
    }
  }

  @Test(
    "pixels that only one picture has count as different",
    arguments: [
      ((10, 10), (10, 12), PixelRect(x: 0, y: 10, width: 10, height: 2), 20),
      ((10, 10), (7, 10), PixelRect(x: 7, y: 0, width: 3, height: 10), 30),
      ((4, 9), (8, 3), PixelRect(x: 0, y: 0, width: 8, height: 9), 24 + 12),
      ((0, 0), (2, 2), PixelRect(x: 0, y: 0, width: 2, height: 2), 4),
      ((0, 5), (0, 6), PixelRect.empty, 0),
    ])
  func pixelsOnlyOneHasCountAsDifferent(
    size: (Int, Int), newSize: (Int, Int), area: PixelRect, count: Int
  ) throws {
    let reference = try Bitmap(width: size.0, height: size.1, filledWith: .white)
    let new = try Bitmap(width: newSize.0, height: newSize.1, filledWith: .white)
    let difference = try #require(PictureDifference.compare(reference: reference, new: new))
    #expect(difference.isSizeDifferent)
    #expect(difference.differentPixelCount == count)
    #expect(difference.changedArea == area)
    #expect(difference.largestChannelDifference == 0)
    let text = "the size is \(newSize.0)x\(newSize.1) instead of \(size.0)x\(size.1)"
    #expect(difference.description.hasPrefix(text))
  }

  @Test("the picture of a difference shows both and marks the change")
  func thePictureShowsBothAndMarksTheChange() throws {
    let reference = try Bitmap(width: 3, height: 2, filledWith: .white)
    var new = reference
    new.fill(PixelRect(x: 1, y: 1, width: 1, height: 1), with: .black)
    let picture = try #require(PictureDifference.picture(reference: reference, new: new))
    #expect((picture.width, picture.height) == (3 * 3 + 4 * 16, 2 + 2 * 16))
    let panels = [16, 16 + 19, 16 + 38]
    #expect(panels.map { picture.color(x: $0 + 1, y: 17) } == [.white, .black, .magenta])
    #expect(panels.map { picture.color(x: $0, y: 16) } == [.white, .white, .white])
    #expect(picture.color(x: 15, y: 16) == RGBAColor(red: 128, green: 128, blue: 128))
  }

  /// White beside black with a grey column between, which alone is another grey: a soft edge.
  @Test("a soft edge has marks of its own, and a dot on an even ground has not")
  func softEdgesAreMarkedOtherwise() throws {
    var reference = try Bitmap(width: 5, height: 5, filledWith: .white)
    reference.fill(PixelRect(x: 3, y: 0, width: 2, height: 5), with: .black)
    var new = reference
    for (picture, level) in [(0, UInt8(128)), (1, 90)] {
      let gray = RGBAColor(red: level, green: level, blue: level)
      let column = PixelRect(x: 2, y: 0, width: 1, height: 5)
      if picture == 0 { reference.fill(column, with: gray) } else { new.fill(column, with: gray) }
    }
    let mask = try #require(PictureDifference.mask(reference: reference, new: new))
    let gray = RGBAColor(red: 128, green: 128, blue: 128)
    #expect((0..<5).map { mask.color(x: $0, y: 2) } == [.black, .black, gray, .black, .black])
    let picture = try #require(PictureDifference.picture(reference: reference, new: new))
    #expect(picture.color(x: 16 + 2 * 21 + 2, y: 18) == .yellow)

    // A dot on an even ground is no edge.
    var dotted = reference
    dotted.fill(PixelRect(x: 0, y: 2, width: 1, height: 1), with: .black)
    let dot = try #require(PictureDifference.mask(reference: reference, new: dotted))
    #expect(dot.color(x: 0, y: 2) == .white)
  }

  @Test("the mask marks every pixel that differs and no other")
  func theMaskMarksEveryDifference() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<40 {
      let (first, second) = (try random.bitmap(colors: 2), try random.bitmap(colors: 2))
      let mask = try #require(PictureDifference.mask(reference: first, new: second))
      try #require(mask.width == max(first.width, second.width))
      try #require(mask.height == max(first.height, second.height))
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          let isEqual = first.color(x: x, y: y) == second.color(x: x, y: y)
          let isNowhere = first.color(x: x, y: y) == nil && second.color(x: x, y: y) == nil
          #expect((mask.color(x: x, y: y) == .black) == (isEqual && !isNowhere))
        }
      }
    }
  }

  @Test("the marked panel is pale and marks what only one picture covers")
  func theMarkedPanelIsPaleAndMarksWhatSticksOut() throws {
    let reference = try Bitmap(width: 2, height: 1, filledWith: .black)
    let new = try Bitmap(width: 3, height: 1, filledWith: .black)
    let picture = try #require(PictureDifference.picture(reference: reference, new: new))
    let start = 16 + 2 * 19
    let pale = RGBAColor(red: 192, green: 192, blue: 192)
    #expect((0..<3).map { picture.color(x: start + $0, y: 16) } == [pale, pale, .magenta])
  }

  @Test("a difference that is too large to show is compared and not drawn")
  func whatIsTooLargeToShowIsNotDrawn() throws {
    let reference = try Bitmap(width: 5_000_000, height: 1, filledWith: .white)
    let new = try Bitmap(width: 1, height: 100, filledWith: .white)
    #expect(PictureDifference.picture(reference: reference, new: new) == nil)
    #expect(PictureDifference.mask(reference: reference, new: new) == nil)
    #expect(PictureDifference.compare(reference: reference, new: new)?.isSizeDifferent == true)
  }
}
