public import Foundation

/// How important a constraint is.
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// 0 to 1000.
  public let rawValue: Float

  /// Creates a priority of 0 to 1000.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority of 0 to 1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: it must hold.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
}

/// A relation between two sides of views. Nothing is laid out by it here.
@MainActor @preconcurrency
open class NSLayoutConstraint {
  /// Horizontal or vertical.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical
  }

  /// The distance or length, in points.
  open var constant: CGFloat = 0
  /// How important it is.
  open var priority = UILayoutPriority.required
  /// Whether it holds.
  open var isActive = false

  init(constant: CGFloat) { self.constant = constant }

  /// Does nothing but to note it.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Does nothing but to note it.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// A side, a middle or a length of a view, for constraints.
@MainActor @preconcurrency
open class NSLayoutAnchor {
  init() {}

  /// A constraint that keeps both equal, or apart by points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// A constraint that keeps this one at least as large, by points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// A constraint that keeps this one at most as large, by points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A width or a height of a view, for constraints.
@MainActor @preconcurrency
public final class NSLayoutDimension: NSLayoutAnchor {
  /// A constraint to a length, in points.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// A constraint to at least a length, in points.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// A constraint to at most a length, in points.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }

  /// A constraint to a share of another length, and points.
  public func constraint(
    equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A part of a view to which constraints refer, such as the safe area.
@MainActor @preconcurrency
public final class UILayoutGuide: _UIAnchored {
  init() {}
}

/// What has anchors: views, and parts of them.
@MainActor @preconcurrency
public protocol _UIAnchored: AnyObject {}

extension UIView: _UIAnchored {
  /// The part of the view that no bar covers.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}

extension _UIAnchored {
  /// The side where a line of text begins.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The side where a line of text ends.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The left side.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The right side.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The upper side.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The lower side.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
