/// Values of YAML as a person would write them.
enum YAMLText {
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": quoted += "\\\(scalar)"
      case ..<" ", "\u{7F}"..."\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// A number without an exponent, with at most four decimals.
  static func number(_ value: Double) -> String {
    let parts = Int((abs(value) * 10_000).rounded())
    let fraction = String(String(10_000 + parts % 10_000).dropFirst().reversed().drop { $0 == "0" })
    let decimals = fraction.isEmpty ? "" : "." + String(fraction.reversed())
    return "\(value < 0 && parts > 0 ? "-" : "")\(parts / 10_000)\(decimals)"
  }
}
