import Synchronization

/// One value for each locale, made when it is first asked for and then kept: ICU's formatters and rules take
/// longer to make than to use.
final class LocaleValues<Value: Sendable>: Sendable {
  private let make: @Sendable (_ locale: String) -> Value
  private let known = Mutex<[String: Value]>([:])

  /// How many values are kept before all are dropped: more than any app has languages.
  private static var capacity: Int { 512 }

  /// `make` is called while other tasks wait.
  init(_ make: @escaping @Sendable (_ locale: String) -> Value) { self.make = make }

  /// The value of a BCP 47 tag.
  subscript(locale: String) -> Value {
    known.withLock { known in
      if let value = known[locale] { return value }
      let value = make(locale)
      if known.count >= LocaleValues.capacity { known.removeAll() }
      known[locale] = value
      return value
    }
  }
}
