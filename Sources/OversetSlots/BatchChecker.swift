import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// Checks one batch of entries after the other, in all locales. Not `Sendable`: it owns a judge of texts.
final class BatchChecker {
  var templates: SlotTemplates
  private let ground: CheckGround
  private let locales: [LocaleTag]
  let chooser: SlotChooser
  private let resolver: StringResolver
  private let sampler: ArgumentSampler
  let judge: SlotJudge
  let causeFinder: CauseFinder
  let acceptance: FindingAcceptance
  /// The rules about texts that are switched off.
  private let switchedOff: Set<RuleID>
  /// By locale, how many of its texts can be drawn, since they were taken.
  private var coverages: [LocaleCoverage]
  let glyphs: GlyphCoverage

  init(_ ground: CheckGround) {
    let (project, tables) = (ground.project, ground.input.tables)
    self.ground = ground
    templates = ground.templates
    sampler = ground.sampler
    locales = ground.locales
    chooser = ground.chooser
    acceptance = project.acceptance
    causeFinder = CauseFinder(
      project.checks.catalogChecks, locales: locales, tables: tables, acceptance: acceptance,
      uses: SourceUses(ground.places, unused: ground.unused, in: tables))
    coverages = locales.map { _ in LocaleCoverage() }
    glyphs = GlyphCoverage(project.fonts)
    switchedOff = Set(
      (TextChecks.inSlots.map(\.rule) + [LineGrowth.rule]).filter {
        project.checks.isOn($0.name) == false
      }.map(\.id))
    // Entries are at hand: nothing is looked up by key.
    resolver = .localized(CatalogLibrary([]))
    judge = SlotJudge(
      engine: TextEngine(fonts: project.fonts, slackOverrides: project.checks.slack),
      lineBreak: project.matrix.lineBreak)
  }

  /// A text of an entry, by which fillings that say the same are one.
  private struct SampleText: Hashable {
    let variant: String
    let text: String
  }

  /// By locale, how many of the texts of all batches so far, or since the last call, can be drawn.
  func takeCoverages() -> [LocaleCoverage] {
    defer { coverages = locales.map { _ in LocaleCoverage() } }
    return coverages
  }

  /// Checks the entries of a batch, and says whether what came of them rests on further entries of their table.
  func report(
    on batch: CheckBatch, notes: [String: [CatalogNote]]
  ) -> (report: BatchReport, asksForOthers: Bool) {
    let counts = ground.countsOfOne[batch.table].noting()
    return (report(on: batch, notes: notes, counts), counts.wasAsked)
  }

  private func report(
    on batch: CheckBatch, notes: [String: [CatalogNote]], _ counts: CountsOfOne
  ) -> BatchReport {
    let table = ground.input.tables[batch.table]
    let keys = notes.isEmpty ? [] : Set(table.keys[batch.entries])
    let own = keys.flatMap { notes[$0] ?? [] }
    let part = table.catalog(batch.entries, notes: own)
    let catalog = SlottedCatalog(
      chooser.source?.statements.completing(part) ?? part, locales: table.locales,
      countsOfOne: counts, copies: ground.copies[batch.table], chooser,
      unused: ground.unused?.keys[batch.table] ?? [])
    var packer = FindingPacker()
    let causes = causeFinder.causes(in: catalog, batch, &packer)
    var tallies: [LocaleTally] = []
    var broken: Set<Int> = []
    var segments: [FindingPacker.Segment] = []
    for index in locales.indices {
      var tally = LocaleTally()
      let found = findings(in: catalog, index, &tally, &broken)
      var segment = FindingPacker.Segment()
      for finding in found { packer.append(finding, to: &segment) }
      tallies.append(tally)
      segments.append(segment)
    }
    return BatchReport(
      tallies: tallies, findings: PackedFindings(packer, segments: segments + [causes.segment]),
      causes: causes.records, said: causes.said, uses: catalog.uses,
      placement: catalog.placement,
      exclusions: exclusions(in: catalog, broken: broken))
  }

  // MARK: Steps

