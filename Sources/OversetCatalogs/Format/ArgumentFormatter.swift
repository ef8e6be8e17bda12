import Foundation
import OversetVocabulary

/// Formats one argument by one specifier.
struct ArgumentFormatter {
  let specifier: FormatSpecifier
  /// Width and precision, with those taken from arguments filled in.
  let width: Int?
  let precision: Int?
  /// The locale numbers are spelt in.
  let locale: LocaleTag
  let formatNumber: NumberFormatting

  /// The text of the argument, and what is wrong with it.
  ///
  /// An argument of the wrong kind is shown as `%@` would show it: that is closer to what was
  /// meant than the garbage a device would draw.
  func format(_ argument: FormatArgument) -> (text: String, issue: FormatIssue.Kind?) {
    let field = max(width.map(abs) ?? 0, precision ?? 0)
    guard field <= FormatLimits.field else { return (argument.plainText, .fieldTooGreat) }
    guard let converted = convert(argument) else {
      let isUnsupported = specifier.kind == .pointer || specifier.kind == .character
      return (
        padded(argument.plainText), isUnsupported ? .unsupportedConversion : .kindMismatch
      )
    }
    return (padded(converted), nil)
  }

  /// The argument's text before padding; `nil` when the kinds do not agree.
  private func convert(_ argument: FormatArgument) -> String? {
    switch (specifier.kind, argument) {
    case (.object, _): truncated(argument.plainText)
    case (.cString, .text(let text)): truncated(text)
    case (.integer, .integer(let value)): number(value.magnitude, isNegative: value < 0)
    case (.integer, .unsigned(let value)): number(value, isNegative: false)
    case (.unsigned, .integer(let value)): unsigned(UInt(bitPattern: value), of: argument)
    case (.unsigned, .unsigned(let value)): unsigned(value, of: argument)
    case (.decimal, .decimal(let value)): decimal(value)
    case (.character, .integer(let value)): character(UInt32(exactly: value))
    case (.character, .unsigned(let value)): character(UInt32(exactly: value))
    default: nil
    }
  }

  private func truncated(_ text: String) -> String {
    precision.map { String(text.prefix(max($0, 0))) } ?? text
  }

  private func character(_ value: UInt32?) -> String? {
    value.flatMap { Unicode.Scalar($0) }.map { String($0) }
  }

  // MARK: Integers

  private func unsigned(_ value: UInt, of argument: FormatArgument) -> String {
    switch specifier.conversion {
    case "x": radix(value, 16, prefix: "0x")
    case "X": radix(value, 16, prefix: "0X").uppercased()
    case "o", "O": radix(value, 8, prefix: "0")
    default:
      // A count that is below zero was an Int all along: its magnitude is shown with the sign.
      if case .integer(let signed) = argument, signed < 0 {
        number(signed.magnitude, isNegative: true)
      } else {
        number(value, isNegative: false)
      }
    }
  }

  private func radix(_ value: UInt, _ radix: Int, prefix: String) -> String {
    let digits = withLeastDigits(String(value, radix: radix))
    return (has("#") && value != 0 ? prefix : "") + digits
  }

  private func number(_ magnitude: UInt, isNegative: Bool) -> String {
    let digits = withLeastDigits(String(magnitude))
    let value = isNegative ? -Double(magnitude) : Double(magnitude)
    return localized(digits, sign: sign(isNegative: isNegative), value: value, fraction: 0)
  }

  private func withLeastDigits(_ digits: String) -> String {
    String(repeating: "0", count: max((precision ?? 1) - digits.count, 0)) + digits
  }

  // MARK: Decimals

  private func decimal(_ value: Double) -> String {
    guard value.isFinite else {
      let name = value.isNaN ? "nan" : "inf"
      return sign(isNegative: value < 0) + (isUppercase ? name.uppercased() : name)
    }
    let fraction = max(precision ?? 6, 0)
    let conversion = String(specifier.conversion)
    let isHexadecimal = conversion == "a" || conversion == "A"
    let format =
      isHexadecimal && precision == nil
      ? "%\(conversion)" : "%\(has("#") ? "#" : "").\(fraction)\(conversion)"
    let digits = String(format: format, value.magnitude)
    let sign = sign(isNegative: value.sign == .minus)
    guard conversion == "f" || conversion == "F" else { return zeroPadded(digits, sign: sign).text }
    return localized(digits, sign: sign, value: value, fraction: fraction)
  }

  private var isUppercase: Bool { specifier.conversion.isUppercase }

  // MARK: Signs and padding

  private func localized(
    _ digits: String, sign: String, value: Double, fraction: Int
  ) -> String {
    let (plain, isPadded) = zeroPadded(digits, sign: sign)
    let startsWithZero = fraction == 0 && digits.utf8.first == UInt8(ascii: "0")
    let hasLeadingZeros = isPadded || (startsWithZero && digits.utf8.count > 1)
    return formatNumber(
      NumberToFormat(
        plain: plain, value: value, fractionDigits: fraction, isPadded: hasLeadingZeros),
      locale)
  }

  private func sign(isNegative: Bool) -> String {
    if isNegative { return "-" }
    if has("+") { return "+" }
    return has(" ") ? " " : ""
  }

  private func zeroPadded(_ digits: String, sign: String) -> (text: String, isPadded: Bool) {
    // The 0 flag yields to - and, for integers, to a precision.
    let isIntegerWithPrecision = specifier.kind != .decimal && precision != nil
    guard has("0"), !isLeftAligned, !isIntegerWithPrecision, let width else {
      return (sign + digits, false)
    }
    let missing = max(width - sign.count - digits.count, 0)
    return (sign + String(repeating: "0", count: missing) + digits, missing > 0)
  }

  private func padded(_ text: String) -> String {
    guard let width else { return text }
    let padding = String(repeating: " ", count: max(abs(width) - text.count, 0))
    return isLeftAligned ? text + padding : padding + text
  }

  /// A negative width, which only an argument can give, aligns left as the flag does.
  private var isLeftAligned: Bool { has("-") || (width ?? 0) < 0 }

  private func has(_ flag: String) -> Bool { specifier.flags.contains(flag) }
}
