import Foundation
import OversetLayoutTree
import OversetRaster
import OversetRendering
import OversetTestSupport
import Testing

/// Symbols, one pixel to a hundredth of an em.
@MainActor
struct SymbolDrawingTests {
  private func draw(_ name: String, isMirrored: Bool = false) throws -> Bitmap {
    let outline = SymbolLibrary.shared.symbol(name)
    let size = CGSize(
      width: (outline.width * 100).rounded(), height: (outline.height * 100).rounded())
    let symbol = SymbolContent(
      name: name, color: ColorValue(hex: 0), isMirrored: isMirrored, fontSize: 100, weight: 400)
    let node = LayoutNode(
      kind: "Image", frame: CGRect(origin: .zero, size: size), content: .symbol(symbol))
    return try Easel.draw(Easel.tree([node], size))
  }

  @Test(
    "a symbol has ink at the end of every step of its strokes",
    arguments: SymbolLibrary.shared.names)
  func everyStrokeIsDrawn(name: String) throws {
    let picture = try draw(name)
    #expect(picture.ink != nil)
    for contour in SymbolLibrary.shared.symbol(name).contours where contour.strokeWidth != nil {
      let points = contour.steps.compactMap(\.end)
      #expect(points.count > 1)
      for point in points {
        let (x, y) = (Int((point.x * 100).rounded(.down)), Int((point.y * 100).rounded(.down)))
        #expect(picture.color(x, y).red < 64, "\(name): nothing at \(x), \(y)")
      }
    }
  }

  /// Coverage comes in 16 levels, 17 of 255 apart, and curves are approximated from their start: an
  /// edge may differ by two levels.
  @Test(
    "a mirrored symbol is the mirror image, to two levels of coverage",
    arguments: SymbolLibrary.shared.names)
  func mirroredSymbolIsTheMirrorImage(name: String) throws {
    let picture = try draw(name)
    let mirrored = try draw(name, isMirrored: true)
    try #require(picture.bounds == mirrored.bounds && picture.ink != nil)
    var largest = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let difference =
          Int(picture.color(x, y).red) - Int(mirrored.color(picture.width - 1 - x, y).red)
        largest = max(largest, abs(difference))
      }
    }
    #expect(largest <= 34, "\(name) differs by \(largest)")
  }

  @Test("a mirrored chevron points the other way, and a forward one points right")
  func mirroringChangesWhatIsNotSymmetric() throws {
    #expect(try draw("chevron.forward") != draw("chevron.forward", isMirrored: true))
    #expect(try draw("chevron.forward") == draw("chevron.right"))
  }

  @Test("a symbol without an outline is drawn as a box with its name")
  func placeholdersAreDrawn() throws {
    let picture = try draw("no.such.symbol")
    #expect(picture.ink == picture.bounds)
    let inner = PixelRect(x: 10, y: 10, width: picture.width - 20, height: picture.height - 20)
    let hasLabel = (inner.y..<inner.maxY).contains { y in
      (inner.x..<inner.maxX).contains { x in picture.color(x, y) != .white }
    }
    #expect(hasLabel)
  }
}

extension SymbolOutline.Step {
  /// Where the step ends.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    case .close: nil
    }
  }
}
