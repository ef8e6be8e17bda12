import OversetCatalogs
import OversetChecks
import OversetVocabulary
import Testing

/// How much of a table is a copy of the source texts.
struct CopiedPhrasesTests {
  /// A table of ten phrases, of which German has the first ones as they are.
  private static func languages(copied: Int) -> CopiedLanguages {
    let entries = (0..<10).map { number in
      let text = "The boat number \(number) was sunk"
      return CatalogEntry(
        key: "key \(number)",
        localizations: [
          CatalogExample.localization("en", text),
          CatalogExample.localization("de", number < copied ? text : "Boot \(number)"),
        ], sourceLanguage: "en", place: CatalogExample.place(1))
    }
    return CopiedLanguages(StringCatalog(table: "T", sourceLanguage: "en", entries: entries))
  }

  @Test(
    "a copy may have begun or ended with the entries that were changed",
    arguments: [
      (8, 0, true), (10, 3, true), (7, 0, false), (7, 1, true), (6, 1, false), (6, 2, true),
      (0, 5, true), (0, 4, false),
    ])
  func mayDiffer(copied: Int, changed: Int, isPossible: Bool) {
    #expect(Self.languages(copied: copied).mayDiffer(before: changed) == isPossible)
  }

  @Test("the first key that is the source's tells of a copy", arguments: [8, 10])
  func firstKey(copied: Int) {
    let languages = Self.languages(copied: copied)
    #expect(languages.copy(in: "de")?.firstKey == "key 0")
    #expect(languages.copy(in: "fr") == nil && languages.copy(in: "en") == nil)
    #expect(Self.languages(copied: 7).copy(in: "de") == nil)
    #expect(!languages.isSame(as: Self.languages(copied: 7).asked))
    #expect(languages.isSame(as: Self.languages(copied: 9).asked))
    #expect(languages.isSame(as: Self.languages(copied: 0)), "nobody has asked")
  }
}

extension CopiedLanguages {
  /// The same, after somebody has asked.
  fileprivate var asked: CopiedLanguages {
    _ = copy(in: "de")
    return self
  }
}
