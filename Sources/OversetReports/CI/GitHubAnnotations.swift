import OversetVocabulary

/// Annotations of a pull request on GitHub (“Workflow commands for GitHub Actions”): one for each cause.
///
/// A step may have 10 of each severity; GitHub drops the others unseen. So of more causes the worst are shown, and the
/// tenth annotation says how many more there are.
struct GitHubAnnotations {
  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  var markup: PrintedMarkup {
    Severity.allCases.sorted(by: >).map(annotations).joined()
  }

  private func annotations(_ severity: Severity) -> PrintedMarkup {
    let causes = report.causes.filter { $0.severity == severity }
    let isWhole = causes.count <= ReportLimits.annotations
    let shown = isWhole ? causes[...] : causes.prefix(ReportLimits.annotations - 1)
    let rest = causes.count - shown.count
    return shown.map(annotation).joined()
      + (rest > 0 ? more(rest, severity) : "")
  }

  private func annotation(_ cause: ReportedCause) -> PrintedMarkup {
    guard let worst = cause.results.first else { return "" }
    let text: PrintedText = "\(cause.summary); \(worst.fix)"
    let others: PrintedMarkup = worst.related.map { related -> PrintedMarkup in
      "%0A\("\(related.words): \(related.place.path):\(related.place.line ?? 1)", as: .gitHubMessage)"
    }.joined()
    return "::\(command(cause.severity)) \(place(worst.place)),"
      + "title=\("\(cause.rule.title)", as: .gitHubProperty)::"
      + "\(text, as: .gitHubMessage)\(others)\n"
  }

  private func place(_ place: ReportedPlace) -> PrintedMarkup {
    let line = place.line ?? 1
    let lines: PrintedMarkup =
      "file=\("\(place.path)", as: .gitHubProperty),line=\(line),endLine=\(line)"
    guard let columns = place.columns else { return lines }
    return lines + ",col=\(columns.start),endColumn=\(columns.end)"
  }

  private func more(_ count: Int, _ severity: Severity) -> PrintedMarkup {
    let noun =
      switch severity {
      case .error: "more error"
      case .warning: "more warning"
      case .info: "more remark"
      }
    let text: PrintedText = "and \(Wording.count(count, noun)); the report lists them"
    return "::\(command(severity)) title=Overset::\(text, as: .gitHubMessage)\n"
  }

  private func command(_ severity: Severity) -> PrintedMarkup {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }
}
