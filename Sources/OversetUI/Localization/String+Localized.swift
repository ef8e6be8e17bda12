public import Foundation

extension String {
  /// Looks a key up in the catalogs, in the language of the variant that is being evaluated.
  ///
  /// Outside of an evaluation - in a `static let` that was made before, in a test's own code - it is the key
  /// with its arguments in place. Its Markdown is not resolved, as on iOS. Views evaluated in several languages
  /// run in one process: keep no such string in a `static let`.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also what is shown if no catalog has it.
  ///   - table: The table; nil looks in `Localizable` and then in the others.
  ///   - bundle: Changes nothing: all catalogs of the project are looked at.
  ///   - locale: The locale that writes the arguments; nil, in place of SwiftUI's `Locale.current`, is that of
  ///     the variant.
  ///   - comment: For translators.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = StringLookup.text(
      of: StringQuery(
        key: keyAndValue.key, table: table, arguments: keyAndValue.arguments, writing: locale))
  }

  /// Looks a key up as ``init(localized:table:bundle:locale:comment:)`` does; if no catalog has it, and outside
  /// of an evaluation, it is `defaultValue`.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self = StringLookup.text(
      of: StringQuery(
        key: "\(key)", table: table, defaultText: defaultValue.key,
        arguments: defaultValue.arguments, writing: locale))
  }

  /// Looks a resource up, in its own language if it has one.
  public init(localized resource: LocalizedStringResource) {
    self = StringLookup.text(of: resource.query)
  }
}

extension Bundle {
  /// Looks a key up as `String(localized:)` does, without arguments.
  ///
  /// A file that imports Foundation beside SwiftUI calls Foundation's method of this name, which knows no catalog.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What is shown if no catalog has the key; nil or empty for the key itself.
  ///   - tableName: The table; nil or empty looks in `Localizable` and then in the others.
  @_disfavoredOverload
  public func localizedString(
    forKey key: String, value: String?, table tableName: String?
  ) -> String {
    localizedText(key, table: tableName, value: value)
  }

  // Where a file imports Foundation too, its method is as near as the one above; this one is nearer.

  /// Looks a key up in a table of the project's catalogs, whatever the bundle.
  public func localizedString(forKey key: String, value: String, table tableName: String) -> String
  {
    localizedText(key, table: tableName, value: value)
  }
}

// Foundation has a function of this name with default values for all but the key and the comment. Those here have
// none, so the compiler prefers them even where a file imports both modules.

/// Looks a key up as `String(localized:)` does, without arguments.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  localizedText(key)
}

/// Looks a key up in a table.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  localizedText(key, table: tableName)
}

/// Looks a key up; the bundle changes nothing.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  localizedText(key)
}

/// Looks a key up; `value` is shown if no catalog has it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  localizedText(key, value: value)
}

/// Looks a key up in a table; the bundle changes nothing.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  localizedText(key, table: tableName)
}

/// Looks a key up in a table; `value` is shown if it does not have it.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String {
  localizedText(key, table: tableName, value: value)
}

/// Looks a key up; `value` is shown if no catalog has it, and the bundle changes nothing.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  localizedText(key, value: value)
}

private func localizedText(_ key: String, table: String? = nil, value: String? = nil) -> String {
  StringLookup.text(
    of: StringQuery(
      key: key, table: table.flatMap { $0.isEmpty ? nil : $0 },
      defaultText: value.flatMap { $0.isEmpty ? nil : $0 }))
}
