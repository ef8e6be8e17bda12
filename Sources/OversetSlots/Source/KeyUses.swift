package import Foundation
import OversetCatalogs
import OversetProject
package import OversetVocabulary

/// Where an app's source draws one key.
package struct KeyUses: Sendable {
  /// The key.
  package let key: String
  /// The tables that have it.
  package let tables: [String]
  /// The places, by table, file and position.
  package let places: [TextPlace]
  /// Where the source mentions the key and could not be followed to a drawing.
  package let unplaced: [AppPlaces.Unplaced]
  /// How many files of source were read.
  package let fileCount: Int
  /// What could not be read.
  package let refused: [Diagnostic]

  /// What `places` say of `key`.
  package init(of key: String, tables: [String], in places: AppPlaces) {
    self.key = key
    self.tables = tables
    self.places = places.places.filter { $0.key == key }
    unplaced = places.unplaced.filter { $0.key == key }
    fileCount = places.fileCount
    refused = places.refused
  }

  /// Why there was nothing to look at; nil if there was.
  package var emptiness: Diagnostic? {
    fileCount == 0 && refused.isEmpty ? .withoutSource : nil
  }
}

extension Diagnostic {
  /// What is told where folders hold no source.
  static let withoutSource = Diagnostic(
    .nothingToCheck, problem: "there is no source here (.swift, .storyboard, .xib)",
    remedy: "give the folder that holds the app's source")
}

extension SlotCheck {
  /// Finds where the app's source draws `key`, which a catalog of `files` must have.
  ///
  /// - Throws: `Diagnostic` for files as ``outcome(files:key:)`` does, for a key that no file has, and for source
  ///   that cannot be read.
  package func uses(of key: String, files: [URL]) async throws(Diagnostic) -> KeyUses {
    let tables = try TableInput(files, root: project.root, source: source).tables
    let own = try tables.having(key)
    let places = try await places(of: tables)
    return KeyUses(of: key, tables: own.map(\.table), in: places)
  }

  /// Suggests a rule for each key of `files` that the app's source draws in one slot alone.
  ///
  /// - Throws: `Diagnostic` as ``uses(of:files:)`` does.
  package func sourceSuggestion(files: [URL]) async throws(Diagnostic) -> SourceSuggestion {
    let tables = try TableInput(files, root: project.root, source: source).tables
    let places = try await places(of: tables)
    return SourceSuggestion(
      places, try SlotTable(of: project), keyCount: Set(tables.flatMap(\.keys)).count)
  }

  /// Where the app's source draws the keys of `tables`; nothing where no source is to be read.
  func places(of tables: [CatalogTable]) async throws(Diagnostic) -> AppPlaces {
    try await reading(of: tables).places
  }

  /// Where the app's source draws the keys of `tables`, and the project with the fonts of the app that it names there.
  func reading(
    of tables: [CatalogTable]
  ) async throws(Diagnostic) -> (places: AppPlaces, project: Project) {
    guard let readSource else { return (AppPlaces(), project) }
    var places = try await readSource(
      Dictionary(tables.map { ($0.table, $0.keys) }) { $0 + $1 })
    let (project, fonts) = project.bringing(
      fontsNamed: places.fontNames, from: places.fontFiles)
    places.measure(with: fonts.digests)
    places.refused += fonts.refused
    return (places, project)
  }
}

extension [CatalogTable] {
  /// The tables that have a key.
  ///
  /// - Throws: `Diagnostic` for a key that none has, naming the nearest.
  func having(_ key: String) throws(Diagnostic) -> [CatalogTable] {
    let own = filter { $0.keys.contains(key) }
    guard own.isEmpty else { return own }
    throw Diagnostic.unknown("key", key, known: flatMap(\.keys)).counted(as: .usage)
  }
}
