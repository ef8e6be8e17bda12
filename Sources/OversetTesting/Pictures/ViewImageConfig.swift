public import Foundation
public import OversetUI
import OversetVocabulary

/// A screen for one picture: its size, its safe area and its traits.
///
/// Names and numbers of the devices up to iPhone 13, and of the iPads, are those of swift-snapshot-testing,
/// with its text size Medium; the newer ones are those of the matrix. The direction comes from the locale;
/// in swift-snapshot-testing it is always left to right.
public struct ViewImageConfig: Sendable {
  /// Portrait or landscape.
  public enum Orientation: Sendable {
    /// On its side: width and height are exchanged, and the safe area is at the sides.
    case landscape
    /// Upright.
    case portrait
  }

  /// The distance from each edge of the screen to the safe area, in points.
  public var safeArea: UIEdgeInsets

  /// The size of the screen, in points; nil takes the size that the view wants.
  public var size: CGSize?

  /// Text size, appearance, scale and direction.
  public var traits: UITraitCollection

  /// Creates a screen of your own; without a size it takes that of the view.
  public init(
    safeArea: UIEdgeInsets = .zero, size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }

  /// The space that the view is laid out in.
  var viewport: Viewport {
    guard let size else { return .ideal }
    // Left and right insets are equal on every device, so left can serve as leading.
    return .screen(
      size: size,
      safeArea: SafeArea(
        top: safeArea.top, bottom: safeArea.bottom, leading: safeArea.left,
        trailing: safeArea.right))
  }

  /// A screen of `width` times `height` points when it is upright.
  ///
  /// - Parameters:
  ///   - top: What is kept free above, upright; `bottom` below.
  ///   - side: What is kept free at both sides, in landscape; `above` above and `below` below.
  ///   - scale: Pixels per point.
  static func iPhone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    bottom: CGFloat, side: CGFloat, above: CGFloat = 0, below: CGFloat, scale: CGFloat
  ) -> ViewImageConfig {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .medium),
      UITraitCollection(displayScale: scale),
    ])
    switch orientation {
    case .portrait:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0),
        size: CGSize(width: width, height: height), traits: traits)
    case .landscape:
      return ViewImageConfig(
        safeArea: UIEdgeInsets(top: above, left: side, bottom: below, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
