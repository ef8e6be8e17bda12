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

  /// No words.
  init() {}

  /// The texts that stand beside those of `places` in their rows, in `tables`.
  ///
  /// - Parameter hasOwn: Whether the texts of `places` are wanted, too.
  init(of places: [TextPlace], in tables: [CatalogTable], withOwn hasOwn: Bool = false) {
    var wanted: [String: Set<String?>] = [:]
    for place in places {
      if hasOwn { wanted[place.key, default: []].insert(place.table) }
      for case .key(let key, let table) in place.row?.row.texts.map(\.text) ?? [] {
        wanted[key, default: []].insert(table)
      }
    }
    guard !wanted.isEmpty else { return }
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

  /// Whether all texts are those of `other`, wherever they stand in their files.
  func isSame(as other: RowWords) -> Bool {
    entries.count == other.entries.count
      && entries.allSatisfy { name, entry in
        guard let its = other.entries[name] else { return false }
        return its.sourceLanguage == entry.sourceLanguage
          && its.contents.utf8.elementsEqual(entry.contents.utf8)
      }
  }

  /// Whether the text of a key takes arguments, so that its length is not known.
  func hasArguments(_ key: String, _ table: String?) -> Bool {
    guard let entry = entries[Name(key: key, table: table)] else { return false }
    return !EntrySpecifiers(of: entry).adding(nil).isEmpty
  }

  /// The words of a row's texts in a locale, by the numbers of their nodes.
  ///
  /// - Parameter own: Those of the text that stands in the row.
  func words(of row: RowDescription, in locale: LocaleTag, own: String) -> [Int: String] {
    var words: [Int: String] = [:]
    for (node, text) in row.texts {
      words[node] =
        switch text {
        case .own: own
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
