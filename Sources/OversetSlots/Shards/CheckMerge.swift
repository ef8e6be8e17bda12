package import OversetProject
package import OversetVocabulary

/// Puts the shards of a check together as if one machine had looked at all keys.
package struct CheckMerge {
  private let set: ShardSet<RecordedCheck>

  /// Parts of one check.
  ///
  /// - Throws: `Diagnostic` (data) for a shard whose keys are not those that its name promises, and for one that holds
  ///   what no check writes.
  package init(_ set: ShardSet<RecordedCheck>) throws(Diagnostic) {
    self.set = set
    let first = set.first.blob.record
    var texts = 0
    for part in set.parts {
      let record = part.blob.record
      guard record.isSound else {
        throw Diagnostic.blob(
          part.name, "the blob contains data that this version cannot read")
      }
      texts += record.coverages.map(\.texts).max() ?? 0
      let names = record.planned.names
      let own = names.indices.filter { part.blob.shard.holds(names[$0]) }
      let isSourceRight = record.source == nil || part.blob.shard.holds(CheckRecord.sourceName)
      let isOfPlan = record.planned == first.planned && record.facts.locales == first.facts.locales
      guard isOfPlan, record.entries.map(\.index) == own, isSourceRight, texts <= Self.mostTexts
      else {
        throw ShardSet<RecordedCheck>.contradiction(part, "keys")
      }
    }
  }

  /// The most texts that a locale may have, in all shards: products of two such numbers are numbers.
  private static let mostTexts = 1 << 31

  /// The record of the whole check, or with `isPartial` of the shards that are there.
  ///
  /// - Throws: `Diagnostic` (data) that names the missing shards and their keys, unless `isPartial`.
  package func record(isPartial: Bool) throws(Diagnostic) -> CheckRecord {
    let first = set.first.blob.record
    let records = set.parts.map(\.blob.record)
    let names = first.planned.names
    if !isPartial { try set.proveWhole(names, unit: "key") }
    let lost = set.missing.isEmpty ? 0 : set.lost(of: names).count
    let isWhole = set.missing.isEmpty
    var record = CheckRecord(
      facts: first.facts, paths: first.paths, planned: first.planned, results: results(records),
      extent: isWhole ? .plan : .partial(missing: lost), keyCount: names.count - lost,
      lookedKeys: isWhole ? nil : lookedKeys(records))
    record.drawings = Dictionary(
      records.flatMap(\.drawings).map { ($0.finding, $0) }, uniquingKeysWith: { first, _ in first })
    record.lacksSource =
      first.facts.reading != nil
      && !set.parts.contains { $0.blob.shard.holds(CheckRecord.sourceName) }
    return record
  }

  private func results(_ records: [RecordedCheck]) -> CheckResults {
    let facts = set.first.blob.record.facts
    let planned = set.first.blob.record.planned
    let locales = facts.locales.count
    var places: [(table: Int, entry: Int)] = []
    for (number, table) in planned.enumerated() {
      places += table.keys.indices.map { (number, $0) }
    }
    let entries = records.flatMap(\.entries).sorted { $0.index < $1.index }
    var reports = entries.map { entry in
      let place = places[entry.index]
      return entry.report(table: place.table, entry: place.entry, locales: locales)
    }
    reports += records.map { record in
      BatchReport(
        tallies: record.tallies, placement: record.placement, exclusions: record.exclusions)
    }
    // What the source says comes behind all tables.
    for source in records.compactMap(\.source) {
      reports.append(source.report(table: planned.count, entry: 0, locales: locales))
    }
    var coverages = facts.locales.map { _ in LocaleCoverage() }
    for record in records {
      for index in coverages.indices {
        coverages[index].formUnion(LocaleCoverage(record.coverages[index]))
      }
    }
    return CheckResults(reports, locales: facts.locales, coverages: coverages)
  }

  private func lookedKeys(_ records: [RecordedCheck]) -> Set<String> {
    let keys = set.first.blob.record.planned.flatMap(\.keys)
    return Set(records.flatMap(\.entries).map { keys[$0.index] })
  }
}
