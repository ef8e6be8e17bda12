import OversetVocabulary
import Synchronization

/// One value for each locale, made when it is first asked for and then kept: ICU's formatters and rules take
/// longer to make than to use.
final class LocaleValues<Value: Sendable>: Sendable {
  private let make: @Sendable (_ locale: LocaleTag) -> Value
  private let known = Mutex<[LocaleTag: Value]>([:])

  /// How many values are kept before all are dropped: more than any app has languages.
  private static var capacity: Int { 512 }

  /// `make` is called while other tasks wait.
  init(_ make: @escaping @Sendable (_ locale: LocaleTag) -> Value) { self.make = make }

  /// The value of a locale.
  subscript(locale: LocaleTag) -> Value {
    known.withLock { known in
      if let value = known[locale] { return value }
      let value = make(locale)
      if known.count >= LocaleValues.capacity { known.removeAll() }
      known[locale] = value
      return value
    }
  }
}
