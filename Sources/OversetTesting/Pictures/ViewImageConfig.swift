public import Foundation
public import OversetUI
import OversetVocabulary

/// A screen on which a view is drawn.
///
/// The devices and their numbers are those of swift-snapshot-testing, with its text size, Medium; the
/// newer ones are those of the matrix. The direction is the locale's, where swift-snapshot-testing says
/// left to right.
public struct ViewImageConfig: Sendable {
  /// How a device is held.
  public enum Orientation: Sendable {
    /// On its side.
    case landscape
    /// Upright.
    case portrait
  }

  /// What the system's bars and the display's edges keep free, in points.
  public var safeArea: UIEdgeInsets

  /// The size in points; nil for the size that the view wants.
  public var size: CGSize?

  /// What the view is laid out for.
  public var traits: UITraitCollection

  /// A screen of one's own.
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
  ///   - side: What is kept free at both sides, on its side; `below` below.
  ///   - scale: Pixels per point.
  static func iPhone(
    _ orientation: Orientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat,
    bottom: CGFloat, side: CGFloat, below: CGFloat, scale: CGFloat
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
        safeArea: UIEdgeInsets(top: 0, left: side, bottom: below, right: side),
        size: CGSize(width: height, height: width), traits: traits)
    }
  }
}
