import OversetVocabulary

/// `FILE:LINE:COLUMN: warning: text`, as compilers print it, for editors and Xcode: whole paths, columns in UTF-16
/// units. The other places of a result follow as notes.
struct EditorLines {
  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  var markup: PrintedMarkup {
    PrintedMarkup(
      plain: report.causes.flatMap { cause in
        cause.results.flatMap { lines($0, of: cause) }
      }.map { $0 + "\n" }.joined())
  }

  private func lines(_ result: ReportedResult, of cause: ReportedCause) -> [PrintedText] {
    let word: PrintedText =
      switch cause.severity {
      case .error: "error"
      case .warning: "warning"
      case .info: "note"
      }
    return [
      "\(place(result.place)): \(word): \(result.message); \(result.fix) [\(cause.rule.id)]"
    ] + result.related.map { "\(place($0.place)): note: \($0.words)" }
  }

  /// A whole file is meant where its first line is named.
  private func place(_ place: ReportedPlace) -> PrintedText {
    "\(place.wholePath):\(place.line ?? 1):\(place.columns?.start ?? 1)"
  }
}
