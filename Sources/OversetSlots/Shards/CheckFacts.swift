import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// What the report of a check says beside what came of its keys.
///
/// They are values, so that reports of several machines can be put together where neither catalogs nor source are.
struct CheckFacts: Codable, Sendable {
  /// The files, as they were named.
  let files: [String]
  let sourceLanguages: [SourceLanguage]
  let locales: [LocaleTag]
  let devices: [Device]
  let typeSizes: [TypeSize]
  let legibilityWeights: [LegibilityWeight]
  /// What was read of the app's source; nil if none was.
  let reading: SourceReading?
  /// What no key is asked for; each counts all keys that were looked at.
  let unasked: [NotChecked]
  /// What else was not looked at, whatever came of the keys.
  let notChecked: [NotChecked]
  /// Remarks of the search for files.
  let remarks: [String]
  /// Remarks of reading them.
  let notes: [CatalogNote]
  let faults: [Diagnostic]
  let strict: Bool
  let suppressions: [Suppression]
  let expired: [Suppression]
  /// What the project's baseline lists of catalogs.
  let baseline: [Baseline.CatalogEntry]
  /// Whether no option leaves devices, sizes or slots out.
  let isWhole: Bool
  /// What narrows the check, for commands that the report suggests.
  let selection: MatrixSelection

  /// What the project accepts of catalogs.
  private var acceptance: FindingAcceptance {
    FindingAcceptance(
      suppressions: suppressions,
      baseline: Baseline(entries: [], catalogEntries: baseline).findings)
  }

  /// What accepts nothing any more: after a part of the keys, what has expired.
  func stale(
    after findings: some Sequence<Finding>, of planned: [PlannedTable], extent: PlanExtent
  ) -> [Suppression] {
    guard extent == .plan else { return expired }
    let scope = AcceptanceScope.catalogs(
      files: Set(files), keys: Set(planned.flatMap(\.keys)), locales: Set(locales),
      isWhole: isWhole)
    return acceptance.stale(after: findings, in: scope, expired: expired)
  }
}

/// The keys of a table: enough to tell which ones are missing.
struct PlannedTable: Codable, Equatable, Sendable {
  /// The table's name.
  let table: String
  /// In the order of its entries.
  let keys: [String]

  /// The name of a key by which it belongs to a shard: that of the folder of its table is not in it, because it may
  /// differ from machine to machine.
  static func name(_ key: String, in table: String) -> String { "\(table)/\(key)" }
}

extension [PlannedTable] {
  /// The names of all entries, in order.
  var names: [String] {
    flatMap { table in table.keys.map { PlannedTable.name($0, in: table.table) } }
  }
}
