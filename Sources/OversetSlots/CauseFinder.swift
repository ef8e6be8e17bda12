import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetVocabulary

/// Asks the rules about catalogs, and groups what they find by cause: locales of which the same is said are
/// one. Not `Sendable`: it owns text analyzers.
final class CauseFinder {
  private let checks: EntryChecks
  /// By number; nil for a pseudolocale.
  private let locales: [CheckedLocale?]
  private let acceptance: FindingAcceptance
  private let tables: [CatalogTable]
  private let uses: SourceUses
  /// The keys that several tables have: code can take the text of any of them.
  private lazy var sharedKeys = Self.sharedKeys(of: tables)
  private lazy var keys = Set(tables.flatMap(\.keys))
  /// The numbers of the tables whose keys are names, a fifth of them at least. Where keys are the texts, a name
  /// among them is what a screen for developers shows.
  private lazy var tablesOfNames = Set(
    tables.indices.filter { index in
      let keys = tables[index].keys
      return 5 * keys.count(where: IdentifierKey.matches) >= keys.count
    })

  init(
    _ checks: [any CatalogCheck], locales: [LocaleTag], tables: [CatalogTable],
    acceptance: FindingAcceptance, uses: SourceUses
  ) {
    self.uses = uses
    self.tables = tables
    self.checks = EntryChecks(checks)
    self.locales = locales.map { CheckedLocale(tag: $0) }
    self.acceptance = acceptance
  }

  /// The causes of a batch.
  struct Causes {
    var records: [CauseRecord] = []
    /// Their findings, packed.
    var segment = FindingPacker.Segment()
    /// Which notes of the reading say the same.
    var said: Set<NoteIdentity> = []
  }

  /// What is found in the entries of a batch. A key of two tables is two keys.
  func causes(
    in catalog: SlottedCatalog, _ batch: CheckBatch, _ packer: inout FindingPacker
  ) -> Causes {
    var causes = Causes()
    let noted = Set(catalog.catalog.notes.compactMap(\.key))
    for index in catalog.catalog.entries.indices {
      let (all, origins) = findings(in: catalog, batch, index)
      var found = all
      guard !found.isEmpty else { continue }
      acceptance.accept(&found)
      if noted.contains(catalog.catalog.entries[index].key) {
        causes.said.formUnion(found.map(NoteIdentity.init))
      }
      add(FindingCause.causes(of: found), origins, batch, index, to: &causes, &packer)
    }
    return causes
  }

  /// What is found in an entry in all locales, and the locale of each finding by number.
  private func findings(
    in catalog: SlottedCatalog, _ batch: CheckBatch, _ index: Int
  ) -> (found: [Finding], origins: [LocaleTag: Int]) {
    var found: [Finding] = []
    var origins: [LocaleTag: Int] = [:]
    for (number, locale) in locales.enumerated() {
      guard let locale else { continue }
      let own = findings(in: catalog, table: batch.table, index, locale)
      guard !own.isEmpty else { continue }
      origins[locale.tag] = number
      found += own
    }
    return (Self.withoutSlips(found, catalog.catalog.entries[index]), origins)
  }

  /// The findings without those about a space that the source begins with and no translation does: it is the source's own
  /// mistake or a part of another text, which is told of the source.
  private static func withoutSlips(_ found: [Finding], _ entry: CatalogEntry) -> [Finding] {
    let slips = found.count(where: \.tellsLostSpace)
    let translations = entry.localizations.keys.count { $0 != entry.sourceLanguage }
    guard slips > 0, slips >= translations, found.contains(where: { $0.rule.id == .fragmentText })
    else { return found }
    return found.filter { !$0.tellsLostSpace }
  }

  /// What is found in an entry in a locale, which nothing has accepted yet.
  ///
  /// - Parameter table: The number of its table; nil for an entry of none.
  func findings(
    in catalog: SlottedCatalog, table: Int?, _ index: Int, locale: LocaleTag
  ) -> [Finding] {
    let known = locales.lazy.compactMap(\.self).first { $0.tag == locale }
    return findings(in: catalog, table: table, index, known ?? CheckedLocale(tag: locale))
  }

