import OversetConfig
import OversetVocabulary

/// The text sizes that users choose in Settings, under their older names: see ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
  /// ``DynamicTypeSize`` `xSmall`.
  case extraSmall
  /// ``DynamicTypeSize`` `small`.
  case small
  /// ``DynamicTypeSize`` `medium`.
  case medium
  /// ``DynamicTypeSize`` `large`, which users start with.
  case large
  /// ``DynamicTypeSize`` `xLarge`.
  case extraLarge
  /// ``DynamicTypeSize`` `xxLarge`.
  case extraExtraLarge
  /// ``DynamicTypeSize`` `xxxLarge`.
  case extraExtraExtraLarge
  /// ``DynamicTypeSize`` `accessibility1`.
  case accessibilityMedium
  /// ``DynamicTypeSize`` `accessibility2`.
  case accessibilityLarge
  /// ``DynamicTypeSize`` `accessibility3`.
  case accessibilityExtraLarge
  /// ``DynamicTypeSize`` `accessibility4`.
  case accessibilityExtraExtraLarge
  /// ``DynamicTypeSize`` `accessibility5`.
  case accessibilityExtraExtraExtraLarge

  /// The category of a text size.
  init(_ size: DynamicTypeSize) {
    let place = DynamicTypeSize.allCases.firstIndex(of: size) ?? 0
    let all = ContentSizeCategory.allCases
    self = place < all.count ? all[place] : .large
  }

  /// The text size of the category.
  var typeSize: DynamicTypeSize {
    let place = Self.allCases.firstIndex(of: self) ?? 0
    let all = DynamicTypeSize.allCases
    return place < all.count ? all[place] : .large
  }

  /// Whether it is one of the five sizes for people who see badly.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

extension ContentSizeCategory: Comparable {
  /// Whether text is smaller.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool {
    left.typeSize < right.typeSize
  }
}

extension EnvironmentValues {
  /// The text size of the user under its older name: the same value as `dynamicTypeSize`.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.typeSize }
  }
}
