public import Foundation
import OversetVocabulary

/// A key with its table, its default text and its arguments, which is looked up where it is shown.
///
/// Foundation on Linux has no such type: a file needs `import SwiftUI` to name it, unless it is one of the copies that the
/// plugin `OversetSources` makes.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable,
  CustomLocalizedStringResourceConvertible
{
  /// Where the catalogs are on a device. Here the catalogs of the project are looked at, whatever it says.
  public enum BundleDescription: Equatable, Sendable {
    /// The app's.
    case main
    /// The one that has a file's address.
    case atURL(URL)

    /// The bundle of a class: here the same as ``main``.
    public static func forClass(_ type: AnyClass) -> BundleDescription { .main }
  }

  /// What is looked up.
  public let key: String
  /// What is shown if no catalog has the key, and the arguments of both.
  public let defaultValue: String.LocalizationValue
  /// The table; nil looks in `Localizable` and then in the others.
  public let table: String?
  /// Where the catalogs are on a device; it changes nothing here.
  public let bundle: BundleDescription
  private let chosenLocale: Locale?

  /// The language that it is looked up in by `String(localized:)`. One that nobody has set is that of the variant;
  /// reading it gives English then, since a value does not know its variant.
  public var locale: Locale {
    get { chosenLocale ?? Locale(identifier: "en") }
    set { self = LocalizedStringResource(self, locale: newValue) }
  }

  /// Creates a resource whose key is its default text.
  ///
  /// The `locale` is the language; nil, in place of SwiftUI's `Locale.current`, is that of the variant.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    self.table = table
    self.bundle = bundle
    chosenLocale = locale
  }

  /// Creates a resource with a key and a default text.
  ///
  /// The `locale` is the language; nil, in place of SwiftUI's `Locale.current`, is that of the variant.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.bundle = bundle
    chosenLocale = locale
  }

  /// Creates a resource from a literal.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a resource from an interpolated literal: each argument becomes its format specifier.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(_ other: LocalizedStringResource, locale: Locale) {
    key = other.key
    defaultValue = other.defaultValue
    table = other.table
    bundle = other.bundle
    chosenLocale = locale
  }

  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }

  // MARK: Looking up

  /// The default text where it is another than the key.
  var defaultText: String? { defaultValue.key == key ? nil : defaultValue.key }

  /// What it looks up.
  var query: StringQuery {
    StringQuery(
      key: key, table: table, defaultText: defaultText, arguments: defaultValue.arguments,
      language: chosenLocale.flatMap { LocaleTag($0.identifier(.bcp47)) },
      writing: chosenLocale)
  }
}

/// A value that has a text for people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
