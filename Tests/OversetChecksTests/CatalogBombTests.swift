import OversetCatalogs
import OversetChecks
import OversetUnicode
import OversetVocabulary
import Testing

/// Keys with very many texts, on which a rule that compares each with each takes minutes.
struct CatalogBombTests {
  private static let size = 10_000
  private static let place = SourcePlace(file: "a.xcstrings", line: 1, column: 1)

  private static func unit(_ value: String) -> VariantContent {
    VariantContent(unit: StringUnit(value: value, state: "translated", place: place))
  }

  /// One choice along an axis with so many texts.
  private static func choice(_ axis: String, text: String) -> VariantContent {
    let cases = (0..<size).map { number in
      Variant(name: number == 0 ? "other" : "c\(number)", content: unit(text), place: place)
    }
    return VariantContent(variations: [Variation(axis: axis, cases: cases, place: place)])
  }

  private static func findings(
    _ entries: [CatalogEntry], notes: [CatalogNote] = [], in locale: LocaleTag
  ) throws -> [Finding] {
    let checked = try #require(CheckedLocale(tag: locale))
    let catalog = StringCatalog(
      table: "T", sourceLanguage: "en", entries: entries, notes: notes)
    return CheckedCatalog(catalog).findings(in: checked, checks: CatalogChecks.all)
  }

  @Test("many variants of a key are compared with their source", arguments: ["plural", "device"])
  func variants(axis: String) throws {
    let entry = CatalogEntry(
      key: "k",
      localizations: [
        Localization(
          locale: "en", content: Self.choice(axis, text: "%lld saved files."), place: Self.place),
        Localization(
          locale: "ru", content: Self.choice(axis, text: "%lld  файлов"), place: Self.place),
      ], sourceLanguage: "en", place: Self.place)
    let found = try Self.findings([entry], in: "ru")
    #expect(found.count { $0.rule.id == .punctuationDrift } == Self.size)
    #expect(found.count { $0.rule.id == .spacingDrift } == Self.size)
  }

  @Test("notes are told apart by the exact spelling of their keys")
  func notes() throws {
    let keys = (0..<Self.size).map { number in
      (0..<14).map { number >> $0 & 1 == 0 ? "\u{C5}" : "A\u{30A}" }.joined()
    }
    let entries = keys.map { key in
      CatalogEntry(
        key: key,
        localizations: [Localization(locale: "en", content: Self.unit("a"), place: Self.place)],
        sourceLanguage: "en", place: Self.place)
    }
    let notes = keys.map {
      CatalogNote(kind: .refusedNesting, key: $0, message: "nested", place: Self.place)
    }
    let found = try Self.findings(entries, notes: notes, in: "en")
    #expect(found.count { $0.rule.id == .shapeLoss } == Self.size)
  }

  @Test("a text of many numbers is looked at once for each")
  func numbers() throws {
    let text = "שלום" + String(repeating: " 1", count: Self.size) + "x"
    let entry = CatalogEntry(
      key: "k",
      localizations: [
        Localization(locale: "en", content: Self.unit(text), place: Self.place)
      ], sourceLanguage: "en", place: Self.place)
    #expect(try Self.findings([entry], in: "en").allSatisfy { $0.rule.id != .numberReversed })
  }
}
