import OversetCatalogs
import OversetChecks
import OversetProject
import OversetVocabulary

/// The keys of catalogs that an app's source does not mention.
///
/// Where the source mentions fewer than half of a catalog's keys, the code that uses the catalog is not below the
/// folder, as for a package of texts alone: such a catalog's keys are not called unused.
struct UnusedKeys {
  /// Tables whose keys are no texts that source looks up: the system reads them.
  private static let systemTables: Set<String> = ["InfoPlist", "AppShortcuts", "Root", "Intents"]

  /// The keys, by the number of their table; nil of a table of whose keys nobody knows whether they are used.
  let keys: [Set<String>?]
  /// The keys of catalogs whose source is elsewhere.
  let notChecked: [NotChecked]

  /// - Parameters:
  ///   - tables: The app's catalogs.
  ///   - reading: What was read of its source.
  init(of tables: [CatalogTable], in reading: SourceReading) {
    var keys = [Set<String>?](repeating: nil, count: tables.count)
    var elsewhere = 0
    for (number, table) in tables.enumerated() where !Self.systemTables.contains(table.table) {
      let unused = table.keys.indices.filter { !reading.mentionedKeys.contains(table.keys[$0]) }
      guard reading.fileCount > 0, 2 * unused.count <= table.keys.count else {
        elsewhere += unused.count
        continue
      }
      keys[number] = Set(unused.map { table.keys[$0] })
    }
    self.keys = keys
    notChecked = elsewhere == 0 ? [] : [Self.elsewhere(count: elsewhere)]
  }

  /// What the source says of each of them, in the order of the tables that they were sought in.
  func facts(in tables: [CatalogTable]) -> [SourceFact] {
    zip(tables, keys).flatMap { table, unused -> [SourceFact] in
      guard let unused else { return [] }
      return table.keys.indices.filter { unused.contains(table.keys[$0]) }.map { index in
        SourceFact(
          .unusedKey, at: table.entries(index..<index + 1).first?.place,
          evidence: table.keys[index], key: table.keys[index], table: table.table)
      }
    }
  }

  private static func elsewhere(count: Int) -> NotChecked {
    NotChecked(
      reason: .notAppSource, subject: RuleID.keyNotUsed.rawValue, count: count,
      detail:
        "keys of catalogs whose keys the source mostly does not name: what uses them is elsewhere")
  }
}
