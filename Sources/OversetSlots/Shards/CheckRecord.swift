import OversetCatalogs
package import OversetProject
import OversetVocabulary

/// What came of the keys that one process has looked at, before anything is said of all of them.
package struct CheckRecord: Sendable {
  /// The name of the findings of source, which are one shard's: no key has it.
  static let sourceName = "source"

  let facts: CheckFacts
  /// What somebody named on the command line.
  package let paths: [String]
  /// All keys of the check, in order.
  let planned: [PlannedTable]
  let results: CheckResults
  /// How much of the plan was looked at.
  package let extent: PlanExtent
  /// How many keys were looked at.
  let keyCount: Int
  /// The keys that were looked at, whatever their table; nil if all were.
  let lookedKeys: Set<String>?
  /// What each key came to, for a blob; nil unless this is a shard.
  var parts: CheckParts?
  /// How texts were laid out; nil unless it was asked for.
  var layouts: SlotLayouts?
  /// What shards have drawn of the texts, by the digests of their findings.
  var drawings: [String: RecordedDrawing] = [:]
  /// Whether what was found in the app's source is in none of the shards at hand.
  var lacksSource = false

  /// What narrows the check, for commands that the report suggests.
  package var selection: MatrixSelection { facts.selection }

  /// The report of what came of them.
  package var outcome: SlotOutcome {
    var outcome = SlotOutcome(
      slots: results.uses.list, placement: results.placement, source: facts.reading,
      files: facts.files, sourceLanguages: facts.sourceLanguages, keyCount: keyCount,
      locales: facts.locales, devices: facts.devices, typeSizes: facts.typeSizes,
      legibilityWeights: facts.legibilityWeights, laidOutCount: results.laidOutCount,
      fittingCount: results.fittingCounts, findings: results.findings,
      catalogFindings: results.causes, notChecked: notChecked,
      staleSuppressions: facts.stale(after: results.allFindings, of: planned, extent: extent),
      notes: facts.remarks + results.notes(beside: notes).map(\.description),
      faults: facts.faults, strict: facts.strict, extent: extent, layouts: layouts)
    outcome.drawings = drawings
    return outcome
  }

  private var notChecked: [NotChecked] {
    results.notChecked + facts.unasked.map { $0.counting(keyCount) } + leftOut
      + facts.notChecked
  }

  private var leftOut: [NotChecked] {
    let source = lacksSource ? ", and what the source alone shows" : ""
    return switch extent {
    case .plan: []
    case .shard(let shard, let others):
      [
        NotChecked(
          reason: .otherShards, subject: "\(shard)", count: others,
          detail:
            "keys of other shards\(source); `overset merge` puts the blobs of all of them together")
      ]
    case .partial(let missing):
      [
        NotChecked(
          reason: .otherShards, subject: "*", count: missing,
          detail: "keys of shards whose blobs were not given\(source)")
      ]
    case .changes(_, others: 0): []
    case .changes(let revision, let others):
      [
        NotChecked(
          reason: .unchanged, subject: revision, count: others,
          detail: "unchanged keys that no change affects")
      ]
    }
  }

  /// The remarks about what was looked at.
  private var notes: [CatalogNote] {
    guard let lookedKeys else { return facts.notes }
    return facts.notes.filter { $0.key.map(lookedKeys.contains) ?? true }
  }
}

/// What the keys of a shard came to, one by one.
struct CheckParts: Sendable {
  /// Each with the place of its key among all of the plan, ascending.
  let reports: [(index: Int, report: BatchReport)]
  /// What was found in the app's source; nil for nothing, and if it is another shard's.
  let source: BatchReport?
  /// By locale.
  let coverages: [LocaleCoverage]
  /// Of all that decides about the plan and what comes of it.
  let digest: PlanDigest
}
