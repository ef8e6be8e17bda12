import Foundation
import OversetCatalogs
import OversetChecks
import OversetVocabulary
import Testing

/// A key with a text in English and one in another locale, written on one line.
struct CatalogExample: Sendable, CustomTestStringConvertible {
  let rule: String
  let isFound: Bool
  let locale: LocaleTag
  let key: String
  let source: String
  let text: String
  /// Other rules that find something of it.
  let others: [String]

  var testDescription: String { "\(rule) \(isFound ? "found" : "clean") \(locale) \(key): \(text)" }

  /// The examples of Data/catalog-rules.tsv.
  static let all: [CatalogExample] = ExampleTable.rows(of: "catalog-rules").compactMap { fields in
    guard (6...7).contains(fields.count), let locale = LocaleTag(fields[2]) else { return nil }
    return CatalogExample(
      rule: fields[0], isFound: fields[1] == "found", locale: locale, key: fields[3],
      source: unescaped(fields[4]), text: unescaped(fields[5]),
      others: fields.count > 6 ? fields[6].split(separator: ",").map(String.init) : [])
  }

  /// The entry: English first, then the locale.
  var entry: CatalogEntry {
    var texts = [(locale, text)]
    if locale != "en" { texts.insert(("en", source), at: 0) }
    return CatalogEntry(
      key: key,
      localizations: texts.filter { !$0.1.isEmpty }.map { Self.localization($0.0, $0.1) },
      sourceLanguage: "en", place: Self.place(1))
  }

  /// A catalog of the example's entry, in which the locale has a text beside it.
  var catalog: StringCatalog {
    let neighbour = CatalogEntry(
      key: "neighbour", localizations: [Self.localization(locale, "x")], sourceLanguage: "en",
      place: Self.place(1000))
    return StringCatalog(table: "Example", sourceLanguage: "en", entries: [entry, neighbour])
  }

  /// What the rules find of the example: those that are on, and its own.
  func findings() -> [Finding] {
    guard let checked = CheckedLocale(tag: locale) else { return [] }
    let checks = CatalogChecks.all.filter { $0.rule.isOnByDefault || $0.rule.name == rule }
    return CheckedCatalog(catalog).findings(in: checked, checks: checks)
      .filter { $0.key == key }
  }

  static func place(_ line: Int) -> SourcePlace {
    SourcePlace(file: "Example.xcstrings", line: line, column: 1)
  }

  /// A plain text, or forms of a plural.
  static func localization(_ locale: LocaleTag, _ text: String) -> Localization {
    let forms = text.components(separatedBy: " || ").compactMap { form -> (String, String)? in
      let parts = form.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2, VariantName.pluralCategories.contains(parts[0]) else { return nil }
      return (parts[0], String(parts[1].dropFirst()))
    }
    guard !forms.isEmpty else { return Localization(locale: locale, unit: unit(text)) }
    let cases = forms.map {
      Variant(name: $0.0, content: VariantContent(unit: unit($0.1)), place: place(2))
    }
    let variation = Variation(axis: VariantAxis.plural, cases: cases, place: place(2))
    return Localization(
      locale: locale, content: VariantContent(variations: [variation]), place: place(2))
  }

  /// A text with a substitution for boats, of those forms.
  static func localization(
    _ locale: LocaleTag, _ text: String = "%#@boats@", boats forms: String, number: Int = 1,
    specifier: String = "lld"
  ) -> Localization {
    Localization(
      locale: locale, content: VariantContent(unit: unit(text)),
      substitutions: [
        Substitution(
          name: "boats", argumentNumber: number, formatSpecifier: specifier,
          content: localization(locale, forms).content, place: place(4))
      ], place: place(2))
  }

  static func unit(_ text: String, state: String = "translated") -> StringUnit {
    StringUnit(value: text, state: state, place: place(3))
  }

  static func unescaped(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let escape = rest.firstIndex(of: "\\") {
      result += rest[..<escape]
      rest = rest[escape...].dropFirst()
      if rest.hasPrefix("u{"), let end = rest.firstIndex(of: "}") {
        let digits = rest[rest.index(rest.startIndex, offsetBy: 2)..<end]
        if let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
          result.unicodeScalars.append(scalar)
        }
        rest = rest[end...].dropFirst()
      } else {
        result += rest.first == "n" ? "\n" : String(rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }
}
