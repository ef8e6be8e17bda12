public import OversetVocabulary

/// Light or dark, as tests for UIKit write it.
public enum UIUserInterfaceStyle: Sendable {
  /// Keeps what the view's environment says.
  case unspecified
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark

  /// The same under UIKit's name; `unspecified` for nil.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
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

  /// The same size under UIKit's name; `unspecified` for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    let all: [UIContentSizeCategory] = [
      .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
      .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
      .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]
    self = all.first { $0.dynamicTypeSize == dynamicTypeSize } ?? .unspecified
  }

  /// The same size under UIKit's name.
  public init(_ sizeCategory: ContentSizeCategory) { self.init(sizeCategory.typeSize) }

  /// Whether the size is one of those for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize?.isAccessibilitySize ?? false }

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
