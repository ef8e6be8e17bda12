import Foundation

/// Keys for one thing, beside a key for several: `1 line of preview` and `%d lines of preview`.
enum SingularKeys {
  /// How the key for one thing can be spelt.
  static func candidates(for key: String) -> [String] {
    guard key.utf8.count <= longest else { return [] }
    let name = key.prefix { $0 != " " && $0 != "%" }
    let rest = key.dropFirst(name.count)
    // Some put the arguments behind an identifier: `deleteTunnels (%d)`.
    let isIdentifier = rest.isEmpty || rest.hasPrefix(" (") && !name.isEmpty
    return isIdentifier ? identifiers(for: String(name)) : texts(for: key)
  }

  /// Longer keys are no names, and have no neighbour for one thing; bytes.
  private static let longest = 512

  /// How keys end that are for several things, beside the same without it.
  private static let counts = [
    "_count", ".count", "-count", "Count", "_plural", ".plural", "Plural",
  ]

  /// `delete.tunnel` for `delete.tunnels` and `delete.tunnel.count`, and `deleteTunnelAlert` for `deleteTunnelsAlert`.
  private static func identifiers(for key: String) -> [String] {
    var found = counts.filter { key.hasSuffix($0) && key != $0 }
      .map { String(key.dropLast($0.count)) }
    var index = key.startIndex
    while let plural = key[index...].firstIndex(where: { $0 == "s" || $0 == "S" }) {
      let next = key.index(after: plural)
      index = next
      // The letter ends a word.
      let isEnd =
        next == key.endIndex || !key[next].isLetter
        || key[plural].isLowercase && key[next].isUppercase
      guard isEnd else { continue }
      found.append(String(key[..<plural] + key[next...]))
    }
    return found
  }

  /// Keys that are texts.
  private static func texts(for key: String) -> [String] {
    for specifier in specifiers {
      guard let place = key.range(of: specifier) else { continue }
      let before = key[..<place.lowerBound]
      let behind = key[place.upperBound...]
      let singulars = singulars(behind)
      return ([behind] + singulars).map { "\(before)1\($0)" }
        + singulars.map { "\(before)\(specifier)\($0)" }.filter { $0 != key }
    }
    return []
  }

  private static let specifiers = ["", "1$", "2$", "3$"].flatMap { position in
    ["lld", "ld", "d", "i", "lu", "u"].map { "%\(position)\($0)" }
  }

  /// A text whose first word has lost its ending: ` days ago` becomes ` day ago`, and ` matches` ` match`.
  private static func singulars(_ text: Substring) -> [Substring] {
    let space = text.prefix { $0 == " " }
    let word = text.dropFirst(space.count).prefix { $0.isLetter }
    let rest = text.dropFirst(space.count + word.count)
    return ["s", "es"].filter(word.hasSuffix).map { "\(space)\(word.dropLast($0.count))\(rest)" }
  }
}
