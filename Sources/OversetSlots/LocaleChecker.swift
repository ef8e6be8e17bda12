import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// Lays the strings of one locale after the other out. Not `Sendable`: it owns a judge of texts.
final class LocaleChecker {
  private let project: Project
  private let templates: SlotTemplates
  private let catalogs: [SlottedCatalog]
  private let resolver: StringResolver
  private let sampler: ArgumentSampler
  private let judge: SlotJudge
  /// The rules about catalogs that are on.
  private let catalogChecks: [any CatalogCheck]
  /// The rules about texts that are switched off.
  private let switchedOff: Set<RuleID>

  init(
    project: Project, templates: SlotTemplates, sampler: ArgumentSampler, catalogs: [SlottedCatalog]
  ) {
    self.project = project
    self.templates = templates
    self.sampler = sampler
    self.catalogs = catalogs
    catalogChecks = project.checks.catalogChecks
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

  /// Checks every key in `locale`.
  func report(on locale: LocaleTag) -> LocaleReport {
    var report = LocaleReport(locale: locale)
    if let checked = CheckedLocale(tag: locale) {
      report.catalogFindings = catalogs.map {
        $0.checked.findings(in: checked, checks: catalogChecks)
      }
    }
    let samples = samples(for: locale, &report)
    if let gap = coverageGap(samples, locale) {
      report.notChecked.append(gap)
      return report
    }
    for sample in samples {
      if let templates = templates[sample.slot] { judge(sample, in: templates, &report) }
    }
    for check in TextChecks.inSlots {
      guard let count = report.unjudgedCounts[check.rule.id] else { continue }
      report.notChecked.append(
        NotChecked(
          reason: .notJudged, subject: check.rule.name, count: count,
          detail: "layouts in \(locale): the rule is switched off, and others find nothing"))
    }
    return report
  }

  // MARK: Steps

  private func samples(for locale: LocaleTag, _ report: inout LocaleReport) -> [Sample] {
    var samples: [Sample] = []
    var untranslated = 0
    var blank = 0
    var spoken = 0
    for catalog in catalogs {
      let isSource = catalog.catalog.sourceLanguage == locale
      for (index, entry) in catalog.catalog.entries.enumerated() {
        let slot = catalog.slots[index]
        let found = entry.lookup(locale: locale)
        if !isSource, entry.shouldTranslate, !found.isTranslated { untranslated += 1 }
        let specifiers = catalog.specifiers[index].adding(found.localization)
        let own = self.samples(
          of: entry, found, specifiers, catalog.traits[index], slot, locale)
        let drawn = own.filter { !$0.text.isEmpty }
        blank += own.count - drawn.count
        if slot.isDrawn { samples += drawn } else { spoken += drawn.count }
      }
    }
    note(
      untranslated, .untranslated,
      "keys without a translation; the source text was laid out instead", &report)
    note(blank, .notTranslatable, "empty strings", &report)
    note(spoken, .notDrawn, "strings read aloud", &report)
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

  private func note(
    _ count: Int, _ reason: NotChecked.Reason, _ detail: String, _ report: inout LocaleReport
  ) {
    guard count > 0 else { return }
    report.notChecked.append(
      NotChecked(reason: reason, subject: report.locale.identifier, count: count, detail: detail))
  }

  /// Why the locale as a whole is not judged: letters of its own scripts that no face has. Other
  /// characters without a glyph are findings of their string.
  private func coverageGap(_ samples: [Sample], _ locale: LocaleTag) -> NotChecked? {
    let own = LocaleScripts.scripts(of: locale)
    var alphabet = Alphabet()
    for sample in samples { alphabet.insert(sample.text) }
    let letters = project.fonts.missingScalars(in: alphabet.text)
      .filter { own.contains(CharacterProperties.script($0)) }
    guard !letters.isEmpty else { return nil }
    let examples = letters.prefix(5).compactMap(Unicode.Scalar.init)
      .map { String($0) }.joined(separator: " ")
    return NotChecked(
      reason: .noFace, subject: locale.identifier, count: samples.count,
      detail: "strings: no face has \(letters.count) of their letters, such as \(examples)")
  }

  /// Adds what is found in a text in each of its templates, by rules that are off too: if only they find
  /// something, the text is not judged.
  private func judge(_ sample: Sample, in templates: [SlotTemplate], _ report: inout LocaleReport) {
    let found = judge.findings(
      in: sample.text, locale: report.locale, slot: sample.slot, templates: templates)
    report.laidOutCount += templates.count
    // Most texts fit in all of them.
    report.fittingCount += templates.count - found.count
    for member in found {
      let grave = member.findings.filter { $0.severity > .info }
      if grave.isEmpty {
        report.fittingCount += 1
      } else if let first = grave.first, grave.allSatisfy({ switchedOff.contains($0.rule.id) }) {
        report.unjudgedCounts[first.rule.id, default: 0] += 1
      }
      for finding in member.findings where !switchedOff.contains(finding.rule.id) {
        report.findings.append(sample.located(finding, in: member.template, locale: report.locale))
      }
    }
  }
}
