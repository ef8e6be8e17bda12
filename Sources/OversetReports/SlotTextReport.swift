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
    let parts = [
      findings, missing, others, catalogs, slots, grid, notChecked, stale, notes, guesses,
      [verdict],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var findings: [PrintedText] {
    let lines = outcome.findings.filter(\.rule.isAboutWidth)
      .flatMap { TruncationLines($0, namesSlot: onlySlot == nil)?.lines ?? [] }
    let title: PrintedText = onlySlot.map { "Truncation report: slot \($0)" } ?? "Truncation report"
    return lines.isEmpty ? [] : [title] + lines
  }

  private var others: [PrintedText] {
    SlotFindingLines(
      outcome.findings.filter { !$0.rule.isAboutWidth && $0.rule.id != .glyphMissing },
      devices: outcome.devices.count, namesSlot: onlySlot == nil
    ).lines
  }

  private var catalogs: [PrintedText] { CatalogLines(outcome.catalogFindings).lines }

  /// The name of the one slot that there is.
  private var onlySlot: String? {
    outcome.slots.count == 1 ? outcome.slots.first?.slot.name : nil
  }

  private var missing: [PrintedText] {
    let findings = outcome.findings.filter { $0.rule.id == .glyphMissing }
    guard !findings.isEmpty else { return [] }
    return ["Missing glyphs"]
      + findings.map { finding in
        let points = finding.evidence.missing.map(CodePoint.notation)
        return
          "  \(Wording.quoted(finding.name))  \(finding.locale)  \(finding.device ?? ""):"
          + " no face has \(points.joined(separator: ", "))"
          + (finding.place.map { "  \($0)" } ?? "")
      }
  }

  /// Truncated and at risk, by slot and locale, with the keys of each slot.
  private var slots: [PrintedText] {
    guard onlySlot == nil else { return [] }
    var table = Table(rightAligned: Set(1...outcome.locales.count + 1))
    table.add(["truncated + at risk", "keys"] + outcome.locales.map { "\($0)" })
    let counts = counts { Cell(row: $0.catalogText?.slot, column: $0.locale.identifier) }
    for use in outcome.slots {
      let name = use.slot.name
      let cells = outcome.locales.map { locale -> PrintedText in
        guard use.slot.isDrawn, !outcome.isUncovered(locale) else { return "-" }
        return counts[Cell(row: name, column: locale.identifier), default: Count()].text
      }
      table.add(["\(name)", "\(use.keyCount)"] + cells)
    }
    return table.lines()
  }

  /// A cell of a table.
  private struct Cell: Hashable {
    let row: String?
    let column: String?
  }

  /// Truncated and at risk.
  private struct Count {
    var truncated = 0
    var atRisk = 0

    /// `2 + 1`.
    var text: PrintedText { "\(truncated) + \(atRisk)" }
  }

  /// How many findings each cell has: all are looked at once.
  private func counts(by cell: (Finding) -> Cell) -> [Cell: Count] {
    var counts: [Cell: Count] = [:]
    for finding in outcome.findings where finding.rule.isAboutWidth {
      if finding.rule.isTruncation {
        counts[cell(finding), default: Count()].truncated += 1
      } else {
        counts[cell(finding), default: Count()].atRisk += 1
      }
    }
    return counts
  }

  /// Truncated and at risk, by locale and device; dashes where nothing was laid out.
  private var grid: [PrintedText] {
    var table = Table(rightAligned: Set(1...outcome.devices.count + 1))
    table.add(["truncated + at risk"] + outcome.devices.map { "\($0.token)" } + ["fit"])
    let counts = counts { Cell(row: $0.locale.identifier, column: $0.device) }
    for locale in outcome.locales {
      guard !outcome.isUncovered(locale) else {
        table.add(["\(locale)"] + outcome.devices.map { _ in "-" } + ["-"])
        continue
      }
      let cells = outcome.devices.map { device in
        counts[Cell(row: locale.identifier, column: device.token), default: Count()].text
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
    let uncovered = outcome.slots.reduce(0) { $0 + $1.uncoveredCount }
    return [
      "Slots are guessed; no rule matches \(Wording.count(uncovered, "key")).",
      "  `overset slots suggest` prints the guesses as a Config/slots.yml that you can correct.",
    ]
  }

  private var verdict: PrintedText {
    let truncated = outcome.findings.count(where: \.rule.isTruncation)
    let known = outcome.findings.count { $0.known != nil }
    let atRisk = outcome.findings.count { $0.rule.id == .textAtRisk }
    return
      "\(Wording.count(outcome.keyCount, "key")), \(Wording.count(outcome.locales.count, "locale")),"
      + " \(Wording.count(outcome.laidOutCount, "layout")) in \(onlySlot.map { "slot \($0)" } ?? Wording.count(outcome.slots.count, "slot")):"
      + " \(truncated) truncated, \(atRisk) at risk"
      + (known > 0 ? ", of which \(known) known" : "")
      + (outcome.catalogFindings.isEmpty
        ? "" : "; catalogs: \(CatalogLines.counts(of: outcome.catalogFindings))")
  }
}
