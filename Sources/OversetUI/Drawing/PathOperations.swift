public import Foundation
public import OversetLayoutEngine

extension Path {
  private func combined(
    with other: Path, _ operation: PathOperation, eoFill: Bool
  ) -> Path {
    PathClipper(self, other, operation, isEvenOdd: eoFill).path
  }

  /// The area of both paths. Curves become short straight lines.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .union, eoFill: eoFill)
  }

  /// The area that both paths share. Curves become short straight lines.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .intersection, eoFill: eoFill)
  }

  /// The area of this path outside of the other. Curves become short straight lines.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .subtraction, eoFill: eoFill)
  }

  /// The area of one of the paths, but not of both. Curves become short straight lines.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .difference, eoFill: eoFill)
  }

  /// The area of the path as outlines that do not cross. Curves become short straight lines.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), .union, eoFill: eoFill)
  }

  /// The line itself: the part inside of the other path is not cut out.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }

  /// The line itself: the part inside of the other path is not cut away.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
}

extension Path {
  /// Adds a rectangle with a radius for each corner.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self = UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style).path(in: rect)
  }

  /// Adds a rectangle with a radius for each corner.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}

extension Shape {
  private nonisolated func combined<Other: Shape>(
    with other: Other, _ operation: @escaping @Sendable (Path, Path) -> Path
  ) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in
      operation(base.path(in: rect), other.path(in: rect))
    }
  }

  /// The area of both shapes.
  nonisolated public func union<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> _DerivedShape<Self> {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The area that both shapes share.
  nonisolated public func intersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> _DerivedShape<Self> {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area of this shape outside of the other.
  nonisolated public func subtracting<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> _DerivedShape<Self> {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area of one of the shapes, but not of both.
  nonisolated public func symmetricDifference<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> _DerivedShape<Self> {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The line itself: the part inside of the other shape is not cut out.
  nonisolated public func lineIntersection<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The line itself: the part inside of the other shape is not cut away.
  nonisolated public func lineSubtraction<Other: Shape>(
    _ other: Other, eoFill: Bool = false
  ) -> Self { self }

  /// The shape in a frame of a size of its own, in points, at a point of the frame offered.
  nonisolated public func size(
    width: CGFloat, height: CGFloat, anchor: UnitPoint
  ) -> _DerivedShape<Self> {
    _DerivedShape(base: self) { base, rect in
      base.path(
        in: CGRect(
          x: rect.minX + (rect.width - width) * anchor.x,
          y: rect.minY + (rect.height - height) * anchor.y, width: width, height: height))
    }
  }
}

extension Path: LosslessStringConvertible {
  /// The steps of the path as numbers and letters: m moves, l draws a line, q and c curves, and h closes.
  public var description: String {
    var words: [String] = []
    forEach { step in
      func add(_ points: [CGPoint], _ letter: String) {
        words += points.flatMap { ["\($0.x)", "\($0.y)"] } + [letter]
      }
      switch step {
      case .move(let to): add([to], "m")
      case .line(let to): add([to], "l")
      case .quadCurve(let to, let control): add([control, to], "q")
      case .curve(let to, let first, let second): add([first, second, to], "c")
      case .closeSubpath: words.append("h")
      }
    }
    return words.joined(separator: " ")
  }

  /// Reads what ``description`` writes; nil if it is something else.
  public init?(_ string: String) {
    var (path, numbers) = (Path(), [CGFloat]())
    for word in string.split(separator: " ") {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
        CGPoint(x: numbers[$0], y: numbers[$0 + 1])
      }
      guard numbers.count % 2 == 0 else { return nil }
      switch (word, points.count) {
      case ("m", 1): path.move(to: points[0])
      case ("l", 1): path.addLine(to: points[0])
      case ("q", 2): path.addQuadCurve(to: points[1], control: points[0])
      case ("c", 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case ("h", 0): path.closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }
}
