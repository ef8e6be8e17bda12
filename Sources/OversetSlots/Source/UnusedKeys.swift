import OversetCatalogs
import OversetChecks
import OversetProject
import OversetVocabulary

/// The keys of catalogs that an app's source does not mention.
///
/// Where the source mentions fewer than half of a catalog's keys, some code that uses the catalog is not below the
/// folder: another system's, or another toolkit's. Its other keys are not called unused, but nothing is known of them,
/// and they are not judged. Where it mentions fewer than one in ten, the catalog is not this code's, as a package of
/// texts alone: all its keys are judged, but for those whose accessors this code has and does not ask for.
struct UnusedKeys {
  /// Tables whose keys are no texts that source looks up: the system reads them.
  private static let systemTables: Set<String> = ["InfoPlist", "AppShortcuts", "Root", "Intents"]

  /// The keys that are not judged, by the number of their table; nil of a table of whose keys nobody knows whether they
  /// are used.
  let keys: [Set<String>?]
  /// The keys of catalogs whose source is elsewhere.
  let notChecked: [NotChecked]

  /// The numbers of the tables whose keys are unused if the source does not mention them.
  private let knownTables: Set<Int>

  /// - Parameters:
  ///   - tables: The app's catalogs.
  ///   - reading: What was read of its source.
  init(of tables: [CatalogTable], in reading: SourceReading) {
    var keys = [Set<String>?](repeating: nil, count: tables.count)
    var known: Set<Int> = []
    var elsewhere = 0
    for (number, table) in tables.enumerated() where !Self.systemTables.contains(table.table) {
      let unused = table.keys.filter { !reading.mentionedKeys.contains($0) }
      let (all, used) = (table.keys.count, table.keys.count - unused.count)
      if reading.fileCount > 0 {
        let isOwn = 10 * used >= all
        let left = unused.filter { key in
          // A document that names one object of the table has lost the others.
          isOwn || reading.unaskedKeys.contains(key)
            || used > 0 && KeyText.isOfInterfaceBuilder(key)
        }
        if isOwn || !left.isEmpty { keys[number] = Set(left) }
      }
      if reading.fileCount > 0, 2 * used >= all {
        known.insert(number)
      } else {
        elsewhere += unused.count
      }
    }
    self.keys = keys
    knownTables = known
    notChecked = elsewhere == 0 ? [] : [Self.elsewhere(count: elsewhere)]
  }

  /// What the source says of each that is unused, in the order of the tables that they were sought in.
  func facts(in tables: [CatalogTable]) -> [SourceFact] {
    tables.enumerated().flatMap { number, table -> [SourceFact] in
      guard knownTables.contains(number), let unused = keys[number] else { return [] }
      return table.keys.indices.filter { unused.contains(table.keys[$0]) }.map { index in
        SourceFact(
          .unusedKey, at: table.entries(index..<index + 1).first?.place,
          evidence: table.keys[index], key: table.keys[index], table: table.table)
      }
    }
  }

  /// Whether the source says which keys of a table are used.
  func isKnown(ofTable number: Int) -> Bool { knownTables.contains(number) }

  private static func elsewhere(count: Int) -> NotChecked {
    NotChecked(
      reason: .notAppSource, subject: RuleID.keyNotUsed.rawValue, count: count,
      detail:
        "keys of catalogs whose keys the source mostly does not name: what uses them is elsewhere")
  }
}
