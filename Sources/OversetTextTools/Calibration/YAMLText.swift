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

  /// A number without an exponent, which a person can edit, with at most so many decimals.
  static func number(_ value: Double, decimals: Int = 4) -> String {
    let scale = (0..<decimals).reduce(1) { scale, _ in scale * 10 }
    let parts = Int((abs(value) * Double(scale)).rounded())
    let fraction = String(String(scale + parts % scale).dropFirst().reversed().drop { $0 == "0" })
    let ending = fraction.isEmpty ? "" : "." + String(fraction.reversed())
    return "\(value < 0 && parts > 0 ? "-" : "")\(parts / scale)\(ending)"
  }
}
