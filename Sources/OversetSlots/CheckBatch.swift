import OversetCatalogs
import OversetChecks
import OversetProject
import OversetVocabulary

/// Entries of one table that are checked as one piece of work, in all locales: only they are in memory.
struct CheckBatch: Equatable, Sendable {
  /// How many entries a batch has at most.
  static let size = 128
  /// How many a batch has at most whose results are kept for the next check: a change of one entry costs so many.
  static let sizeOfKept = 32

  /// The number of the table.
  let table: Int
  /// Its entries.
  let entries: Range<Int>

  /// All entries of `tables`, in order.
  static func batches(of tables: [CatalogTable], size: Int = size) -> [CheckBatch] {
    tables.enumerated().flatMap { number, table in
      stride(from: 0, to: table.keys.count, by: size).map {
        CheckBatch(table: number, entries: $0..<min($0 + size, table.keys.count))
      }
    }
  }

  /// The entries of a shard, each by itself: what is found in it is handed on with it.
  static func batches(of tables: [CatalogTable], in shard: Shard) -> [CheckBatch] {
    tables.enumerated().flatMap { number, table in
      table.keys.indices.filter { shard.holds(PlannedTable.name(table.keys[$0], in: table.table)) }
        .map { CheckBatch(table: number, entries: $0..<$0 + 1) }
    }
  }

  /// Entries by the numbers of their tables, each by itself.
  static func batches(ofEntries entries: [Int: [Int]]) -> [CheckBatch] {
    entries.sorted { $0.key < $1.key }.flatMap { table, entries in
      entries.map { CheckBatch(table: table, entries: $0..<$0 + 1) }
    }
  }

  /// The place of the first entry of each batch among all entries of `tables`.
  static func indices(of batches: [CheckBatch], in tables: [CatalogTable]) -> [Int] {
    var starts: [Int] = []
    var total = 0
    for table in tables {
      starts.append(total)
      total += table.keys.count
    }
    return batches.map { starts[$0.table] + $0.entries.lowerBound }
  }

  /// The entries of one key, in every table that has it.
  static func batches(of key: String, in tables: [CatalogTable]) -> [CheckBatch] {
    tables.enumerated().flatMap { number, table in
      table.keys.indices.filter { table.keys[$0].utf8.elementsEqual(key.utf8) }.map {
        CheckBatch(table: number, entries: $0..<$0 + 1)
      }
    }
  }
}

/// The results of a batch.
struct BatchReport: Sendable {
  /// By locale.
  let tallies: [LocaleTally]
  /// A segment for each locale, then one for the causes.
  let findings: PackedFindings
  /// What rules about catalogs found.
  let causes: [CauseRecord]
  /// Which notes of the reading rules say too.
  let said: Set<NoteIdentity>
  let uses: SlotUses
  let placement: KeyPlacement
  /// Which keys are not laid out.
  let exclusions: ExclusionTally
}

extension BatchReport {
  /// Counts in which nothing was found.
  init(tallies: [LocaleTally], placement: KeyPlacement, exclusions: ExclusionTally) {
    self.init(
      tallies: tallies,
      findings: PackedFindings(
        FindingPacker(), segments: (0...tallies.count).map { _ in FindingPacker.Segment() }),
      causes: [], said: [], uses: SlotUses(), placement: placement, exclusions: exclusions)
  }
}

/// Where a cause is packed, and what its place in reports goes by.
struct CauseRecord: Sendable {
  /// The severity and the rule: the gravest first.
  let rank: UInt32
  let table: UInt32
  /// The locale of its first finding, by number.
  let locale: UInt32
  /// The entry in its table.
  let entry: UInt32
  /// Which of the causes of its entry it is.
  let ordinal: UInt32
  let offset: UInt32
  /// How many findings it has.
  let count: UInt32
  /// The batch; known when all are done.
  var batch: UInt32 = 0

  /// The order of reports: the gravest first, then by rule in the order of ``Rules``, then by table, then as
  /// the locales and the catalogs have them.
  static func < (left: CauseRecord, right: CauseRecord) -> Bool {
    if left.rank != right.rank { return left.rank < right.rank }
    if left.table != right.table { return left.table < right.table }
    return (left.locale, left.entry, left.ordinal) < (right.locale, right.entry, right.ordinal)
  }

  /// The rank of a rule.
  static func rank(of rule: Rule) -> UInt32 {
    let severities = Severity.allCases.sorted()
    let grave = severities.count - (severities.firstIndex(of: rule.severity) ?? 0)
    return UInt32(grave << 16 | Rules.rank(rule))
  }
}

/// What is the same of a note of the reading and of the finding that says it too.
struct NoteIdentity: Hashable, Codable, Sendable {
  let key: String?
  let message: String
  let place: SourcePlace?
}
