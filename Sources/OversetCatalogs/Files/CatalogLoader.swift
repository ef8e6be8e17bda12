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
  /// The source languages of the files that do not say it.
  package let languages: SourceLanguages

  /// Reads `files`.
  ///
  /// - Parameters:
  ///   - files: the files; places and errors call each by its name.
  ///   - sourceLanguage: the language of files that do not say it, of `Base.lproj` and of files in no
  ///     `.lproj` folder; where it is nil, it follows from the files as ``SourceLanguages`` states.
  package init(_ files: [BoundFile], sourceLanguage: LocaleTag? = nil) {
    let languages = SourceLanguages(of: files, named: sourceLanguage)
    self.languages = languages
    var groups: [(parts: [StringCatalog], files: TableFiles)] = []
    var places: [TableGroup: Int] = [:]
    var errors: [Diagnostic] = []
    for file in Self.inOrder(files) {
      let reading: CatalogReading
      do throws(Diagnostic) {
        reading = try CatalogFile.reading(
          file, sourceLanguage: languages.language(of: file))
      } catch {
        errors.append(error)
        continue
      }
      errors += reading.errors
      for catalog in reading.catalogs {
        let key = TableGroup(folder: catalog.folder, table: catalog.table)
        let place = places[key] ?? groups.count
        if place == groups.count {
          places[key] = place
          groups.append(([], TableFiles()))
        }
        groups[place].parts.append(catalog)
        if !catalog.entries.isEmpty {
          groups[place].files.add(
            file.name, keyCount: catalog.entries.count,
            source: groups[place].parts[0].sourceLanguage)
        }
      }
    }
    catalogs = groups.map(Self.catalog)
    self.errors = errors
  }

  /// The files in the order in which they count: by format, `Base.lproj` last, and otherwise as given. The
  /// first to have a key's text counts.
  static func inOrder(_ files: [BoundFile]) -> [BoundFile] {
    var ranked: [[BoundFile]] = Array(repeating: [], count: 8)
    for file in files {
      let isBase = CatalogPath(file.url.path).isBase ? 1 : 0
      ranked[rank(file) * 2 + isBase].append(file)
    }
    return ranked.flatMap(\.self)
  }

  /// The place of a file's format, from 0 to 3.
  private static func rank(_ file: BoundFile) -> Int {
    switch CatalogFormat(fileName: file.lastPathComponent) {
    case .xcstrings: 0
    case .stringsdict: 1
    case .strings: 2
    case .xliff, nil: 3
    }
  }

  private static func catalog(of parts: [StringCatalog], _ files: TableFiles) -> StringCatalog {
    guard let first = parts.first else {
      return StringCatalog(table: "", sourceLanguage: .undetermined, entries: [])
    }
    guard parts.count > 1 else {
      return StringCatalog(
        table: first.table, sourceLanguage: first.sourceLanguage, entries: first.entries,
        notes: first.notes, folder: first.folder, files: files)
    }
    var merger = TableMerger()
    for part in parts { merger.add(part) }
    return StringCatalog(
      table: first.table, sourceLanguage: first.sourceLanguage,
      entries: merger.entries,
      notes: parts.flatMap(\.notes) + merger.notes + files.notes, folder: first.folder,
      files: files)
  }
}

/// What the files of one table have in common.
struct TableGroup: Hashable, Sendable {
  private let folder: ExactString
  private let table: ExactString

  init(folder: String, table: String) {
    self.folder = ExactString(folder)
    self.table = ExactString(table)
  }
}
