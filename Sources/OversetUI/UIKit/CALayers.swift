public import Foundation

/// A layer with a path. Nothing is drawn; SwiftUI views have `Path`.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
  /// The path.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The lengths of dashes and gaps, in points.
  open var lineDashPattern: [NSNumber]?
  /// Where the first dash begins, in points.
  open var lineDashPhase: CGFloat = 0
  /// How far into the path the line begins, 0 to 1.
  open var strokeStart: CGFloat = 0
  /// How far into the path the line ends, 0 to 1.
  open var strokeEnd: CGFloat = 1
}

/// A layer with colours that pass into each other. Nothing is drawn; SwiftUI views have `LinearGradient`.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
  /// The colours, each a `CGColor`.
  open var colors: [Any]?
  /// Where each colour stands, 0 to 1.
  open var locations: [NSNumber]?
  /// Where the first colour stands, as a share of the size.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour stands, as a share of the size.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A path into a direction, in points.
public struct CGVector: Hashable, Codable, Sendable {
  /// To the right.
  public var dx: CGFloat
  /// Down.
  public var dy: CGFloat

  /// Nowhere.
  public static let zero = CGVector()

  /// Creates a path.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// Creates a path.
  @_disfavoredOverload
  public init(dx: Double, dy: Double) { self.init(dx: CGFloat(dx), dy: CGFloat(dy)) }

  /// Creates a path to nowhere.
  public init() { self.init(dx: CGFloat.zero, dy: CGFloat.zero) }
}
