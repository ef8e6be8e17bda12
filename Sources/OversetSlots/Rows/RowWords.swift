import OversetCatalogs
import OversetConfig
import OversetVocabulary

/// The words of the texts of rows in each locale.
struct RowWords: Sendable {
  private struct Name: Hashable {
    let key: String
    let table: String?
  }

  private var entries: [Name: CatalogEntry] = [:]
  private let resolver = StringResolver.localized(CatalogLibrary([]))

  /// The texts that are drawn in `places`, and those that stand beside them, in `tables`.
  init(of places: [TextPlace], in tables: [CatalogTable]) {
    var wanted: [String: Set<String?>] = [:]
    for place in places {
      wanted[place.key, default: []].insert(place.table)
      for case .key(let key, let table) in place.row?.row.texts.map(\.text) ?? [] {
        wanted[key, default: []].insert(table)
      }
    }
    for table in tables {
      for index in table.keys.indices {
        guard let names = wanted[table.keys[index]] else { continue }
        let matching = names.filter { SourceSlots.isSame($0, table.table) }
        guard !matching.isEmpty, let entry = table.entries(index..<index + 1).first else {
          continue
        }
        for name in matching {
          let known = Name(key: entry.key, table: name)
          if entries[known] == nil { entries[known] = entry }
        }
      }
    }
  }

  /// The words of a row's texts in a locale, by the numbers of their nodes.
  ///
  /// - Parameter place: The place whose text stands in the row.
  func words(
    of row: RowDescription, around place: TextPlace, in locale: LocaleTag
  ) -> [Int: String] {
    var words: [Int: String] = [:]
    for (node, text) in row.texts {
      words[node] =
        switch text {
        case .own: self.text(of: place.key, place.table, in: locale)
        case .literal(let text): text
        case .key(let key, let table): self.text(of: key, table, in: locale)
        case .sample(let kind): Self.sample(kind, in: locale)
        }
    }
    return words
  }

  /// The text of a key on a phone in a locale, with sample arguments; of plural forms that for many.
  func text(of key: String, _ table: String?, in locale: LocaleTag) -> String {
    guard let entry = entries[Name(key: key, table: table)] else { return key }
    let renderings = resolver.renderings(of: entry, locale: locale).filter(\.isForPhone)
    let usual = renderings.first { $0.path.pluralCategory == "other" } ?? renderings.first
    return usual.map { SampleTokens.filled($0.resolved.styled.text) } ?? key
  }

  /// A value of usual length, as the locale writes it.
  private static func sample(_ kind: RowText.Kind, in locale: LocaleTag) -> String {
    let words = SampleWords(locale: locale, choice: SampleChoice())
    return switch kind {
    case .number: words.word(.count, at: 0)
    case .date: words.word(.date, at: 0)
    case .name, .unknown: words.word(.name, at: 0)
    }
  }
}
