public import Foundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// At the upper left.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// At the upper right.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// At the lower left.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// At the lower right.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All of them.
  public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// An outline of CoreGraphics: what ``Path`` is made of.
public class CGPath: Equatable {
  fileprivate(set) var path: Path

  init(path: Path) { self.path = path }

  /// Creates a rectangle, mapped by nothing: a transform is a pointer in CoreGraphics, and here nil.
  public convenience init(rect: CGRect, transform: Never?) { self.init(path: Path(rect)) }

  /// Creates the ellipse that touches the sides of a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: Never?) {
    self.init(path: Path(ellipseIn: rect))
  }

  /// Creates a rectangle with rounded corners, of radii in points.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: Never?
  ) {
    self.init(
      path: Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)))
  }

  /// The box around the outline, in points.
  public var boundingBox: CGRect { path.boundingRect }
  /// The box around the outline, in points.
  public var boundingBoxOfPath: CGRect { path.boundingRect }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }
  /// The last point.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// The same outline.
  public func copy() -> CGPath? { CGPath(path: path) }
  /// The same outline, to be drawn further.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
  /// Whether a point lies in the area.
  public func contains(_ point: CGPoint) -> Bool { path.contains(point) }

  /// Outlines are equal if their steps are.
  public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }
}

/// An outline of CoreGraphics that can be drawn further.
public final class CGMutablePath: CGPath {
  /// Creates an empty outline.
  public init() { super.init(path: Path()) }

  /// Starts a contour.
  public func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds straight lines through all points.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }

  /// Adds a quadratic curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }

  /// Adds a cubic curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Closes the contour.
  public func closeSubpath() { path.closeSubpath() }

  /// Adds another outline.
  public func addPath(_ other: CGPath) { path.addPath(other.path) }

  /// Adds the ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }

  /// Adds a rectangle with rounded corners, of radii in points.
  public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.addRoundedRect(in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
  }

  /// Adds part of a circle, between angles in radians.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: clockwise)
  }
}

/// An outline of UIKit.
public final class UIBezierPath {
  private var path: Path
  /// The width of a line along it, in points.
  public var lineWidth: CGFloat = 1

  /// Creates an empty outline.
  public init() { path = Path() }

  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates the ellipse that touches the sides of a rectangle.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangle with rounded corners, of a radius in points.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle some of whose corners are rounded, by radii in points.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let size = CGSize(
      width: max(0, min(cornerRadii.width, rect.width / 2)),
      height: max(0, min(cornerRadii.height, rect.height / 2)))
    let order: [UIRectCorner] = [.topLeft, .topRight, .bottomRight, .bottomLeft]
    path = Path(rect: rect, corners: order.map { corners.contains($0) ? size : .zero })
  }

  /// Creates part of a circle, between angles in radians.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path = Path()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates an outline of Core Graphics.
  public init(cgPath: CGPath) { path = cgPath.path }

  /// The outline as CoreGraphics has it.
  public var cgPath: CGPath {
    get { CGPath(path: path) }
    set { path = newValue.path }
  }
  /// The box around the outline, in points.
  public var bounds: CGRect { path.boundingRect }
  /// Whether there is nothing in it.
  public var isEmpty: Bool { path.isEmpty }

  /// Starts a contour.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a quadratic curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a cubic curve.
  public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds part of a circle, between angles in radians; clockwise is meant on the screen.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: Angle(radians: Double(startAngle)),
      endAngle: Angle(radians: Double(endAngle)), clockwise: !clockwise)
  }
  /// Adds another outline.
  public func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Closes the contour.
  public func close() { path.closeSubpath() }
  /// Takes all contours away.
  public func removeAllPoints() { path = Path() }
  /// Maps every point.
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
}

extension Path {
  /// Creates a path from an outline of CoreGraphics.
  public init(_ path: CGPath) { self = path.path }

  /// The path as CoreGraphics has it.
  public var cgPath: CGPath { CGPath(path: self) }
}
