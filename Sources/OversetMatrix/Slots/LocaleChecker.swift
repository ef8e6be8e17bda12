import Foundation
import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// What came of one locale.
struct LocaleReport: Sendable {
  var locale: String
  var laidOutCount = 0
  var fittingCount = 0
  /// How many texts nothing is said about, because the rules that have something to say are switched off,
  /// by the first of these.
  var unjudgedCounts: [RuleID: Int] = [:]
  var findings: [Finding] = []
  var notChecked: [NotChecked] = []
  /// What rules about catalogs found, by catalog.
  var catalogFindings: [[Finding]] = []
}

/// Lays the strings of one locale after the other out. Not `Sendable`: it owns a text engine.
final class LocaleChecker {
  private let project: Project
  private let rooms: SlotRooms
  private let catalogs: [SlottedCatalog]
  private let resolver: StringResolver
  private let filler: SampleFiller
  private let devices: [Device]
  private let typeSizes: [TypeSize]
  private let engine: TextEngine
  /// The rules about catalogs that are on.
  private let catalogChecks: [any CatalogCheck]
  /// The rules about texts that are switched off.
  private let switchedOff: Set<RuleID>

  init(
    project: Project, rooms: SlotRooms, filler: SampleFiller, catalogs: [SlottedCatalog],
    library: CatalogLibrary,
    devices: [Device], typeSizes: [TypeSize]
  ) {
    self.project = project
    self.rooms = rooms
    self.filler = filler
    self.catalogs = catalogs
    self.devices = devices
    self.typeSizes = typeSizes
    catalogChecks = project.checks.catalogChecks
    switchedOff = Set(
      TextChecks.inSlots.map(\.rule).filter { project.checks.isOn($0.name) == false }.map(\.id))
    resolver = .localized(library)
    engine = TextEngine(fonts: project.fonts, slackOverrides: project.checks.slack)
  }

  /// A string to lay out.
  private struct Sample {
    let slot: Slot
    let key: String
    let variant: String
    /// With what arguments were filled; empty for the usual.
    let filling: String
    let place: SourcePlace
    let text: String

    /// A finding about the text in its slot.
    func located(_ finding: Finding, _ device: Device, _ typeSize: TypeSize) -> Finding {
      var finding = finding
      finding.subject = .text(
        TextSubject(key: key, variant: variant, slot: slot.name, filling: filling))
      finding.device = device.token
      finding.typeSize = typeSize
      finding.place = place
      finding.evidence.frame = nil
      finding.evidence.text = text
      return finding
    }
  }

  /// What comes of every key in `locale`.
  func report(on locale: String) -> LocaleReport {
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
    let direction = SlotRooms.direction(of: locale)
    for sample in samples {
      for device in devices {
        for typeSize in typeSizes { judge(sample, locale, direction, device, typeSize, &report) }
      }
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

  private func samples(for locale: String, _ report: inout LocaleReport) -> [Sample] {
    var samples: [Sample] = []
    var untranslated = 0
    var blank = 0
    var spoken = 0
    for (catalog, slots) in catalogs.map({ ($0.catalog, $0.slots) }) {
      for (entry, slot) in zip(catalog.entries, slots) {
        let isSource = catalog.sourceLanguage == locale
        if !isSource, entry.shouldTranslate, !entry.lookup(locale: locale).isTranslated {
          untranslated += 1
        }
        for sample in self.samples(of: entry, table: catalog.table, slot, locale) {
          if sample.text.isEmpty {
            blank += 1
          } else if slot.isDrawn {
            samples.append(sample)
          } else {
            spoken += 1
          }
        }
      }
    }
    note(untranslated, .untranslated, "keys; their source text was laid out instead", &report)
    note(blank, .notTranslatable, "empty strings", &report)
    note(spoken, .notDrawn, "strings read aloud", &report)
    return samples
  }

  /// The texts of an entry, each with every filling that makes another of it.
  private func samples(
    of entry: CatalogEntry, table: String, _ slot: Slot, _ locale: String
  ) -> [Sample] {
    var samples: [Sample] = []
    for filling in filler.fillings(of: entry, table: table, locale: locale) {
      for rendering in resolver.renderings(of: entry, locale: locale, samples: filling.choice) {
        if let device = rendering.path.device, device != "iphone", device != "other" { continue }
        if isWider(rendering.path, in: entry, locale) { continue }
        let sample = Sample(
          slot: slot, key: entry.key, variant: rendering.path.description, filling: filling.name,
          place: rendering.place, text: rendering.resolved.styled.text)
        let isKnown = samples.contains {
          $0.variant == sample.variant && $0.text == sample.text
        }
        if !isKnown { samples.append(sample) }
      }
    }
    return samples
  }

  /// Whether a narrower variant of the text can take the place of the one at `path`: only the narrowest
  /// has to fit.
  private func isWider(_ path: LeafPath, in entry: CatalogEntry, _ locale: String) -> Bool {
    guard let width = path.width else { return false }
    let found = entry.lookup(locale: locale).locale
    var isWider = false
    entry.forEachLeaf { leaf in
      if leaf.locale == found, let other = leaf.path.width, other < width { isWider = true }
    }
    return isWider
  }

  private func note(
    _ count: Int, _ reason: NotChecked.Reason, _ detail: String, _ report: inout LocaleReport
  ) {
    guard count > 0 else { return }
    report.notChecked.append(
      NotChecked(reason: reason, subject: report.locale, count: count, detail: detail))
  }

  /// Why the locale as a whole is not judged: letters of its own scripts that no face has. Other
  /// characters without a glyph are findings of their string.
  private func coverageGap(_ samples: [Sample], _ locale: String) -> NotChecked? {
    let own = LocaleScripts.scripts(of: locale)
    var letters: Set<UInt32> = []
    for sample in samples {
      for scalar in project.fonts.missingScalars(in: sample.text)
      where own.contains(CharacterProperties.script(scalar)) {
        letters.insert(scalar)
      }
    }
    guard !letters.isEmpty else { return nil }
    let examples = letters.sorted().prefix(5).compactMap(Unicode.Scalar.init)
      .map { String($0) }.joined(separator: " ")
    return NotChecked(
      reason: .noFace, subject: locale, count: samples.count,
      detail: "strings: no face has \(letters.count) of their letters, such as \(examples)")
  }

  /// Lays a text out and asks the rules about texts, those that are switched off too: where they alone
  /// have something to say, nobody says that the text fits.
  private func judge(
    _ sample: Sample, _ locale: String, _ direction: BaseDirection, _ device: Device,
    _ typeSize: TypeSize,
    _ report: inout LocaleReport
  ) {
    guard
      let tree = rooms.tree(
        of: sample.text, locale: locale, direction: direction, in: sample.slot, device, typeSize,
        engine: engine)
    else { return }
    report.laidOutCount += 1
    let found = TreeChecks.findings(in: CheckedTree(tree), of: TextChecks.inSlots)
    let grave = found.filter { $0.severity > .info }
    if grave.isEmpty {
      report.fittingCount += 1
    } else if let first = grave.first, grave.allSatisfy({ switchedOff.contains($0.rule.id) }) {
      report.unjudgedCounts[first.rule.id, default: 0] += 1
    }
    for finding in found where !switchedOff.contains(finding.rule.id) {
      report.findings.append(sample.located(finding, device, typeSize))
    }
  }
}
