import OversetCatalogs
import OversetVocabulary

/// What keys without arguments have been resolved to: a matrix shows the same words on every device.
@MainActor
final class LocalizedStringCache {
  private struct Question: Hashable {
    let key: String
    let table: String?
    let locale: LocaleTag
  }

  private let strings: LocalizedStrings
  private var known: [Question: LocalizedStrings.Answer] = [:]

  /// How many answers are kept before all are dropped.
  private static let capacity = 16_384

  init(_ strings: LocalizedStrings) { self.strings = strings }

  /// What is shown for `key` in `locale`.
  func resolve(
    _ key: String, table: String?, arguments: [FormatArgument], locale: LocaleTag
  ) -> LocalizedStrings.Answer {
    guard arguments.isEmpty else {
      return strings.resolve(key, table: table, arguments: arguments, locale: locale)
    }
    let question = Question(key: key, table: table, locale: locale)
    if let answer = known[question] { return answer }
    let answer = strings.resolve(key, table: table, arguments: [], locale: locale)
    if known.count >= LocalizedStringCache.capacity { known.removeAll() }
    known[question] = answer
    return answer
  }
}
