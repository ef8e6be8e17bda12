import Foundation
import OversetLayoutTree
import Testing

/// The outlines of all symbols.
struct SymbolLibraryTests {
  @Test("the library has 122 symbols, most of them with strokes")
  func allOutlinesAreRead() {
    #expect(SymbolLibrary.shared.names.count == 122)
    #expect(Set(SymbolLibrary.shared.names).isSuperset(of: ["chevron.forward", "xmark", "star"]))
    let stroked = SymbolLibrary.shared.names.filter { name in
      SymbolLibrary.shared.symbol(name).contours.contains { $0.strokeWidth != nil }
    }
    #expect(stroked.count > 60)
    let sided = SymbolLibrary.shared.names.filter {
      SymbolLibrary.shared.symbol($0).fixedSide != nil
    }
    #expect(sided.count >= 4)
  }

  @Test(
    "the box of a symbol holds its contours and their strokes",
    arguments: SymbolLibrary.shared.names)
  func boxHoldsItsContours(name: String) throws {
    let symbol = SymbolLibrary.shared.symbol(name)
    #expect(!symbol.isPlaceholder)
    try #require(!symbol.contours.isEmpty)
    #expect(symbol.width > 0.1 && symbol.width < 2.5)
    #expect(symbol.height > 0.1 && symbol.height < 2)
    // A thousandth of an em is the rounding of the file's numbers.
    let box = CGRect(x: 0, y: 0, width: symbol.width, height: symbol.height)
      .insetBy(dx: -0.001, dy: -0.001)
    for contour in symbol.contours {
      guard case .move = contour.steps.first else {
        Issue.record("a contour of \(name) does not begin with a move")
        continue
      }
      let half = (contour.strokeWidth ?? 0) / 2
      #expect(contour.strokeWidth.map { $0 > 0 } ?? true)
      let points = Flattened(contour.steps).points
      #expect(points.count > 1)
      for point in points {
        let inside = box.insetBy(dx: half, dy: half)
        #expect(
          point.x >= inside.minX && point.x <= inside.maxX && point.y >= inside.minY
            && point.y <= inside.maxY, "\(name): \(point) is outside of \(inside)")
      }
    }
  }

  @Test(
    "symbols named forward or backward flip, those named left or right keep their side",
    arguments: SymbolLibrary.shared.names)
  func directionsAreDeclared(name: String) {
    let symbol = SymbolLibrary.shared.symbol(name)
    let parts = name.split(separator: ".")
    let isArrow = parts.first == "arrow" || parts.first == "chevron"
    #expect(symbol.fixedSide == .left ? isArrow && parts.contains("left") : true)
    #expect(symbol.fixedSide == .right ? isArrow && parts.contains("right") : true)
    if parts.contains("forward") || parts.contains("backward") { #expect(symbol.flips) }
    if isArrow, parts.contains("left") != parts.contains("right") {
      #expect(symbol.fixedSide != nil)
    }
    #expect(!(symbol.flips && symbol.fixedSide != nil))
  }

  @Test("an unknown name gives a placeholder that has a size and does not flip")
  func unknownNamesArePlaceholders() {
    let symbol = SymbolLibrary.shared.symbol("no.such.symbol")
    #expect(symbol.isPlaceholder)
    #expect(symbol.width > 0 && symbol.height > 0)
    #expect(!symbol.flips)
  }

  @Test(
    "the name of a symbol without an outline gives its side and whether it flips",
    arguments: [
      ("arrow.right.circle", SymbolOutline.FixedSide.right, false),
      ("chevron.left.square.fill", .left, false), ("arrow.left.arrow.right", nil, false),
      ("chevron.forward.circle", nil, true), ("arrow.backward.circle.fill", nil, true),
      ("rectangle.lefthalf.filled", nil, false),
    ])
  func namesOfPlaceholdersTellTheirDirection(
    name: String, side: SymbolOutline.FixedSide?, flips: Bool
  ) {
    let symbol = SymbolLibrary.shared.symbol(name)
    #expect(symbol.fixedSide == side)
    #expect(symbol.flips == flips)
  }
}

/// Points on the lines and curves of a contour.
private struct Flattened {
  private(set) var points: [CGPoint] = []

  init(_ steps: [SymbolOutline.Step]) {
    for step in steps {
      let start = points.last ?? .zero
      switch step {
      case .move(let point), .line(let point): points.append(point)
      case .quadratic(let control, let end):
        for t in Self.parameters {
          points.append(Self.mix([start, control, end], [1, 2, 1], t))
        }
      case .cubic(let first, let second, let end):
        for t in Self.parameters {
          points.append(Self.mix([start, first, second, end], [1, 3, 3, 1], t))
        }
      case .close: break
      }
    }
  }

  private static let parameters = (1...16).map { CGFloat($0) / 16 }

  /// The point of a Bézier curve at `t`, by its Bernstein polynomials.
  private static func mix(_ points: [CGPoint], _ factors: [CGFloat], _ t: CGFloat) -> CGPoint {
    var result = CGPoint.zero
    for (index, point) in points.enumerated() {
      let power = points.count - 1 - index
      let weight = factors[index] * pow(t, CGFloat(index)) * pow(1 - t, CGFloat(power))
      result.x += weight * point.x
      result.y += weight * point.y
    }
    return result
  }
}
