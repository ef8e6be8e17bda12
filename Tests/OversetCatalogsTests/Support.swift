import Foundation
import OversetCatalogs
import OversetVocabulary

/// Data files of the tests.
enum Fixture {
  static func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: url(name)))
  }

  static func url(_ name: String) -> URL {
    Bundle.module.bundleURL.appendingPathComponent("Fixtures").appendingPathComponent(name)
  }

  static func catalog(_ name: String) throws -> StringCatalog {
    try StringCatalog(parsing: bytes(name), file: "Fixtures/\(name)")
  }

  /// The rows of a table of tab-separated columns; a row that begins with `# ` is a heading.
  static func rows(_ name: String) -> [[String]] {
    guard let text = try? String(contentsOf: url(name), encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The bytes of a spelling with ⏎ ␍ ⇥ and ‹HH›.
  static func unescaped(_ spelling: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = spelling[...]
    while let character = rest.popFirst() {
      switch character {
      case "⏎": bytes.append(0x0A)
      case "␍": bytes.append(0x0D)
      case "⇥": bytes.append(0x09)
      case "‹":
        let digits = rest.prefix(2)
        rest = rest.dropFirst(3)
        bytes.append(UInt8(digits, radix: 16) ?? 0)
      default: bytes += Array(String(character).utf8)
      }
    }
    return bytes
  }
}

/// Enough of the CLDR rules for the tests' languages.
let testPlurals: PluralSelector = { number, locale in
  let isWhole = number == number.rounded()
  let whole = isWhole ? Int(number) : -1
  switch locale.language {
  case "ja": return "other"
  case "ar":
    if (0...2).contains(whole) { return ["zero", "one", "two"][whole] }
    if (3...10).contains(whole % 100), isWhole { return "few" }
    return (11...99).contains(whole % 100) && isWhole ? "many" : "other"
  case "ru":
    guard isWhole else { return "other" }
    if whole % 10 == 1, whole % 100 != 11 { return "one" }
    if (2...4).contains(whole % 10), !(12...14).contains(whole % 100) { return "few" }
    return "many"
  default: return number == 1 ? "one" : "other"
  }
}

/// A catalog of one table, from the JSON of its strings.
func catalog(
  _ strings: String, table: String = "Localizable", source: String = "en"
) throws(Diagnostic) -> StringCatalog {
  let text = "{\"sourceLanguage\":\"\(source)\",\"strings\":{\(strings)},\"version\":\"1.0\"}"
  return try StringCatalog(parsing: Array(text.utf8), file: "\(table).xcstrings")
}

func resolver(
  _ catalogs: StringCatalog..., device: String = "iphone",
  numbers: @escaping NumberFormatting = NumberToFormat.plainFormatting
) -> StringResolver {
  StringResolver(
    library: CatalogLibrary(catalogs), deviceClass: device, numberFormatting: numbers,
    pluralSelector: testPlurals)
}
