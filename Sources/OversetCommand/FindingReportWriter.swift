import Foundation
import OversetFiles
import OversetReports
import OversetVocabulary

/// Writes the reports of a command when its work is done, and says which nobody had to ask for.
struct FindingReportWriter {
  let delivery: ReportDelivery
  /// What the reports say beside the findings.
  let circumstances: FindingReport.Circumstances
  /// Whether the command's own report is JSON on the standard output stream.
  let isJSON: Bool

  /// Whether a document takes the place of the command's text on the standard output stream.
  var replacesText: Bool { delivery.replacesText }

  /// Whether a report draws the texts of catalogs.
  var drawsTexts: Bool { delivery.requests.contains { $0.format == .html } }

  /// Writes all of them. Returns why some could not be written.
  ///
  /// - Parameter report: Makes what they say; not called where there is nothing to write.
  func write(_ report: (FindingReport.Circumstances) -> FindingReport) throws -> [Diagnostic] {
    if !delivery.requests.isEmpty {
      let report = report(circumstances)
      let errors = try delivery.write(report)
      for request in delivery.streamed {
        say(try request.format.rendered(report), beside: request.isAutomatic)
      }
      tell()
      return errors
    }
    tell()
    return []
  }

  /// Commands that nobody asked for go where no document is: both streams reach the log.
  private func say(_ rendered: RenderedReport, beside isAutomatic: Bool) {
    if isAutomatic, isJSON || replacesText {
      Output.writeError(rendered)
    } else {
      Output.write(rendered)
    }
  }

  /// Says in a line which reports are on by themselves, and why others are not.
  private func tell() {
    guard let system = delivery.system else { return }
    let own = delivery.requests.filter(\.isAutomatic)
    if let summary = own.first(where: { $0.format == .markdown }), system == .azure {
      let file = URL(filePath: summary.path, relativeTo: circumstances.project).standardizedFileURL
      say(.markup(AzureCommands.summary(path: file.wholePath)), beside: true)
    }
    let names: [PrintedText] = own.map { request in
      request.isStandardOutput
        ? "\(request.format.rawValue)" : "\(request.format.rawValue) in \(request.path)"
    }
    if !names.isEmpty {
      line(
        "Reports for \(system.rawValue): \(names.joined(separator: ", ")); --no-ci-reports leaves them out"
      )
    }
    for problem in delivery.leftOut { Output.error("left out: \(problem)") }
  }

  private func line(_ text: PrintedText) {
    if isJSON || replacesText { Output.error(text) } else { Output.write(text + "\n") }
  }
}
