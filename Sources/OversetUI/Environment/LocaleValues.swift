public import Foundation
import OversetLayoutEngine
public import OversetVocabulary

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en")
}
private enum LocaleTagKey: EnvironmentKey {
  static let defaultValue: LocaleTag? = nil
}
private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}
private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}
private enum DynamicTypeSizeKey: EnvironmentKey {
  static let defaultValue = DynamicTypeSize.large
}

/// Light or dark: `light` by default, and what the matrix sets.
public typealias ColorScheme = Appearance

extension EnvironmentValues {
  /// The locale of the cell: strings are looked up in its language, and numbers and dates are written as it
  /// writes them.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set {
      self[LocaleKey.self] = newValue
      self[LocaleTagKey.self] = nil
    }
  }

  /// The BCP 47 tag of the locale.
  ///
  /// Kept beside the locale because `Locale` changes the tags it is made from.
  var localeTag: LocaleTag {
    get {
      self[LocaleTagKey.self] ?? LocaleTag(self[LocaleKey.self].identifier(.bcp47))
        ?? .undetermined
    }
    set {
      self[LocaleKey.self] = Locale(identifier: newValue.identifier)
      self[LocaleTagKey.self] = newValue
    }
  }

  /// Whether leading is left or right; the matrix sets the direction of the locale.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether the interface is light or dark; the matrix sets it.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// The text size of the user, which text styles follow; the matrix sets it. The default is `large`.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
}
