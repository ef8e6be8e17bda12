package import Foundation

/// A path in points, y downwards, from the top left corner of its node's frame.
package struct OutlinePath: Hashable, Sendable {
  /// One step of a path.
  package enum Step: Hashable, Sendable {
    /// Starts a contour.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A quadratic curve.
    case quadratic(control: CGPoint, CGPoint)
    /// A cubic curve.
    case cubic(CGPoint, CGPoint, CGPoint)
    /// Closes the contour.
    case close

    /// The step with every point mapped.
    package func mapped(_ map: (CGPoint) -> CGPoint) -> Step {
      switch self {
      case .move(let point): .move(map(point))
      case .line(let point): .line(map(point))
      case .quadratic(let control, let point): .quadratic(control: map(control), map(point))
      case .cubic(let first, let second, let point): .cubic(map(first), map(second), map(point))
      case .close: .close
      }
    }
  }

  /// The steps.
  package var steps: [Step]

  /// Creates a path of steps.
  package init(_ steps: [Step] = []) { self.steps = steps }

  /// The path with every point mapped.
  package func mapped(_ map: (CGPoint) -> CGPoint) -> OutlinePath {
    OutlinePath(steps.map { $0.mapped(map) })
  }
}

/// How a line along a path is drawn, but for its width.
package struct LineLook: Hashable, Sendable {
  /// The ends of a line.
  package enum Cap: Int, Hashable, Sendable {
    /// Cut off at the end.
    case butt
    /// Half a circle.
    case round
    /// Half a square.
    case square
  }

  /// The corners of a line.
  package enum Join: Int, Hashable, Sendable {
    /// Pointed.
    case miter
    /// Part of a circle.
    case round
    /// Cut off.
    case bevel
  }

  /// The ends.
  package var cap: Cap
  /// The corners.
  package var join: Join
  /// How far a pointed corner may stand out, in widths of the line.
  package var miterLimit: CGFloat

  /// Describes a line.
  package init(cap: Cap = .butt, join: Join = .miter, miterLimit: CGFloat = 10) {
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
  }
}
