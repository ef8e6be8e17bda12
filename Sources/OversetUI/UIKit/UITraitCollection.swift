public import Foundation

/// Light or dark, in UIKit's terms.
public enum UIUserInterfaceStyle: Sendable {
  /// As it is around.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// The direction of an interface, in UIKit's terms.
public enum UITraitEnvironmentLayoutDirection: Sendable {
  /// As it is around.
  case unspecified
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The text sizes a user can choose, in UIKit's terms.
public enum UIContentSizeCategory: Sendable {
  /// As it is around.
  case unspecified
  /// The smallest size.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the default.
  case large
  /// Extra large.
  case extraLarge
  /// Extra extra large.
  case extraExtraLarge
  /// The largest ordinary size.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// The size in SwiftUI's terms; nil if it is inherited.
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

/// What an interface is laid out for, in UIKit's terms: the traits that pictures depend on.
public struct UITraitCollection: Hashable, Sendable {
  /// Light or dark.
  public private(set) var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The direction.
  public private(set) var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// The user's text size.
  public private(set) var preferredContentSizeCategory = UIContentSizeCategory.unspecified
  /// Pixels per point; zero if it is as it is around.
  public private(set) var displayScale: CGFloat = 0

  /// Nothing is specified.
  public init() {}

  /// Light or dark alone.
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }

  /// The direction alone.
  public init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.layoutDirection = layoutDirection
  }

  /// The text size alone.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// Pixels per point alone.
  public init(displayScale: CGFloat) {
    self.displayScale = displayScale
  }

  /// The traits of all collections; a later one outranks those before it.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    for other in traitCollections {
      if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
      if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
      if other.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = other.preferredContentSizeCategory
      }
      if other.displayScale != 0 { displayScale = other.displayScale }
    }
  }
}
