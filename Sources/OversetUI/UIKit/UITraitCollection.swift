public import Foundation
public import OversetVocabulary

/// Light or dark, as tests for UIKit write it.
public enum UIUserInterfaceStyle: Sendable {
  /// Keeps what the view's environment says.
  case unspecified
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}

/// The direction of an interface, as tests for UIKit write it.
public enum UITraitEnvironmentLayoutDirection: Sendable {
  /// Takes the direction of the locale.
  case unspecified
  /// Leading is left, whatever the locale.
  case leftToRight
  /// Leading is right, whatever the locale.
  case rightToLeft
}

/// The text sizes that users choose, as tests for UIKit write them.
public enum UIContentSizeCategory: Sendable {
  /// Keeps what the view's environment says.
  case unspecified
  /// `DynamicTypeSize.xSmall`: the smallest.
  case extraSmall
  /// `DynamicTypeSize.small`
  case small
  /// `DynamicTypeSize.medium`
  case medium
  /// `DynamicTypeSize.large`: the default on a new device.
  case large
  /// `DynamicTypeSize.xLarge`
  case extraLarge
  /// `DynamicTypeSize.xxLarge`
  case extraExtraLarge
  /// `DynamicTypeSize.xxxLarge`: the largest without accessibility sizes.
  case extraExtraExtraLarge
  /// `DynamicTypeSize.accessibility1`
  case accessibilityMedium
  /// `DynamicTypeSize.accessibility2`
  case accessibilityLarge
  /// `DynamicTypeSize.accessibility3`
  case accessibilityExtraLarge
  /// `DynamicTypeSize.accessibility4`
  case accessibilityExtraExtraLarge
  /// `DynamicTypeSize.accessibility5`: the largest.
  case accessibilityExtraExtraExtraLarge

  /// The same size under SwiftUI's name; nil for `unspecified`.
  public var dynamicTypeSize: DynamicTypeSize? {
    switch self {
    case .unspecified: nil
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }
}

/// The traits that a picture depends on, as tests for UIKit write them.
///
/// Pass one to an image strategy. Other traits of UIKit, such as the interface idiom, are missing here.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark; `unspecified` keeps what the view's environment says.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The direction; `unspecified` takes that of the locale.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The text size; `unspecified` keeps what the view's environment says.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// The pixels per point; 0 is unspecified.
  public private(set) var displayScale: CGFloat = 0
  /// Whether Bold Text is on; nil is unspecified. UIKit has a type of its own for it.
  public private(set) var legibilityWeight: LegibilityWeight?
  /// The size class of the width; nil is unspecified, and follows from the screen. UIKit has a type of its
  /// own for it, whose cases have the same names.
  public private(set) var horizontalSizeClass: UserInterfaceSizeClass?
  /// The size class of the height; nil is unspecified, and follows from the screen.
  public private(set) var verticalSizeClass: UserInterfaceSizeClass?

  /// Creates a collection that specifies nothing.
  public init() {}

  /// Creates a collection that specifies only light or dark.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// Creates a collection that specifies only the direction.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// Creates a collection that specifies only the text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Creates a collection that specifies only the pixels per point.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// Creates a collection that specifies only whether Bold Text is on.
  public init(legibilityWeight: LegibilityWeight) {
    self.legibilityWeight = legibilityWeight
  }

  /// Creates a collection that specifies only the size class of the width.
  public init(horizontalSizeClass: UserInterfaceSizeClass) {
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// Creates a collection that specifies only the size class of the height.
  public init(verticalSizeClass: UserInterfaceSizeClass) {
    self.verticalSizeClass = verticalSizeClass
  }

  /// Combines collections: the last one that specifies a trait wins.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for other in traitCollections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.displayScale != 0 { displayScale = other.displayScale }
      legibilityWeight = other.legibilityWeight ?? legibilityWeight
      horizontalSizeClass = other.horizontalSizeClass ?? horizontalSizeClass
      verticalSizeClass = other.verticalSizeClass ?? verticalSizeClass
    }
  }
}
