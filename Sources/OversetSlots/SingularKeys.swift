import Foundation

/// Keys for one thing, beside a key for several: `1 line of preview` and `%d lines of preview`.
enum SingularKeys {
  /// How the key for one thing can be spelt.
  static func candidates(for key: String) -> [String] {
    for specifier in specifiers {
      guard let place = key.range(of: specifier) else { continue }
      let before = key[..<place.lowerBound]
      let behind = key[place.upperBound...]
      return [
        "\(before)1\(behind)", "\(before)1\(singular(behind))",
        "\(before)\(specifier)\(singular(behind))",
      ].filter { $0 != key }
    }
    return []
  }

  private static let specifiers = ["", "1$", "2$", "3$"].flatMap { position in
    ["lld", "ld", "d", "i", "lu", "u"].map { "%\(position)\($0)" }
  }

  /// A text whose first word has lost its last `s`: ` days ago` becomes ` day ago`.
  private static func singular(_ text: Substring) -> String {
    let space = text.prefix { $0 == " " }
    let word = text.dropFirst(space.count).prefix { $0.isLetter }
    let rest = text.dropFirst(space.count + word.count)
    let base = word.last == "s" ? word.dropLast() : word
    return "\(space)\(base)\(rest)"
  }
}
