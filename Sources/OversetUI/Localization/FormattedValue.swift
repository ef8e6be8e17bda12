import Foundation

/// A value that is written where its text is shown, by the locale in force there.
struct FormattedValue: Equatable, Sendable {
  private let write: Unchecked<(Locale) -> String>
  /// The value in one fixed locale: what two values are compared by.
  private let identity: String

  /// Dates are written in this time zone: the same picture wherever it is drawn.
  private static let timeZone = TimeZone(secondsFromGMT: 0)

  /// `input` as `format` writes it.
  ///
  /// Views are made and read on the main actor, which is what `Unchecked` rests on here.
  init<Style: FormatStyle>(_ input: Style.FormatInput, _ format: Style)
  where Style.FormatOutput == String {
    let write: (Locale) -> String = { locale in
      FormattedValue.pinned(format.locale(locale)).format(input)
    }
    self.write = Unchecked(write)
    identity = write(Locale(identifier: "en_US_POSIX"))
  }

  /// What `write` writes for a locale.
  init(_ write: @escaping (Locale) -> String) {
    self.write = Unchecked(write)
    identity = write(Locale(identifier: "en_US_POSIX"))
  }

  /// The value as `locale` writes it.
  func text(in locale: Locale) -> String { write.value(locale) }

  static func == (left: FormattedValue, right: FormattedValue) -> Bool {
    left.identity == right.identity
  }

  private static func pinned<Style: FormatStyle>(_ format: Style) -> Style {
    guard var date = format as? Date.FormatStyle, let timeZone else { return format }
    date.timeZone = timeZone
    return date as? Style ?? format
  }
}
