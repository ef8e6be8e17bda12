import OversetCatalogs
import OversetChecks
import OversetProject
import OversetVocabulary

/// The results of all batches, put together in the order of the tables.
struct CheckResults: Sendable {
  let findings: SlotFindings
  let causes: SlotCauses
  let uses: SlotUses
  let placement: KeyPlacement
  let notChecked: [NotChecked]
  let laidOutCount: Int
  let fittingCounts: [LocaleTag: Int]
  private let said: Set<NoteIdentity>

  /// - Parameters:
  ///   - reports: In the order of the batches.
  ///   - coverages: By locale, of all texts.
  init(_ reports: [BatchReport], locales: [LocaleTag], coverages: [LocaleCoverage]) {
    let packs = reports.map(\.findings)
    var notChecked: [NotChecked] = []
    var laidOutCount = 0
    var fittingCounts: [LocaleTag: Int] = [:]
    var judged: [Int] = []
    for (index, locale) in locales.enumerated() {
      var tally = LocaleTally()
      for report in reports { tally.add(report.tallies[index]) }
      let gap = coverages[index].gap(in: locale)
      notChecked += tally.notChecked(in: locale, gap: gap)
      fittingCounts[locale] = gap == nil ? tally.fitting : 0
      guard gap == nil else { continue }
      judged.append(index)
      laidOutCount += tally.laidOut
    }
    var exclusions = ExclusionTally()
    for report in reports { exclusions.add(report.exclusions) }
    if let partial = LocaleCoverage.partialGap(coverages, locales) { notChecked.append(partial) }
    self.notChecked = notChecked + exclusions.notChecked
    self.laidOutCount = laidOutCount
    self.fittingCounts = fittingCounts
    findings = SlotFindings(packs, locales: judged)
    causes = SlotCauses(packs, Self.records(of: reports), segment: locales.count)
    var uses = SlotUses()
    for report in reports { uses.add(report.uses) }
    self.uses = uses
    placement = reports.reduce(into: KeyPlacement()) { $0.add($1.placement) }
    said = reports.reduce(into: []) { $0.formUnion($1.said) }
  }

  /// Every finding: of layouts, then of catalogs.
  var allFindings: some Sequence<Finding> {
    AllFindings(layouts: findings, causes: causes)
  }

  /// Those of `notes` of which no rule says the same.
  func notes(beside notes: [CatalogNote]) -> [CatalogNote] {
    notes.filter { !said.contains(NoteIdentity($0)) }
  }

  private static func records(of reports: [BatchReport]) -> [CauseRecord] {
    reports.enumerated().flatMap { batch, report in
      report.causes.map { record in
        var record = record
        record.batch = UInt32(batch)
        return record
      }
    }
  }
}

/// Findings of layouts, then those of catalogs.
private struct AllFindings: Sequence {
  let layouts: SlotFindings
  let causes: SlotCauses

  func makeIterator() -> AnyIterator<Finding> {
    var layouts = layouts.makeIterator()
    var others = causes.lazy.flatMap(\.findings).makeIterator()
    return AnyIterator { layouts.next() ?? others.next() }
  }
}
