import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// Asks the rules about source what they find in what an app's source says.
struct SourceFindings {
  let reading: SourceReading
  /// The keys that it does not mention; nil if nobody asks for them.
  let unusedKeys: UnusedKeys?
  let tables: [CatalogTable]
  let locales: [LocaleTag]
  /// The languages in which devices show the app, whether they are looked at or not.
  let languages: Set<LocaleTag>
  let project: Project
  /// The one key that is looked at; nil for all.
  let key: String?

  /// What is found, each by itself, behind the results of all batches; nil for nothing. It is about the source
  /// language: where that is left out, nothing is found.
  var report: BatchReport? {
    guard let language = tables.first?.sourceLanguage,
      let locale = locales.firstIndex(of: language)
    else { return nil }
    var found = SourceChecks.findings(
      in: facts, locale: language, checks: project.checks.sourceChecks)
    project.acceptance.accept(&found)
    guard !found.isEmpty else { return nil }
    var packer = FindingPacker()
    var segment = FindingPacker.Segment()
    var records: [CauseRecord] = []
    for (number, finding) in found.enumerated() {
      let offset = segment.beginGroup()
      packer.append(finding, to: &segment)
      records.append(
        CauseRecord(
          rank: CauseRecord.rank(of: finding.rule), table: UInt32(tables.count),
          locale: UInt32(locale), entry: UInt32(number), ordinal: 0, offset: UInt32(offset),
          count: 1))
    }
    let empty = locales.map { _ in FindingPacker.Segment() }
    return BatchReport(
      tallies: locales.map { _ in LocaleTally() },
      findings: PackedFindings(packer, segments: empty + [segment]), causes: records, said: [],
      uses: SlotUses(), placement: KeyPlacement(), exclusions: ExclusionTally())
  }

  private var facts: [SourceFact] {
    let difference = LanguageDifference(tables: tables, locales: languages)
    let all = reading.facts.filter { difference.isSeen($0) } + (unusedKeys?.facts(in: tables) ?? [])
    guard let key else { return all }
    return all.filter { $0.key == key }
  }
}
