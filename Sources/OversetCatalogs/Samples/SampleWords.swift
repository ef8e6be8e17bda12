import Foundation
package import OversetConfig
package import OversetVocabulary

/// Sample values for arguments, as a locale writes them.
///
/// The same every time: one day, one time of day, amounts of three lengths, in the currency of the
/// locale's region, by the patterns of CLDR.
package struct SampleWords {
  private let locale: Locale
  private let tag: LocaleTag
  private let choice: SampleChoice

  /// The words of a locale.
  package init(locale tag: LocaleTag, choice: SampleChoice) {
    self.tag = tag
    self.choice = choice
    locale = Locale(identifier: tag.identifier)
  }

  /// The word for an argument, the `offset`th from 0.
  package func word(_ kind: SampleKind, at offset: Int) -> String {
    if let own = choice.words[kind] { return own }
    return switch kind {
    case .name: name(at: offset)
    case .price: price
    case .date: date
    case .time: Self.moment.formatted(style(date: .omitted, time: .shortened))
    case .size: bytes.formatted(.byteCount(style: .file).locale(locale))
    case .percent: share.formatted(.percent.locale(locale))
    case .count: count.formatted(.number.locale(locale))
    }
  }

  private func name(at offset: Int) -> String {
    let names = SampleNames.names(
      for: tag, length: choice.length, isOpposite: choice.isOpposite)
    return names[offset % names.count]
  }

  /// The currency of the region where the language is spoken most.
  private var price: String {
    let region = Locale(identifier: locale.language.maximalIdentifier)
    let code = locale.currency?.identifier ?? region.currency?.identifier ?? "USD"
    let amount: Decimal =
      switch choice.length {
      case .short: 5
      case .typical: Decimal(sign: .plus, exponent: -2, significand: 5999)
      case .long: Decimal(sign: .plus, exponent: -2, significand: 1_299_999)
      }
    let scaled = Self.wholeCurrencies.contains(code) ? amount * 100 : amount
    return scaled.formatted(.currency(code: code).locale(locale))
  }

  /// Currencies without a smaller unit (ISO 4217): a price is some hundred times the number.
  private static let wholeCurrencies: Set<String> = [
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV",
    "XAF", "XOF", "XPF",
  ]

  private var date: String {
    switch choice.length {
    case .short: Self.moment.formatted(style(date: .numeric, time: .omitted))
    case .typical: Self.moment.formatted(style(date: .abbreviated, time: .omitted))
    case .long: Self.moment.formatted(style(date: .complete, time: .omitted))
    }
  }

  private var bytes: Int64 {
    switch choice.length {
    case .short: 5000
    case .typical: 23_400_000
    case .long: 888_800_000_000
    }
  }

  /// The counts that `%lld` gets in English.
  private var count: Int {
    switch choice.length {
    case .short: 3
    case .typical: 103
    case .long: 1_000_000
    }
  }

  private var share: Double {
    switch choice.length {
    case .short: 0.05
    case .typical: 0.42
    case .long: 1
    }
  }

  /// Wednesday, 23 September 2026, 22:48 in Greenwich: long words in many languages.
  private static let moment = Date(timeIntervalSince1970: 1_790_203_680)

  private func style(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return Date.FormatStyle(
      date: date, time: time, locale: locale, calendar: calendar, timeZone: .gmt)
  }
}
