package import OversetVocabulary

/// Issues of a pipeline on Azure (“Logging commands”), one for each cause. There are errors and warnings only, so that
/// remarks are left to the other reports.
package struct AzureCommands {
  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  var markup: PrintedMarkup {
    report.causes.filter { $0.severity > .info }.map(issue).joined()
  }

  /// The command that shows a Markdown file on the page of the run.
  ///
  /// - Parameter path: Its whole path.
  package static func summary(path: String) -> PrintedMarkup {
    "##vso[task.uploadsummary]\("\(path)", as: .azureMessage)\n"
  }

  private func issue(_ cause: ReportedCause) -> PrintedMarkup {
    guard let worst = cause.results.first else { return "" }
    let place = worst.place
    let type: PrintedMarkup = cause.severity == .error ? "error" : "warning"
    let text: PrintedText = "\(cause.summary); \(worst.remedy)"
    return "##vso[task.logissue type=\(type);"
      + "sourcepath=\("\(place.path)", as: .azureProperty);linenumber=\(place.line ?? 1);"
      + "columnnumber=\(place.columns?.start ?? 1);code=\("\(cause.rule.id)", as: .azureProperty);]"
      + "\(text, as: .azureMessage)\n"
  }
}