  private func findings(
    in catalog: SlottedCatalog, table: Int?, _ index: Int, _ locale: CheckedLocale?
  ) -> [Finding] {
    guard let locale else { return [] }
    let exclusion = catalog.members[index].exclusion
    let found = catalog.checked.findings(inEntry: index, locale, checks: checks)
    guard !found.isEmpty else { return [] }
    let isSetAside = Self.isSetAside(catalog.catalog.entries[index])
    return found.filter { finding in
      // Nobody sees its texts: all that matters is that the key can go.
      if exclusion == .unused { return Self.aboutLeftovers.contains(finding.rule.id) }
      // Nobody sees how a text is written that is only read aloud.
      if exclusion == .notDrawn, Self.aboutLooks.contains(finding.rule.id) { return false }
      if Self.isLeftToTheSystem(catalog.catalog.entries[index], finding.rule.id) { return false }
      // A key that is English and may be used is shown as it is: the source language needs no text of it.
      if finding.rule.id == .keyNotInSource, uses.isKnown, let table,
        !tablesOfNames.contains(table),
        !IdentifierKey.matches(finding.name)
      {
        return false
      }
      // Nobody mends what is to go or to stay as it is, unless it breaks.
      if isSetAside, finding.severity < .error { return false }
      switch finding.rule.id {
      case .rawKey:
        guard let table, !uses.unseen.contains(finding.name) else { return false }
        return !sharedKeys.contains(finding.name) && tablesOfNames.contains(table)
          && !isListOfNames(finding.place)
      // Where there is one line, nothing breaks.
      case .percentWraps: return !Self.isOfOneLine(catalog.members[index].choice)
      // Xcode does not see a key that goes through a function of the app; the source mentions it, and nobody else has it.
      case .staleKey:
        return sharedKeys.contains(finding.name)
          || (table.map { !uses.tables.contains($0) } ?? true)
      case .unpluralisedCount:
        return !uses.withoutOne.contains(finding.name)
          && !SingularKeys.candidates(for: finding.name).contains(where: keys.contains)
      default: return true
      }
    }
  }

  /// Whether the source draws a key in one line, wherever it does.
  private static func isOfOneLine(_ choice: SlotChooser.Choice) -> Bool {
    guard case .source = choice.evidence else { return false }
    return choice.placements.allSatisfy { !$0.drawn.wraps }
  }

  /// The rules that find keys which nothing uses any more.
  private static let aboutLeftovers: Set<RuleID> = [.staleKey, .keyNotInSource]

  /// The rules about how a text looks, not about what it says.
  private static let aboutLooks: Set<RuleID> = [
    .percentFormat, .percentWraps, .baseDirectionFlips, .punctuationJumps, .spacingDrift,
  ]

  /// Whether nobody translates a text: the app's name, which a language without one of its own takes from the source,
  /// and the prompts that Xcode puts into the tables of intents.
  private static func isLeftToTheSystem(_ entry: CatalogEntry, _ rule: RuleID) -> Bool {
    switch rule {
    case .translationMissing, .needsReview, .sameAsSource: break
    default: return false
    }
    return ["CFBundleDisplayName", "CFBundleName", "CFBundleSpokenName"].contains(entry.key)
      || entry.source.text.hasPrefix("There are ${count} options matching")
      || entry.source.text.hasPrefix("Just to confirm, you wanted ‘${")
  }

  /// Whether a text stands in a `.strings` file of no language's folder. Such files have names, by which tests find views.
  private func isListOfNames(_ place: SourcePlace?) -> Bool {
    guard let file = place?.file.lowercased() else { return false }
    return file.hasSuffix(".strings") && !file.contains(".lproj/")
  }

  /// Whether the comment or the text says that the text is to go, is not to be translated, or is for searches
  /// alone.
  static func isSetAside(_ entry: CatalogEntry) -> Bool {
    let text = entry.source.text.lowercased()
    if text.hasPrefix("[to be deleted") || EntryTraits.isFiller(text) { return true }
    guard let comment = entry.comment?.lowercased() else { return false }
    return EntryComment.isDeprecation(comment) || comment.contains("spotlight index")
      || EntryComment.forbidsTranslation(comment) && !hasForms(entry)
  }

  /// Whether a translation has plural forms. Nobody writes them for a text that is to stay as it is: the
  /// comment is about a stand-in for them in another file.
  private static func hasForms(_ entry: CatalogEntry) -> Bool {
    entry.localizations.values.contains { !$0.substitutions.isEmpty || !$0.variations.isEmpty }
  }

  private static func sharedKeys(of tables: [CatalogTable]) -> Set<String> {
    var seen: Set<String> = []
    var shared: Set<String> = []
    for key in tables.flatMap(\.keys) where !seen.insert(key).inserted { shared.insert(key) }
    return shared
  }

  private func add(
    _ found: [FindingCause], _ origins: [LocaleTag: Int], _ batch: CheckBatch, _ index: Int,
    to causes: inout Causes, _ packer: inout FindingPacker
  ) {
    for (ordinal, cause) in found.enumerated() {
      let offset = causes.segment.beginGroup()
      for finding in cause.findings { packer.append(finding, to: &causes.segment) }
      causes.records.append(
        CauseRecord(
          rank: CauseRecord.rank(of: cause.rule), table: UInt32(batch.table),
          locale: UInt32(cause.findings.first.flatMap { origins[$0.locale] } ?? 0),
          entry: UInt32(batch.entries.lowerBound + index), ordinal: UInt32(ordinal),
          offset: UInt32(offset), count: UInt32(cause.findings.count)))
    }
  }
}

extension NoteIdentity {
  /// What is the same of a finding.
  init(_ finding: Finding) {
    self.init(key: finding.key, message: finding.message, place: finding.place)
  }

  /// What is the same of a note.
  init(_ note: CatalogNote) {
    self.init(key: note.key, message: note.message, place: note.place)
  }
}
