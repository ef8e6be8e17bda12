public import Foundation
import OversetLayoutTree

/// An outline of lines and curves, in points, y downwards.
public struct Path: Equatable, Sendable {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  /// One step of a path.
  public enum Element: Equatable, Sendable {
    /// Starts a contour.
    case move(to: CGPoint)
    /// A straight line.
    case line(to: CGPoint)
    /// A quadratic curve.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic curve.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Closes the contour.
    case closeSubpath
  }

  var outline = OutlinePath()

  /// Creates an empty path.
  public init() {}

  /// Creates a path that a closure draws.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates a rectangle with corners that are parts of ellipses.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  init(outline: OutlinePath) { self.outline = outline }

  // MARK: Drawing

  /// Starts a contour.
  public mutating func move(to point: CGPoint) { outline.steps.append(.move(point)) }

  /// Adds a straight line.
  public mutating func addLine(to point: CGPoint) {
    outline.steps.append(outline.steps.isEmpty ? .move(point) : .line(point))
  }

  /// Adds straight lines from the first point through all others.
  public mutating func addLines(_ lines: [CGPoint]) {
    for (index, point) in lines.enumerated() {
      outline.steps.append(index == 0 ? .move(point) : .line(point))
    }
  }

  /// Adds a quadratic curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    outline.steps.append(.quadratic(control: control, point))
  }

  /// Adds a cubic curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    outline.steps.append(.cubic(control1, control2, point))
  }

  /// Closes the contour.
  public mutating func closeSubpath() {
    if !outline.steps.isEmpty { outline.steps.append(.close) }
  }

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  /// Adds rectangles.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds another path.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    outline.steps += path.applying(transform).outline.steps
  }

  // MARK: Reading

  /// Whether there is nothing in it.
  public var isEmpty: Bool { outline.steps.isEmpty }

  /// Where the last step ended; nil at the beginning.
  public var currentPoint: CGPoint? {
    outline.steps.last { $0 != .close }?.end
  }

  /// The box around all points, those of curves that lie outside of them included.
  public var boundingRect: CGRect {
    let points = outline.steps.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Whether a point lies inside.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    let turns = PathPolylines(outline).windingNumber(of: point)
    return eoFill ? turns % 2 != 0 : turns != 0
  }

  /// Calls `body` with each step.
  public func forEach(_ body: (Element) -> Void) {
    for step in outline.steps {
      switch step {
      case .move(let point): body(.move(to: point))
      case .line(let point): body(.line(to: point))
      case .quadratic(let control, let point): body(.quadCurve(to: point, control: control))
      case .cubic(let first, let second, let point):
        body(.curve(to: point, control1: first, control2: second))
      case .close: body(.closeSubpath)
      }
    }
  }

  // MARK: Changing

  /// The path with every point mapped.
  public func applying(_ transform: CGAffineTransform) -> Path {
    transform.isIdentity
      ? self : Path(outline: outline.mapped { $0.applying(transform) })
  }

  /// The path elsewhere, by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// The part of the path between two shares of its length, 0 to 1.
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path {
    Path(outline: PathPolylines(outline).trimmed(from: start, to: end))
  }
}

extension OutlinePath.Step {
  /// All points of the step, its end last.
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadratic(let control, let point): [control, point]
    case .cubic(let first, let second, let point): [first, second, point]
    case .close: []
    }
  }

  /// Where the step ends; nil for one that closes.
  var end: CGPoint? { points.last }
}
