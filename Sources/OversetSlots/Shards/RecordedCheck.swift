import OversetChecks
import OversetConfig
package import OversetProject
import OversetVocabulary

/// What came of the keys of a shard, as a blob holds it.
package struct RecordedCheck: ShardRecord {
  package static var command: ShardedCommand { .check }

  let facts: CheckFacts
  let paths: [String]
  let planned: [PlannedTable]
  /// The keys of the shard, in order.
  let entries: [RecordedEntry]
  /// What was found in the app's source; nil for nothing, and if it is another shard's.
  let source: RecordedEntry?
  /// By locale.
  let tallies: [LocaleTally]
  /// By locale.
  let coverages: [RecordedCoverage]
  let placement: KeyPlacement
  let exclusions: ExclusionTally
  /// The texts of the worst findings, as their slots show them.
  let drawings: [RecordedDrawing]

  /// Records what the keys of a shard came to.
  init(_ record: CheckRecord, _ parts: CheckParts, drawings: [RecordedDrawing]) {
    self.drawings = drawings
    facts = record.facts
    paths = record.paths
    planned = record.planned
    let locales = facts.locales.count
    entries = parts.reports.map { RecordedEntry($0.report, index: $0.index, locales: locales) }
    source = parts.source.map { RecordedEntry($0, index: 0, locales: locales) }
    var tallies = facts.locales.map { _ in LocaleTally() }
    var placement = KeyPlacement()
    var exclusions = ExclusionTally()
    for (_, report) in parts.reports {
      for index in tallies.indices { tallies[index].add(report.tallies[index]) }
      placement.add(report.placement)
      exclusions.add(report.exclusions)
    }
    self.tallies = tallies
    self.placement = placement
    self.exclusions = exclusions
    coverages = parts.coverages.map(RecordedCoverage.init)
  }

  /// Whether numbers and names are such as this version writes.
  var isSound: Bool {
    let (locales, keys) = (facts.locales.count, planned.reduce(0) { $0 + $1.keys.count })
    return tallies.count == locales && coverages.count == locales
      && Set(facts.locales).count == locales
      && tallies.allSatisfy(\.isSound) && coverages.allSatisfy(\.isSound) && placement.isSound
      && exclusions.isSound && facts.reading?.isSound ?? true
      && entries.allSatisfy { (0..<keys).contains($0.index) && $0.isSound(locales: locales) }
      && source?.isSound(locales: locales) ?? true
  }
}

/// What a key came to, as a blob holds it.
struct RecordedEntry: Codable, Sendable {
  /// Findings of layouts in a locale, by its number.
  struct InLocale: Codable, Sendable {
    let locale: Int
    let findings: [RecordedFinding]
  }

  /// The place of the key among all of the plan.
  let index: Int
  /// What is found in layouts; nil for nothing.
  private let layouts: [InLocale]?
  /// What rules about catalogs found, by cause, each with the number of the locale that it was first found in; nil for
  /// nothing.
  private let causes: [InLocale]?
  /// Which notes of the reading rules say too; nil for none.
  private let said: [NoteIdentity]?
  /// The slots of the key; nil for none.
  private let uses: [RecordedUse]?

  init(_ report: BatchReport, index: Int, locales: Int) {
    func list<Element>(_ elements: [Element]) -> [Element]? { elements.isEmpty ? nil : elements }
    func findings(_ reader: PackedFindings.Reader) -> [RecordedFinding] {
      IteratorSequence(reader).map(RecordedFinding.init)
    }
    self.index = index
    layouts = list(
      (0..<locales).filter { report.findings.count(ofSegment: $0) > 0 }.map {
        InLocale(locale: $0, findings: findings(report.findings.reader(ofSegment: $0)))
      })
    causes = list(
      report.causes.map { cause in
        InLocale(
          locale: Int(cause.locale),
          findings: findings(
            report.findings.reader(
              ofSegment: locales, at: Int(cause.offset), count: Int(cause.count))))
      })
    // Sets have no order of their own: the same key has the same bytes.
    said = list(report.said.sorted { $0.order.lexicographicallyPrecedes($1.order) })
    uses = list(report.uses.recorded)
  }

  func isSound(locales: Int) -> Bool {
    let all = (layouts ?? []) + (causes ?? [])
    return all.allSatisfy { part in
      (0..<locales).contains(part.locale) && !part.findings.isEmpty
        && part.findings.allSatisfy { $0.finding != nil }
    }
  }

  /// Packs what a key came to as the batch of one machine would have it.
  ///
  /// - Parameters:
  ///   - table: The number of its table.
  ///   - entry: Its place in the table.
  ///   - locales: How many locales there are.
  func report(table: Int, entry: Int, locales: Int) -> BatchReport {
    var packer = FindingPacker()
    var segments = (0..<locales).map { _ in FindingPacker.Segment() }
    for part in layouts ?? [] {
      for finding in part.findings.compactMap(\.finding) {
        packer.append(finding, to: &segments[part.locale])
      }
    }
    var causeSegment = FindingPacker.Segment()
    var records: [CauseRecord] = []
    for (ordinal, cause) in (causes ?? []).enumerated() {
      let findings = cause.findings.compactMap(\.finding)
      guard let rule = FindingCause(findings)?.rule else { continue }
      let offset = causeSegment.beginGroup()
      for finding in findings { packer.append(finding, to: &causeSegment) }
      records.append(
        CauseRecord(
          rank: CauseRecord.rank(of: rule), table: UInt32(table), locale: UInt32(cause.locale),
          entry: UInt32(entry), ordinal: UInt32(ordinal), offset: UInt32(offset),
          count: UInt32(findings.count)))
    }
    var uses = SlotUses()
    uses.add(self.uses ?? [])
    return BatchReport(
      tallies: (0..<locales).map { _ in LocaleTally() },
      findings: PackedFindings(packer, segments: segments + [causeSegment]), causes: records,
      said: Set(said ?? []), uses: uses, placement: KeyPlacement(), exclusions: ExclusionTally())
  }
}

/// A slot of a key, as a blob holds it.
struct RecordedUse: Codable, Sendable {
  let slot: Slot
  let evidence: SlotEvidence
  /// Whether the texts of the key are laid out.
  let isJudged: Bool
}

/// How many texts of a locale can be drawn, as a blob holds it.
struct RecordedCoverage: Codable, Sendable {
  let texts: Int
  let undrawn: Int
  /// Ascending.
  let missing: [UInt32]

  init(_ coverage: LocaleCoverage) {
    texts = coverage.texts
    undrawn = coverage.undrawn
    missing = coverage.missing.sorted()
  }

  var isSound: Bool {
    RecordedCount.isSound(texts) && RecordedCount.isSound(undrawn) && undrawn <= texts
  }
}

/// The numbers that blobs may hold: the sums of ten thousand shards stay numbers.
enum RecordedCount {
  private static let limit = 1 << 30

  static func isSound(_ count: Int) -> Bool { (0...limit).contains(count) }
}

extension NoteIdentity {
  fileprivate var order: [String] { [key ?? "", message, place?.description ?? ""] }
}