  /// Which keys of a batch are not laid out.
  ///
  /// - Parameter broken: Those with a text that was left out because it breaks its own lines, by number.
  private func exclusions(in catalog: SlottedCatalog, broken: Set<Int>) -> ExclusionTally {
    var exclusions = ExclusionTally()
    for (index, entry) in catalog.catalog.entries.enumerated() {
      if let exclusion = catalog.members[index].exclusion {
        let isRaw = entry.source.origin == .rawKey && exclusion != .unused
        exclusions.add(isRaw ? .rawKey : exclusion)
      } else if entry.source.origin == .rawKey {
        exclusions.add(.rawKey)
      } else if broken.contains(index) {
        exclusions.add(.ownLines)
      }
    }
    return exclusions
  }

  /// What is found in the layouts of a locale.
  private func findings(
    in catalog: SlottedCatalog, _ locale: Int, _ tally: inout LocaleTally, _ broken: inout Set<Int>
  ) -> [Finding] {
    let samples = samples(of: catalog, for: locales[locale], &tally, &broken)
    var findings: [Finding] = []
    for (sample, isJudged) in samples {
      // What the faces lack has no known width.
      guard coverages[locale].insert(sample.text, glyphs), isJudged else { continue }
      findings += self.findings(in: sample, locales[locale], &tally)
    }
    acceptance.accept(&findings)
    return findings
  }

  /// The texts of a locale: its own alone. A key without a translation shows the source text, which is judged
  /// in its own language, once.
  func samples(
    of catalog: SlottedCatalog, for locale: LocaleTag, _ tally: inout LocaleTally,
    _ broken: inout Set<Int>
  ) -> [(sample: SlotSample, isJudged: Bool)] {
    var samples: [(SlotSample, Bool)] = []
    let isSource = catalog.catalog.sourceLanguage == locale
    for (index, entry) in catalog.catalog.entries.enumerated() {
      let member = catalog.members[index]
      guard member.exclusion != .unused else { continue }
      let found = entry.lookup(locale: locale)
      if !isSource, entry.shouldTranslate, !found.isTranslated { tally.untranslated += 1 }
      guard found.locale == locale, member.exclusion != .notDrawn,
        found.localization?.isSpoken != true,
        isSource || !entry.isUntouched(in: found.localization)
      else { continue }
      for sample in self.samples(of: entry, found, member, locale) {
        if sample.text.isEmpty {
          tally.blank += 1
        } else if sample.hasOwnLines {
          broken.insert(index)
          samples.append((sample, false))
        } else if !sample.isRawKey {
          samples.append((sample, member.exclusion == nil))
        }
      }
    }
    return samples
  }

  /// The texts of an entry, each with every filling that makes another of it.
  private func samples(
    of entry: CatalogEntry, _ found: Lookup, _ member: SlottedCatalog.Member, _ locale: LocaleTag
  ) -> [SlotSample] {
    var samples: [SlotSample] = []
    var known: Set<SampleText> = []
    let specifiers = member.specifiers.adding(found.localization)
    lazy var narrowest = narrowestWidth(of: entry, found.locale)
    let fillings = sampler.argumentSets(
      of: member.traits, specifiers, counted: member.specifiers.counted, locale: locale)
    for filling in fillings {
      let shortest = shortest(of: entry, found, member, filling)
      let renderings = resolver.renderings(
        of: found, in: entry, locale: locale, specifiers: specifiers, samples: filling.choice)
      for rendering in renderings {
        guard rendering.isForPhone else { continue }
        // Only the narrowest variant has to fit: it can take the place of the wider ones.
        if let width = rendering.path.width, let narrowest, narrowest < width { continue }
        let sample = SlotSample(rendering, of: entry, member.choice, filling: filling.name)
        let text = SampleText(variant: sample.variant, text: sample.text)
        guard known.insert(text).inserted else { continue }
        sample.shortest = shortest.first {
          $0.variant == sample.variant && $0.text != sample.text
        }
        samples.append(sample)
      }
    }
    return samples
  }

