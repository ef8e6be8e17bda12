import OversetConfig
package import OversetTextTools
package import OversetVocabulary

/// What a calibration found, for a terminal.
package struct CalibrationTextReport: Sendable {
  private let calibration: Calibration
  private let written: String?
  private let corrections: String?

  /// The report of `calibration`, with the paths of the correction of the family and of those by script where
  /// they were written.
  package init(_ calibration: Calibration, written: String?, corrections: String? = nil) {
    self.calibration = calibration
    self.written = written
    self.corrections = corrections
  }

  /// The report, ending in a newline.
  package var text: PrintedText {
    [missing, errors, worst, correction, scripts].filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var errors: [PrintedText] {
    var table = Table(rightAligned: [1, 2, 3, 4])
    table.add(["Model error", "texts", "median", "p95", "over the margin"])
    table.add(["all"] + cells(calibration.error, calibration.widerThanSlack))
    for entry in calibration.scripts {
      table.add(["\(entry.script)"] + cells(entry.error, entry.wider))
    }
    return table.lines()
  }

  private var missing: [PrintedText] {
    guard !calibration.missing.isEmpty else { return [] }
    let names = calibration.missing.prefix(5).map { "\($0)" as PrintedText }
    let rest = calibration.missing.count - names.count
    let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
    return ["Missing pictures: \(list)"]
  }

  private func cells(_ error: ErrorSummary, _ wider: Int) -> [PrintedText] {
    ["\(error.count)", percent(error.median), percent(error.p95), "\(wider)"]
  }

  private var worst: [PrintedText] {
    var table = Table(rightAligned: [0, 1, 2, 3, 4])
    table.add(["line", "error", "measured", "predicted", "size", "weight", "text"])
    for row in calibration.worst {
      table.add([
        "\(row.line)", "\(row.error > 0 ? "+" : "")\(percent(row.error))",
        "\(number(row.measured)) pt", "\(number(row.predicted)) pt", "\(number(row.size)) pt",
        "\(row.weight)",
        Wording.quoted(row.text) + (row.exceedsSlack ? "  over the margin" : ""),
      ])
    }
    return ["Largest errors"] + table.lines(indent: "  ")
  }

  private var correction: [PrintedText] {
    let own = calibration.familyError
    let head: PrintedText =
      "Correction of \(calibration.family), from \(Wording.count(own.count, "text"))"
    switch calibration.correction {
    case .tooFew(let minimum):
      return ["\(head): none; it needs at least \(minimum), all in that family's faces"]
    case .faulty: return ["\(head): none; some of its texts could not be measured"]
    case .noHelp(let error):
      return ["\(head): none; it does not reduce the error", comparison(own, error)]
    case .found(let error, _):
      let end: PrintedText =
        written.map { "  written to \($0); name it as `correction` in Fonts/fonts.yml" }
        ?? "  not written; use -o FILE to write it"
      return [head, comparison(own, error), end]
    }
  }

  /// What each script needs. The Latin letters are those of the family, whose correction stands above.
  private var scripts: [PrintedText] {
    let entries = calibration.scripts.filter { $0.script != "Zyyy" }
    guard !entries.isEmpty else { return [] }
    var lines: [PrintedText] = ["Corrections by script"]
    for entry in entries {
      lines.append("  \(entry.script)  \(outcome(entry))")
      if hasMargin(entry) { lines.append("        \(margin(entry))") }
    }
    guard !calibration.scriptCorrections.isEmpty else { return lines }
    let end: PrintedText =
      corrections.map {
        "  written to \($0); name it as `corrections` in Fonts/fonts.yml (see its first lines)"
      } ?? "  not written; use --corrections FILE to write them"
    return lines + [end]
  }

  private func outcome(_ entry: ScriptCalibration) -> PrintedText {
    switch entry.outcome {
    case .tooFew(let shortage): return tooFew(shortage)
    case .faulty: return "none; some of its texts could not be measured"
    case .latin: return "none; Latin letters are corrected with their family"
    case .unsupported:
      return "none; these letters are not all drawn by one face that can be corrected"
    case .corrected(let family):
      return "none; the correction of \(family) in Fonts/fonts.yml already changes these widths"
    case .noHelp(let error):
      return "none; it does not reduce the error\n\(comparison(entry, error))"
    case .found(let error, let correction):
      let rules = correction.widths.compactMap(rule).joined(separator: "; ")
      return "\(rules)\n\(comparison(entry, error))"
    }
  }

  private func tooFew(_ shortage: ScriptCalibration.Shortage) -> PrintedText {
    let rows = Wording.count(shortage.rows, "row")
    if shortage.rows < ScriptCalibration.Shortage.leastRows {
      return "none, from \(rows); it needs at least \(ScriptCalibration.Shortage.leastRows)"
    }
    return "none, from \(Wording.count(shortage.texts, "different text")) in \(rows);"
      + " it needs at least \(ScriptCalibration.Shortage.leastTexts)"
  }

  /// What the letters gain. Where the edges of the ink are off, both errors leave that out.
  private func comparison(_ entry: ScriptCalibration, _ error: ErrorSummary) -> PrintedText {
    let words = "      " + comparison(entry.errorWithoutEdge, error)
    guard entry.edge != 0 else { return words }
    let edge = Wording.number(entry.edge, decimals: 3)
    return words
      + "\n        both without the edges of the ink, which are off by \(edge) em and in no width"
  }

  /// Whether a margin would hold for the model in use: not from one text in many sizes, nor
  /// beside a correction that changes these widths.
  private func hasMargin(_ entry: ScriptCalibration) -> Bool {
    guard entry.isMarginKnown else { return false }
    switch entry.outcome {
    case .corrected, .faulty, .tooFew: return false
    case .latin:
      if case .found = calibration.correction { return false }
      return true
    case .unsupported, .noHelp, .found: return true
    }
  }

  /// A rule of all letters: `1.04`, `0.86 em from 20 pt`.
  private func rule(_ width: ScriptCorrection.Width) -> PrintedText? {
    guard width.part == .letters, width.characters.isEmpty,
      width.versions == ScriptCorrections.versions
    else { return nil }
    let size: PrintedText = width.fromSize > 0 ? " from \(number(width.fromSize)) pt" : ""
    let weight: PrintedText = width.fromWeight > 1 ? " from weight \(width.fromWeight)" : ""
    switch width.change {
    case .scale(let factor): return "x \(Wording.number(factor, decimals: 4))" + size + weight
    case .advance(let em): return "\(Wording.number(em, decimals: 4)) em" + size + weight
    case .addition: return nil
    }
  }

  private func margin(_ entry: ScriptCalibration) -> PrintedText {
    let (percent, points) = (number(entry.percent), number(ScriptCalibration.marginPoints))
    let words: PrintedText = "margin that holds: \(percent) % + \(points) pt"
    if case .found = entry.outcome { return words }
    return words
      + "; `slack: [{script: \(entry.script), percent: \(percent), points: \(points)}]`"
      + " in Config/checks.yml"
  }

  private func comparison(_ own: ErrorSummary, _ corrected: ErrorSummary) -> PrintedText {
    "  median \(percent(own.median)) without, \(percent(corrected.median)) with it;"
      + " p95 \(percent(own.p95)) without, \(percent(corrected.p95)) with it"
      + " (each text predicted without itself)"
  }

  private func percent(_ value: Double) -> PrintedText { "\(number(value)) %" }

  private func number(_ value: Double) -> PrintedText { Wording.number(value, decimals: 2) }
}
