import Foundation
package import OversetFiles
package import OversetVocabulary

/// Reads the catalogs of an app, whatever files they are spread over.
///
/// Files of one table in one folder become one catalog: the `.lproj` folders' locales add up, and of a
/// key in both files a `.stringsdict` counts before a `.strings`, and a language's own folder before
/// `Base.lproj`.
package struct CatalogLoader: Sendable {
  /// The catalogs, in the order of their first files.
  package let catalogs: [StringCatalog]
  /// The faults of all files, in the files' order, those that cannot be read among them; the rest was read.
  package let errors: [Diagnostic]

  /// Reads `files`.
  ///
  /// - Parameters:
  ///   - files: the files; places and errors call each by its name.
  ///   - sourceLanguage: the language of `Base.lproj` and of files in no `.lproj` folder; where it is
  ///     nil, English where there are English files, else the language of most files.
  package init(_ files: [BoundFile], sourceLanguage: LocaleTag? = nil) {
    let language = sourceLanguage ?? Self.sourceLanguage(of: files)
    var groups: [[StringCatalog]] = []
    var places: [TableGroup: Int] = [:]
    var errors: [Diagnostic] = []
    for file in Self.inOrder(files) {
      let reading: CatalogReading
      do throws(Diagnostic) {
        reading = try CatalogFile.reading(file, sourceLanguage: language)
      } catch {
        errors.append(error)
        continue
      }
      errors += reading.errors
      for catalog in reading.catalogs {
        let key = TableGroup(folder: catalog.folder, table: catalog.table)
        if let place = places[key] {
          groups[place].append(catalog)
        } else {
          places[key] = groups.count
          groups.append([catalog])
        }
      }
    }
    catalogs = groups.map(Self.catalog)
    self.errors = errors
  }

  /// The files in the order in which they count.
  static func inOrder(_ files: [BoundFile]) -> [BoundFile] {
    files.enumerated().sorted(by: precedes).map(\.element)
  }

  /// By format, and otherwise as given: the first to have a key's text counts.
  private static func precedes(_ left: (Int, BoundFile), _ right: (Int, BoundFile)) -> Bool {
    func rank(_ file: BoundFile) -> Int {
      switch CatalogFormat(fileName: file.lastPathComponent) {
      case .xcstrings: 0
      case .stringsdict: 1
      case .strings: 2
      case .xliff, nil: 3
      }
    }
    func isBase(_ file: BoundFile) -> Int { CatalogPath(file.url.path).isBase ? 1 : 0 }
    return (rank(left.1), isBase(left.1), left.0) < (rank(right.1), isBase(right.1), right.0)
  }

  static func sourceLanguage(of files: [BoundFile]) -> LocaleTag {
    var counts: [LocaleTag: Int] = [:]
    for file in files {
      guard let locale = CatalogPath(file.url.path).locale else { continue }
      counts[locale, default: 0] += 1
    }
    if counts.isEmpty || counts.keys.contains("en") { return "en" }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "en"
  }

  private static func catalog(of parts: [StringCatalog]) -> StringCatalog {
    guard let first = parts.first, parts.count > 1 else {
      return parts.first ?? StringCatalog(table: "", sourceLanguage: .undetermined, entries: [])
    }
    var merger = TableMerger()
    for part in parts { merger.add(part) }
    return StringCatalog(
      table: first.table, sourceLanguage: first.sourceLanguage,
      entries: merger.entries,
      notes: parts.flatMap(\.notes) + merger.notes, folder: first.folder)
  }
}

/// What the files of one table have in common.
struct TableGroup: Hashable {
  private let folder: ExactString
  private let table: ExactString

  init(folder: String, table: String) {
    self.folder = ExactString(folder)
    self.table = ExactString(table)
  }
}