  /// The texts of an entry with the shortest arguments, where the source says how they are drawn: nobody knows what
  /// the app fills in, and a text that is cut must be cut with those. None where the project asks for a length.
  private func shortest(
    of entry: CatalogEntry, _ found: Lookup, _ member: SlottedCatalog.Member,
    _ filling: ArgumentSampler.ArgumentSet
  ) -> [SlotSample] {
    guard case .source = member.choice.evidence, filling.choice.length == .typical else {
      return []
    }
    let specifiers = member.specifiers.adding(found.localization)
    guard !specifiers.isEmpty else { return [] }
    var choice = filling.choice
    choice.length = .short
    return resolver.renderings(
      of: found, in: entry, locale: found.locale, specifiers: specifiers, samples: choice
    ).map { SlotSample($0, of: entry, member.choice, filling: SampleLength.short.rawValue) }
  }

  /// The least width that a text of an entry is for; nil where none varies by width.
  private func narrowestWidth(of entry: CatalogEntry, _ locale: LocaleTag) -> Int? {
    var narrowest: Int?
    entry.forEachLeaf { leaf in
      guard leaf.locale == locale, let width = leaf.path.width else { return }
      narrowest = min(narrowest ?? width, width)
    }
    return narrowest
  }

  /// What is found in a text at one place, in all the ways in which that may draw it. Counted is the way in which most
  /// layouts fit.
  func judge(
    _ sample: SlotSample, drawnIn ways: [SlotPlacement], _ locale: LocaleTag,
    _ tally: inout LocaleTally
  ) -> [Finding] {
    var tallies: [LocaleTally] = []
    let samples = [sample, sample.shortest].compactMap(\.self)
    let found = ways.flatMap { way in
      samples.compactMap { sample -> [Finding]? in
        guard let own = templates.room(of: way.drawn, in: locale) else { return nil }
        var counted = tally
        let findings = judge(sample, in: own, of: way, locale, &counted)
        tallies.append(counted)
        return findings
      }
    }
    tally = tallies.max { $0.fitting < $1.fitting } ?? tally
    return RoomiestWay.findings(in: found)
  }

  /// What is found in a text in each of its templates, by rules that are off too: if only they find
  /// something, the text is not judged.
  private func judge(
    _ sample: SlotSample, in room: SlotRoom, of placement: SlotPlacement,
    _ locale: LocaleTag, _ tally: inout LocaleTally
  ) -> [Finding] {
    let found = judge.findings(in: sample.text, locale: locale, slot: placement.drawn, room: room)
    tally.laidOut += room.templates.count
    // Most texts fit in all of them.
    tally.fitting += room.templates.count - found.count
    var findings: [Finding] = []
    for member in found {
      // How much a text may be over a guessed width is no finding.
      let own = member.findings.filter {
        $0.rule.id != .textAtRisk || !placement.drawn.hasUnmeasuredFont
      }
      let grave = own.filter { $0.severity > .info }
      if grave.isEmpty {
        tally.fitting += 1
      } else if let first = grave.first, grave.allSatisfy({ switchedOff.contains($0.rule.id) }) {
        tally.unjudged[first.rule.id, default: 0] += 1
      }
      let all = own + [growth(of: sample, in: member, locale)].compactMap(\.self)
      for finding in all where !switchedOff.contains(finding.rule.id) {
        findings.append(sample.located(finding, in: member.template, of: placement, locale: locale))
      }
    }
    return findings
  }

  /// Whether a text with many lines takes more of them than the source text in the same template.
  private func growth(
    of sample: SlotSample, in member: SlotJudge.TemplateFindings, _ locale: LocaleTag
  ) -> Finding? {
    let source = sample.entry.sourceLanguage
    guard let lineCount = member.lineCount, locale != source, sample.entry.source.origin != .rawKey
    else { return nil }
    let found = sample.entry.lookup(locale: source)
    let sourceCount = resolver.renderings(
      of: found, in: sample.entry, locale: source,
      specifiers: EntrySpecifiers(of: sample.entry).adding(found.localization),
      samples: SampleChoice()
    ).map {
      judge.lineCount(of: $0.resolved.styled.text, locale: source, in: member.template)
    }.max()
    // Where the source text is a paragraph, the screen was made to grow.
    guard let sourceCount, sourceCount == 1 else { return nil }
    return LineGrowth.finding(lines: lineCount, sourceLines: sourceCount, source: source)
  }
}
