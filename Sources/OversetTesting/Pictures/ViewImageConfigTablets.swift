import Foundation
import OversetConfig
import OversetUI

// The iPads of swift-snapshot-testing's API, with its names and numbers. Two of them have the name of a
// newer device of the matrix, but not its size: iPadMini and iPadPro11.

extension ViewImageConfig {
  /// How an iPad is held, and how much of its screen the app has.
  public enum TabletOrientation: Sendable {
    /// The share of an app on an iPad in landscape.
    public enum LandscapeSplits: Sendable {
      /// The smaller part of an uneven split.
      case oneThird
      /// One of two equal parts.
      case oneHalf
      /// The larger part of an uneven split.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The share of an app on an upright iPad.
    public enum PortraitSplits: Sendable {
      /// The smaller part of an uneven split.
      case oneThird
      /// The larger part of an uneven split.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// On its side.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)

    /// The whole screen of an iPad held so.
    init(_ orientation: Orientation) {
      switch orientation {
      case .landscape: self = .landscape(splitView: .full)
      case .portrait: self = .portrait(splitView: .full)
      }
    }

    /// The share of the width; nil for all of it.
    var split: DeviceVariant.Split? {
      switch self {
      case .landscape(.oneThird), .portrait(.oneThird): .third
      case .landscape(.oneHalf): .half
      case .landscape(.twoThirds), .portrait(.twoThirds): .twoThirds
      case .landscape(.full), .portrait(.full): nil
      }
    }

    var isLandscape: Bool {
      switch self {
      case .landscape: true
      case .portrait: false
      }
    }
  }

  /// An iPad of `width` times `height` points when it is upright.
  ///
  /// - Parameters:
  ///   - top: What is kept free above; `bottom` below. Both are the same in every orientation.
  static func iPad(
    _ orientation: TabletOrientation, _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20,
    bottom: CGFloat = 0
  ) -> ViewImageConfig {
    var size =
      orientation.isLandscape
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    if let split = orientation.split {
      size.width = split.width(of: size, hasHomeButton: bottom == 0)
    }
    return ViewImageConfig(
      safeArea: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), size: size,
      traits: UITraitCollection(traitsFrom: [
        UITraitCollection(preferredContentSizeCategory: .medium),
        UITraitCollection(displayScale: 2),
      ]))
  }

  /// iPad mini of 7.9 inches, in landscape: 1024 x 768 points at 2 pixels per point.
  ///
  /// The device `iPadMini` of the matrix is a newer one, of 744 x 1133 points.
  public static let iPadMini = iPadMini(.landscape)

  /// iPad mini of 7.9 inches, in either orientation.
  ///
  /// The device `iPadMini` of the matrix is a newer one, of 744 x 1133 points.
  public static func iPadMini(_ orientation: Orientation) -> ViewImageConfig {
    iPadMini(TabletOrientation(orientation))
  }

  /// iPad mini of 7.9 inches, or a part of its screen.
  ///
  /// The device `iPadMini` of the matrix is a newer one, of 744 x 1133 points.
  public static func iPadMini(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 768, 1024)
  }

  /// iPad of 9.7 inches, in landscape: 1024 x 768 points at 2 pixels per point.
  public static let iPad9_7 = iPad9_7(.landscape)

  /// iPad of 9.7 inches, in either orientation.
  public static func iPad9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPad9_7(TabletOrientation(orientation))
  }

  /// iPad of 9.7 inches, or a part of its screen.
  public static func iPad9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 768, 1024)
  }

  /// iPad of 10.2 inches, in landscape: 1080 x 810 points at 2 pixels per point.
  public static let iPad10_2 = iPad10_2(.landscape)

  /// iPad of 10.2 inches, in either orientation.
  public static func iPad10_2(_ orientation: Orientation) -> ViewImageConfig {
    iPad10_2(TabletOrientation(orientation))
  }

  /// iPad of 10.2 inches, or a part of its screen.
  public static func iPad10_2(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 810, 1080)
  }

  /// iPad Pro of 9.7 inches, in landscape: 1024 x 768 points at 2 pixels per point.
  public static let iPadPro9_7 = iPadPro9_7(.landscape)

  /// iPad Pro of 9.7 inches, in either orientation.
  public static func iPadPro9_7(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro9_7(TabletOrientation(orientation))
  }

  /// iPad Pro of 9.7 inches, or a part of its screen.
  public static func iPadPro9_7(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 768, 1024)
  }

  /// iPad Pro of 10.5 inches, in landscape: 1112 x 834 points at 2 pixels per point.
  public static let iPadPro10_5 = iPadPro10_5(.landscape)

  /// iPad Pro of 10.5 inches, in either orientation.
  public static func iPadPro10_5(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro10_5(TabletOrientation(orientation))
  }

  /// iPad Pro of 10.5 inches, or a part of its screen.
  public static func iPadPro10_5(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 834, 1112)
  }

  /// iPad Pro of 11 inches (up to 2022), in landscape: 1194 x 834 points at 2 pixels per point.
  ///
  /// The device `iPadPro11` of the matrix is a newer one, of 834 x 1210 points.
  public static let iPadPro11 = iPadPro11(.landscape)

  /// iPad Pro of 11 inches (up to 2022), in either orientation.
  ///
  /// The device `iPadPro11` of the matrix is a newer one, of 834 x 1210 points.
  public static func iPadPro11(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro11(TabletOrientation(orientation))
  }

  /// iPad Pro of 11 inches (up to 2022), or a part of its screen.
  ///
  /// The device `iPadPro11` of the matrix is a newer one, of 834 x 1210 points.
  public static func iPadPro11(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 834, 1194, top: 24, bottom: 20)
  }

  /// iPad Pro of 12.9 inches (up to 2017), in landscape: 1366 x 1024 points at 2 pixels per point.
  public static let iPadPro12_9 = iPadPro12_9(.landscape)

  /// iPad Pro of 12.9 inches (up to 2017), in either orientation.
  public static func iPadPro12_9(_ orientation: Orientation) -> ViewImageConfig {
    iPadPro12_9(TabletOrientation(orientation))
  }

  /// iPad Pro of 12.9 inches (up to 2017), or a part of its screen.
  public static func iPadPro12_9(_ orientation: TabletOrientation) -> ViewImageConfig {
    iPad(orientation, 1024, 1366)
  }
}
