import Foundation
import OversetCatalogs
import OversetLayoutTree
import OversetVocabulary
import Synchronization

/// The strings of one variant, for code that looks texts up itself while its view is evaluated:
/// `String(localized:)`, `NSLocalizedString`.
///
/// A task-local value, since evaluations for several locales may run at once; code outside of any sees none.
final class StringLookup: Sendable {
  /// That of the evaluation around; nil outside of one.
  @TaskLocal static var current: StringLookup?

  private struct Found {
    /// Where the texts come from that code has been given, by the texts.
    var origins: [String: StringOrigin] = [:]
    var unknownKeys: [String] = []
    var isKnown: Set<String> = []
    /// Every key that was looked up, whether or not a catalog has it.
    var keys: Set<String> = []
    /// The locales that keys were looked up in.
    var locales: Set<LocaleTag> = []
  }

  private let strings: LocalizedStrings
  private let locale: LocaleTag
  /// The language of the variant.
  var localeTag: LocaleTag { locale }
  /// The direction of the variant's interface. That of its language where nothing else is asked for; when a cell is
  /// compared with its mirror image, the other one.
  let direction: LayoutDirection
  private let found = Mutex(Found())

  /// Looks up in `strings` for a variant's locale, whatever a view sets in its environment: as on a device,
  /// where code asks the app's language.
  init(_ strings: LocalizedStrings, locale: LocaleTag, direction: LayoutDirection) {
    self.strings = strings
    self.locale = locale
    self.direction = direction
  }

  /// Does something for this evaluation.
  func evaluating<Result>(_ work: () throws -> Result) rethrows -> Result {
    try StringLookup.$current.withValue(self) { try work() }
  }

  // MARK: Looking up

  /// The text of a key as the variant shows it, its Markdown unresolved; outside of an evaluation the default.
  static func text(of query: StringQuery) -> String {
    guard let current else { return LocalizedStrings.empty.text(of: query, locale: "en").text }
    return current.text(of: query)
  }

  private func text(of query: StringQuery) -> String {
    let (text, origin) = strings.text(of: query, locale: locale)
    note(origin, askedIn: query.language ?? locale)
    noteKeys(of: query)
    found.withLock { $0.origins[text] = origin }
    return text
  }

  // MARK: What was looked up

  /// Notes where a text comes from, and the locale in which it was asked for.
  func note(_ origin: StringOrigin, askedIn locale: LocaleTag) {
    found.withLock {
      $0.keys.insert(origin.key)
      $0.locales.insert(locale)
    }
    guard origin.isUnknown else { return }
    found.withLock {
      if $0.isKnown.insert(origin.key).inserted { $0.unknownKeys.append(origin.key) }
    }
  }

  /// Notes the keys of what stands in a text.
  func noteKeys(of query: StringQuery) {
    for case .resource(let resource) in query.arguments {
      found.withLock {
        $0.keys.insert(resource.query.key)
        if let language = resource.query.language { $0.locales.insert(language) }
      }
      noteKeys(of: resource.query)
    }
  }

  /// What was looked up.
  var use: StringUse {
    found.withLock { StringUse(keys: $0.keys, locales: $0.locales.union([locale])) }
  }

  /// Where a text comes from that code has looked up; nil if it has not.
  func origin(of text: String) -> StringOrigin? { found.withLock { $0.origins[text] } }

  /// The keys that no catalog has, in the order in which they were looked up first.
  var unknownKeys: [String] { found.withLock(\.unknownKeys) }
}

/// What is looked up.
struct StringQuery {
  let key: String
  var table: String?
  /// What is shown where no catalog has the key; nil for the key.
  var defaultText: String?
  var arguments: [LocalizedArgument] = []
  /// The locale asked for; nil for that of the variant.
  var language: LocaleTag?
  /// The locale that writes numbers and dates; nil for that of the language.
  var writing: Locale?
}
