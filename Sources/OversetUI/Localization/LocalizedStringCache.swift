import OversetCatalogs
import OversetVocabulary

/// The texts of keys without arguments: a matrix shows the same words on every device.
@MainActor
final class LocalizedStringCache {
  private struct Key: Hashable {
    let key: String
    let table: String?
    let defaultText: String?
    let locale: LocaleTag
  }

  private let strings: LocalizedStrings
  private var known: [Key: LocalizedStrings.Resolved] = [:]

  /// How many texts are kept before all are dropped.
  private static let capacity = 16_384

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// The text of `key` in `locale`; for a key that no catalog has, `defaultText` if there is one.
  func resolve(
    _ key: String, table: String?, defaultText: String?, arguments: [FormatArgument],
    cuttingOut own: Set<Int> = [], locale: LocaleTag
  ) -> LocalizedStrings.Resolved {
    guard arguments.isEmpty else {
      return strings.resolve(
        key, table: table, defaultText: defaultText, arguments: arguments, cuttingOut: own,
        locale: locale)
    }
    let entry = Key(key: key, table: table, defaultText: defaultText, locale: locale)
    if let text = known[entry] { return text }
    let text = strings.resolve(
      key, table: table, defaultText: defaultText, arguments: [], locale: locale)
    if known.count >= LocalizedStringCache.capacity { known.removeAll() }
    known[entry] = text
    return text
  }
}
