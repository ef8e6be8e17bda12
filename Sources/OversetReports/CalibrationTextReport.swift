package import OversetTextTools
package import OversetVocabulary

/// What a calibration found, for a terminal.
package struct CalibrationTextReport: Sendable {
  private let calibration: Calibration
  private let written: String?

  /// The report of `calibration`, with the path of the correction file where one was written.
  package init(_ calibration: Calibration, written: String?) {
    self.calibration = calibration
    self.written = written
  }

  /// The report, ending in a newline.
  package var text: PrintedText {
    [errors, worst, correction].map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
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
    case .noHelp(let error):
      return ["\(head): none; it would not reduce the error", comparison(own, error)]
    case .found(let error, _):
      let end: PrintedText =
        written.map { "  written to \($0); add it to Fonts/fonts.yml as `correction`" }
        ?? "  not written; use -o FILE to write it"
      return [head, comparison(own, error), end]
    }
  }

  private func comparison(_ own: ErrorSummary, _ corrected: ErrorSummary) -> PrintedText {
    "  median \(percent(own.median)) without, \(percent(corrected.median)) with it;"
      + " p95 \(percent(own.p95)) without, \(percent(corrected.p95)) with it"
      + " (each text predicted without itself)"
  }

  private func percent(_ value: Double) -> PrintedText { "\(number(value)) %" }

  private func number(_ value: Double) -> PrintedText { Wording.number(value, decimals: 2) }
}
