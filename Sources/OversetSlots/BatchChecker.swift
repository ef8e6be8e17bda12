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
  private let templates: SlotTemplates
  private let tables: [CatalogTable]
  private let locales: [LocaleTag]
  private let chooser: SlotChooser
  private let resolver: StringResolver
  private let sampler: ArgumentSampler
  private let judge: SlotJudge
  private let causeFinder: CauseFinder
  private let acceptance: FindingAcceptance
  /// The rules about texts that are switched off.
  private let switchedOff: Set<RuleID>
  /// By locale, what its texts so far are written in.
  private(set) var coverages: [LocaleCoverage]

  init(
    project: Project, templates: SlotTemplates, sampler: ArgumentSampler, tables: [CatalogTable],
    locales: [LocaleTag], chooser: SlotChooser
  ) {
    self.templates = templates
    self.sampler = sampler
    self.tables = tables
    self.locales = locales
    self.chooser = chooser
    acceptance = project.acceptance
    causeFinder = CauseFinder(
      project.checks.catalogChecks, locales: locales, acceptance: acceptance)
    coverages = locales.map { LocaleCoverage($0, project.fonts) }
    switchedOff = Set(
      TextChecks.inSlots.map(\.rule).filter { project.checks.isOn($0.name) == false }.map(\.id))
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

  /// A string to lay out. A class: it goes from list to list by one reference.
  private final class Sample {
    let slot: Slot
    let key: String
    let variant: String
    /// With what arguments were filled; empty for the usual.
    let filling: String
    let place: SourcePlace
    let text: String

    init(_ rendering: Rendering, of entry: CatalogEntry, in slot: Slot, filling: String) {
      self.slot = slot
      key = entry.key
      variant = rendering.path.description
      self.filling = filling
      place = rendering.place
      text = rendering.resolved.styled.text
    }

    /// A finding about the text in its slot.
    func located(_ finding: Finding, in template: SlotTemplate, locale: LocaleTag) -> Finding {
      var finding = finding
      finding.locale = locale
      finding.subject = .text(
        TextSubject(key: key, variant: variant, slot: slot.name, filling: filling))
      finding.device = template.device
      finding.typeSize = template.typeSize
      finding.place = place
      finding.evidence.frame = nil
      finding.evidence.text = text
      return finding
    }
  }

  /// Checks the entries of a batch.
  func report(on batch: CheckBatch, notes: [String: [CatalogNote]]) -> BatchReport {
    let table = tables[batch.table]
    let keys = notes.isEmpty ? [] : Set(table.keys[batch.entries])
    let own = keys.flatMap { notes[$0] ?? [] }
    let catalog = SlottedCatalog(
      table.catalog(batch.entries, notes: own), locales: table.locales, chooser)
    var packer = FindingPacker()
    let causes = causeFinder.causes(in: catalog, batch, &packer)
    var tallies: [LocaleTally] = []
    var segments: [FindingPacker.Segment] = []
    for index in locales.indices {
      var tally = LocaleTally()
      let found = findings(in: catalog, index, &tally)
      var segment = FindingPacker.Segment()
      for finding in found { packer.append(finding, to: &segment) }
      tallies.append(tally)
      segments.append(segment)
    }
    var uses = SlotUses()
    catalog.count(into: &uses)
    return BatchReport(
      tallies: tallies, findings: PackedFindings(packer, segments: segments + [causes.segment]),
      causes: causes.records, said: causes.said, uses: uses)
  }

  // MARK: Steps

  /// What is found in the layouts of a locale.
  private func findings(
    in catalog: SlottedCatalog, _ locale: Int, _ tally: inout LocaleTally
  ) -> [Finding] {
    let samples = samples(of: catalog, for: locales[locale], &tally)
    tally.texts = samples.count
    coverages[locale].insert(samples.lazy.map(\.text))
    // Of a locale with a gap nothing is said.
    guard !coverages[locale].hasGap else { return [] }
    var findings: [Finding] = []
    for sample in samples {
      guard let templates = templates[sample.slot] else { continue }
      findings += judge(sample, in: templates, locales[locale], &tally)
    }
    acceptance.accept(&findings)
    return findings
  }

  private func samples(
    of catalog: SlottedCatalog, for locale: LocaleTag, _ tally: inout LocaleTally
  ) -> [Sample] {
    var samples: [Sample] = []
    let isSource = catalog.catalog.sourceLanguage == locale
    for (index, entry) in catalog.catalog.entries.enumerated() {
      let slot = catalog.slots[index]
      let found = entry.lookup(locale: locale)
      if !isSource, entry.shouldTranslate, !found.isTranslated { tally.untranslated += 1 }
      let specifiers = catalog.specifiers[index].adding(found.localization)
      let own = self.samples(of: entry, found, specifiers, catalog.traits[index], slot, locale)
      for sample in own {
        if sample.text.isEmpty {
          tally.blank += 1
        } else if slot.isDrawn {
          samples.append(sample)
        } else {
          tally.spoken += 1
        }
      }
    }
    return samples
  }

  /// The texts of an entry, each with every filling that makes another of it.
  private func samples(
    of entry: CatalogEntry, _ found: Lookup, _ specifiers: [Int: FormatSpecifier],
    _ traits: EntryTraits, _ slot: Slot, _ locale: LocaleTag
  ) -> [Sample] {
    var samples: [Sample] = []
    var known: Set<SampleText> = []
    lazy var narrowest = narrowestWidth(of: entry, found.locale)
    for filling in sampler.argumentSets(of: traits, specifiers, locale: locale) {
      let renderings = resolver.renderings(
        of: found, in: entry, locale: locale, specifiers: specifiers, samples: filling.choice)
      for rendering in renderings {
        if let device = rendering.path.device, device != "iphone", device != "other" { continue }
        // Only the narrowest variant has to fit: it can take the place of the wider ones.
        if let width = rendering.path.width, let narrowest, narrowest < width { continue }
        let sample = Sample(rendering, of: entry, in: slot, filling: filling.name)
        let text = SampleText(variant: sample.variant, text: sample.text)
        if known.insert(text).inserted { samples.append(sample) }
      }
    }
    return samples
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

  /// What is found in a text in each of its templates, by rules that are off too: if only they find
  /// something, the text is not judged.
  private func judge(
    _ sample: Sample, in templates: [SlotTemplate], _ locale: LocaleTag, _ tally: inout LocaleTally
  ) -> [Finding] {
    let found = judge.findings(
      in: sample.text, locale: locale, slot: sample.slot, templates: templates)
    tally.laidOut += templates.count
    // Most texts fit in all of them.
    tally.fitting += templates.count - found.count
    var findings: [Finding] = []
    for member in found {
      let grave = member.findings.filter { $0.severity > .info }
      if grave.isEmpty {
        tally.fitting += 1
      } else if let first = grave.first, grave.allSatisfy({ switchedOff.contains($0.rule.id) }) {
        tally.unjudged[first.rule.id, default: 0] += 1
      }
      for finding in member.findings where !switchedOff.contains(finding.rule.id) {
        findings.append(sample.located(finding, in: member.template, locale: locale))
      }
    }
    return findings
  }
}
