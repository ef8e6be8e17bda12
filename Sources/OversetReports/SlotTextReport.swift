import OversetChecks
import OversetConfig
package import OversetSlots
import OversetText
package import OversetVocabulary

/// The report of a catalog check for a terminal.
package struct SlotTextReport: Sendable {
  private let outcome: SlotOutcome

  /// The report of `outcome`.
  package init(_ outcome: SlotOutcome) { self.outcome = outcome }

  /// The report, ending in a newline.
  package var text: PrintedText {
    var text: PrintedText = ""
    write { text += $0 }
    return text
  }

  /// Writes the report in pieces, so that one of any length takes the memory of one piece.
  package func write(_ piece: (PrintedText) -> Void) {
    let summary = SlotSummary(outcome)
    var isFirst = true
    func begin() {
      if !isFirst { piece("\n\n") }
      isFirst = false
    }
    if summary.hasWidths {
      begin()
      piece(onlySlot.map { "Truncation report: slot \($0)" } ?? "Truncation report")
      for finding in outcome.findings where finding.rule.isAboutWidth {
        for line in TruncationLines(finding, namesSlot: onlySlot == nil)?.lines ?? [] {
          piece("\n\(line)")
        }
      }
    }
    if summary.hasMissing {
      begin()
      piece("Missing glyphs")
      for finding in outcome.findings where finding.rule.id == .glyphMissing {
        piece("\n\(missing(finding))")
      }
    }
    let others = SlotFindingLines(
      outcome, devices: outcome.devices.count, namesSlot: onlySlot == nil)
    let catalogs = CatalogLines(outcome.catalogFindings)
    let sections = [
      others.lines, catalogs.lines, slots(summary), grid(summary), notChecked, stale, notes,
      guesses,
      [verdict(summary, catalogs)],
    ]
    for section in sections where !section.isEmpty {
      begin()
      piece(section[0])
      for line in section.dropFirst() { piece("\n\(line)") }
    }
    piece("\n")
  }

  /// The name of the one slot that there is.
  private var onlySlot: String? {
    outcome.slots.count == 1 ? outcome.slots.first?.slot.name : nil
  }

  private func missing(_ finding: Finding) -> PrintedText {
    let points = finding.evidence.missing.map(CodePoint.notation)
    return "  \(Wording.quoted(finding.name))  \(finding.locale)  \(finding.device ?? ""):"
      + " no face has \(points.joined(separator: ", "))"
      + (finding.place.map { "  \($0)" } ?? "")
  }

  /// Truncated and at risk, by slot and locale, with the keys of each slot.
  private func slots(_ summary: SlotSummary) -> [PrintedText] {
    guard onlySlot == nil else { return [] }
    var table = Table(rightAligned: Set(1...outcome.locales.count + 1))
    table.add(["truncated + at risk", "keys"] + outcome.locales.map { "\($0)" })
    for use in outcome.slots {
      let name = use.slot.name
      let cells = outcome.locales.map { locale -> PrintedText in
        guard use.slot.isDrawn, !outcome.isUncovered(locale) else { return "-" }
        return summary.count(slot: name, locale: locale).text
      }
      table.add(["\(name)", "\(use.keyCount)"] + cells)
    }
    return table.lines()
  }

  /// Truncated and at risk, by locale and device; dashes where nothing was laid out.
  private func grid(_ summary: SlotSummary) -> [PrintedText] {
    var table = Table(rightAligned: Set(1...outcome.devices.count + 1))
    table.add(["truncated + at risk"] + outcome.devices.map { "\($0.token)" } + ["fit"])
    for locale in outcome.locales {
      guard !outcome.isUncovered(locale) else {
        table.add(["\(locale)"] + outcome.devices.map { _ in "-" } + ["-"])
        continue
      }
      let cells = outcome.devices.map { device in
        summary.count(locale: locale, device: device.token).text
      }
      table.add(["\(locale)"] + cells + ["\(outcome.fittingCount[locale] ?? 0)"])
    }
    return table.lines()
  }

  private var notChecked: [PrintedText] { NotCheckedLines(outcome.notChecked).lines }

  private var stale: [PrintedText] { StaleLines(outcome.staleSuppressions).lines }

  private var notes: [PrintedText] {
    outcome.notes.isEmpty ? [] : ["Notes on the files"] + outcome.notes.map { "  \($0)" }
  }

  /// What to do about slots that were guessed.
  private var guesses: [PrintedText] {
    guard outcome.isGuessed else { return [] }
    let guessed = outcome.slots.reduce(0) { $0 + $1.guessedCount }
    return [
      "The slots of \(Wording.count(guessed, "key")) are guessed.",
      "  `overset slots suggest` prints the guesses as a Config/slots.yml that you can correct.",
    ]
  }

  private func verdict(_ summary: SlotSummary, _ catalogs: CatalogLines) -> PrintedText {
    let known = summary.knownCount
    return
      "\(Wording.count(outcome.keyCount, "key")), \(Wording.count(outcome.locales.count, "locale")),"
      + " \(Wording.count(outcome.laidOutCount, "layout")) in \(onlySlot.map { "slot \($0)" } ?? Wording.count(outcome.slots.count, "slot")):"
      + " \(summary.truncatedCount) truncated, \(summary.atRiskCount) at risk"
      + (known > 0 ? ", of which \(known) known" : "")
      + (outcome.catalogFindings.isEmpty
        ? "" : "; catalogs: \(catalogs.totals)")
  }
}
