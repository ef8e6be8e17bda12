import Foundation
import OversetVocabulary

/// The part of the screen that content keeps to, inside all that may be drawn on; root coordinates,
/// points.
struct SafeAreaRegion {
  let safe: CGRect
  let full: CGRect

  /// The region inside a container that insets its children, itself within `outer`.
  init(
    within outer: SafeAreaRegion?, frame: CGRect, insets: EdgeInsets, direction: LayoutDirection
  ) {
    let reach = outer?.insets(around: frame, direction: direction) ?? EdgeInsets()
    safe = frame.inset(by: insets.normalized, direction: direction)
    full = frame.inset(by: reach.negated, direction: direction)
  }

  /// How far the full region goes on beyond each edge of `frame` that lies at the end of the safe
  /// region, or past it.
  func insets(around frame: CGRect, direction: LayoutDirection) -> EdgeInsets {
    // Edges that meet are computed along different paths; a thousandth of a point is no gap.
    let slack: CGFloat = 1e-3
    let left = frame.minX <= safe.minX + slack ? frame.minX - full.minX : 0
    let right = frame.maxX >= safe.maxX - slack ? full.maxX - frame.maxX : 0
    let mirrored = direction == .rightToLeft
    return EdgeInsets(
      top: frame.minY <= safe.minY + slack ? (frame.minY - full.minY).asLength : 0,
      leading: (mirrored ? right : left).asLength,
      bottom: frame.maxY >= safe.maxY - slack ? (full.maxY - frame.maxY).asLength : 0,
      trailing: (mirrored ? left : right).asLength
    ).normalized
  }
}

extension CGRect {
  fileprivate func inset(by insets: EdgeInsets, direction: LayoutDirection) -> CGRect {
    let left = direction == .rightToLeft ? insets.trailing : insets.leading
    return CGRect(
      x: origin.x + left,
      y: origin.y + insets.top,
      width: (size.width - insets.horizontal).asLength,
      height: (size.height - insets.vertical).asLength
    )
  }
}
