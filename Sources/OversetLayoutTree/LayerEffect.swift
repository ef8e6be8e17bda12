package import Foundation

/// How the picture of a node and its children is changed before it is put over what lies behind.
///
/// Layout does not know of it. Lengths are points, and are not mirrored from right to left (SwiftUI's `x` runs to the
/// right; from memory).
package enum LayerEffect: Hashable, Sendable {
  /// A blurred copy in one colour lies behind.
  case shadow(ColorValue, radius: CGFloat, offset: CGPoint)
  /// The picture is blurred.
  case blur(radius: CGFloat)
  /// Its colours are mapped.
  case colors(ColorMatrix)
  /// Its colours are mixed with those of what lies behind.
  case blend(BlendFunction)
  /// The second child says how opaque the first is; it is not drawn itself.
  case mask

  /// How far it draws beyond the picture, in points: a Gaussian blur is as good as nothing beyond three of its
  /// standard deviations, which the radius is.
  package var reach: CGFloat {
    switch self {
    case .shadow(_, let radius, let offset): 3 * radius + max(abs(offset.x), abs(offset.y))
    case .blur(let radius): 3 * radius
    case .mask, .colors, .blend: 0
    }
  }
}
