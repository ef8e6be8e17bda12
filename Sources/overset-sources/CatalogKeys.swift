import Foundation
import OversetFiles
import OversetSourceText

/// The keys of string catalogs for which there are symbols.
struct CatalogKeys {
  private(set) var symbols = StringSymbols()

  /// Adds the keys of a catalog that people manage themselves. A file that is no catalog has none: what is wrong with it is
  /// said where it is checked.
  mutating func add(catalog path: String) {
    let contents = try? NamedPath.read(path, maximum: FileLimit.catalog)
    guard let data = contents ?? nil,
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let strings = root["strings"] as? [String: Any]
    else { return }
    let language = root["sourceLanguage"] as? String ?? "en"
    let table = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for (key, value) in strings.sorted(by: { $0.key < $1.key }) {
      guard let entry = value as? [String: Any], entry["extractionState"] as? String == "manual",
        entry["shouldGenerateSymbol"] as? Bool != false
      else { continue }
      let localizations = entry["localizations"] as? [String: Any]
      let texts = Self.texts(in: localizations?[language] ?? [:])
      let arguments = FormatArguments.of(texts.first ?? key)
      symbols.add(key: key, table: table, arguments: arguments)
    }
  }

  /// The texts of a localization: one, or one of each variation. Substitutions are values of the text around them, which
  /// has their names.
  private static func texts(in localization: Any) -> [String] {
    guard let fields = localization as? [String: Any] else { return [] }
    if let unit = fields["stringUnit"] as? [String: Any], let text = unit["value"] as? String {
      return [text]
    }
    guard let variations = fields["variations"] as? [String: Any] else { return [] }
    return variations.sorted { $0.key < $1.key }.flatMap { _, cases in
      (cases as? [String: Any] ?? [:]).sorted { order($0.key) < order($1.key) }
        .flatMap { texts(in: $0.value) }
    }
  }

  /// The form of many first: that of one may leave the number out.
  private static func order(_ form: String) -> String { form == "other" ? "" : form }
}
