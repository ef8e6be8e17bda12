public import Foundation

/// Writes a list, such as “a, b, and c”, in the language of the variant. Foundation has none on Linux.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language.
  open var locale: Locale = .evaluated
  /// What writes the elements; nil takes texts as they are.
  open var itemFormatter: Formatter?

  /// Writes texts as a list.
  public static func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.evaluated))
  }

  /// Writes elements as a list.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale))
  }

  /// Writes a list of elements; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}

/// Writes a quantity with its unit, such as “5 km”, with the digits of the variant's language.
///
/// On Linux Foundation's cannot be used. Units of time have words in the long style; names of other units are their symbols
/// in every style.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// What is done with units.
  public struct UnitOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The unit stays: it always does here.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// The unit becomes larger or smaller: it stays here.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Temperatures have no unit.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// What is done with units.
  open var unitOptions: UnitOptions = []
  /// How long names of units are. Only units of time have longer ones than their symbols.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language, also that of the number.
  open var locale: Locale = .evaluated {
    didSet { numberFormatter.locale = locale }
  }
  /// What writes the number.
  open var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = .evaluated
    return formatter
  }()

  /// Writes a quantity with its unit.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    if let words = words(of: measurement) { return words }
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      return number + "°"
    }
    let space =
      measurement.unit is UnitTemperature || measurement.unit.symbol == "%" ? "" : "\u{A0}"
    return number + space + measurement.unit.symbol
  }

  /// The symbol of a unit.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// A whole number of hours, minutes or seconds in the long style; nil for all others.
  private func words<UnitType: Unit>(of measurement: Measurement<UnitType>) -> String? {
    let value = measurement.value
    guard unitStyle == .long, value == value.rounded(), abs(value) < 1e12 else { return nil }
    let (unit, seconds): (Duration.UnitsFormatStyle.Unit, Double) =
      switch measurement.unit as? UnitDuration {
      case .hours?: (.hours, 3600)
      case .minutes?: (.minutes, 60)
      case .seconds?: (.seconds, 1)
      default: (.seconds, 0)
      }
    guard seconds > 0 else { return nil }
    return Duration.UnitsFormatStyle(allowedUnits: [unit], width: .wide).locale(locale)
      .format(.seconds(value * seconds))
  }
}

extension Measurement {
  /// The quantity with its unit, with the digits of the variant's language. Names of units are their symbols.
  public func formatted() -> String { MeasurementFormatter().string(from: self) }
}

/// Writes a name of a person in the order of the language of the variant. On Linux Foundation's cannot be used.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of a name is written.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default`
    /// The given name.
    case short
    /// Given and family name.
    case medium
    /// All parts.
    case long
    /// The first letters.
    case abbreviated
  }

  /// What is done with a name.
  public struct Options: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As it is spoken: it is written all the same.
    public static let phonetic = Options(rawValue: 2)
  }

  /// How much of a name is written.
  open var style = Style.default
  /// The language.
  open var locale: Locale = .evaluated

  /// Writes a name.
  public static func localizedString(
    from components: PersonNameComponents, style nameFormatStyle: Style, options: Options = []
  ) -> String {
    let formatter = PersonNameComponentsFormatter()
    formatter.style = nameFormatStyle
    return formatter.string(from: components)
  }

  /// Writes a name: the family name comes first in Chinese, Japanese, Korean and Hungarian.
  open func string(from components: PersonNameComponents) -> String {
    let language = (locale).language.languageCode?.identifier ?? "en"
    let familyFirst = ["zh", "ja", "ko", "hu"].contains(language)
    let isJoined = ["zh", "ja", "ko"].contains(language)
    let (given, family) = (components.givenName, components.familyName)
    let pair = (familyFirst ? [family, given] : [given, family]).compactMap(\.self)
    switch style {
    case .short: return given ?? family ?? ""
    case .abbreviated: return pair.compactMap(\.first).map(String.init).joined()
    case .default, .medium: return pair.joined(separator: isJoined ? "" : " ")
    case .long:
      let parts = [components.namePrefix] + pair + [components.nameSuffix]
      return parts.compactMap(\.self).joined(separator: isJoined ? "" : " ")
    }
  }

  /// Writes a name; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? PersonNameComponents).map { string(from: $0) }
  }
}

extension PersonNameComponents {
  /// The name in the usual order of the language.
  public func formatted() -> String {
    PersonNameComponentsFormatter.localizedString(from: self, style: .default)
  }
}
