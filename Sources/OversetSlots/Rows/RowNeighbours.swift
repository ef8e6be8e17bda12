import OversetCatalogs
import OversetVocabulary

/// The words of the texts that stand beside others in rows.
struct RowNeighbours: Sendable {
  private struct Name: Hashable {
    let key: String
    let table: String?
  }

  private var entries: [Name: CatalogEntry] = [:]
  private let resolver = StringResolver.localized(CatalogLibrary([]))

  /// The texts of `keys` and of the keys that `rows` name, in `tables`.
  init(of rows: [RowDescription], and keys: [String] = [], in tables: [CatalogTable]) {
    var wanted: [String: Set<String?>] = [:]
    for key in keys { wanted[key] = [nil] }
    for row in rows {
      for case .key(let key, let table) in row.texts.map(\.text) {
        wanted[key, default: []].insert(table)
      }
    }
    guard !wanted.isEmpty else { return }
    for table in tables {
      for index in table.keys.indices {
        guard let names = wanted[table.keys[index]] else { continue }
        let matching = names.filter { $0 == nil || SourceSlots.isSame($0, table.table) }
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
  /// - Parameter own: Those of the text that is judged.
  func words(of row: RowDescription, in locale: LocaleTag, own: String) -> [Int: String] {
    var words: [Int: String] = [:]
    for (node, text) in row.texts {
      words[node] =
        switch text {
        case .own: own
        case .literal(let text): text
        case .key(let key, let table): self.text(of: key, table, in: locale)
        case .sample(let kind): Self.sample(kind)
        }
    }
    return words
  }

  /// The text of a key in a locale, with sample arguments.
  func text(of key: String, _ table: String?, in locale: LocaleTag) -> String {
    guard let entry = entries[Name(key: key, table: table)] else { return key }
    let rendering = resolver.renderings(of: entry, locale: locale).first
    return rendering.map { SampleTokens.filled($0.resolved.styled.text) } ?? key
  }

  /// A value of usual length.
  private static func sample(_ kind: RowText.Kind) -> String {
    switch kind {
    case .number: "100"
    case .date: "12/31/2026"
    case .name: "Alexandra"
    case .unknown: "Sample"
    }
  }
}
