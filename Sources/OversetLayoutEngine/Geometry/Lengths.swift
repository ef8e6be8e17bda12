import Foundation

/// The reading of lengths that no layout should produce but any input may hold. Layout has no errors
/// to report: each such value has one defined meaning, given here.
extension CGFloat {
  /// A length: NaN and negative values are zero; infinity stays, for it answers "how much at most?".
  var asLength: CGFloat { self > 0 ? self : 0 }

  /// A coordinate: NaN and both infinities are zero.
  var asCoordinate: CGFloat { isFinite ? self : 0 }

  /// Rounds up to a whole number of pixels. A millionth of a pixel is forgiven, so that binary
  /// fractions do not cost a pixel where the exact sum fits.
  func roundedUp(toScale scale: CGFloat) -> CGFloat {
    guard isFinite, scale.isFinite, scale > 0 else { return self }
    return (self * scale - 1e-6).rounded(.up) / scale
  }
}

extension CGSize {
  /// The length on one axis, in points.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  /// Creates a size from its lengths along and across an axis, in points.
  init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
    switch axis {
    case .horizontal: self.init(width: major, height: minor)
    case .vertical: self.init(width: minor, height: major)
    }
  }

  /// The same size with both sides read as lengths.
  var normalized: CGSize { CGSize(width: width.asLength, height: height.asLength) }
}

extension CGPoint {
  /// The coordinate on one axis, in points.
  subscript(axis: Axis) -> CGFloat { axis == .horizontal ? x : y }

  /// Creates a point from its coordinates along and across an axis, in points.
  init(along axis: Axis, _ major: CGFloat, across minor: CGFloat) {
    switch axis {
    case .horizontal: self.init(x: major, y: minor)
    case .vertical: self.init(x: minor, y: major)
    }
  }
}
