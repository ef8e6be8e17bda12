package import Foundation
package import OversetVocabulary

/// A report in one of its formats, ready to be written.
package enum RenderedReport: Sendable {
  /// JSON: strings are exact, and escape what a log would obey.
  case json(PrintedJSON)
  /// A document or commands whose values are escaped.
  case markup(PrintedMarkup)

  /// UTF-8, without a mark of the byte order.
  package var bytes: Data {
    switch self {
    case .json(let json): json.bytes
    case .markup(let markup): markup.bytes
    }
  }
}

/// The formats of a report, as `--report` names them.
package enum FindingReportFormat: String, Sendable, CaseIterable {
  case sarif
  case junit
  case strictJUnit = "junit-strict"
  case gitLab = "gitlab"
  case gitHub = "github"
  case gitHubSummary = "github-summary"
  case azure
  case buildkite
  case rdjson
  case markdown
  case editor
  case html

  /// Whether it is a number of lines that a log may have among others, and no document.
  package var isLines: Bool {
    switch self {
    case .gitHub, .azure, .editor: true
    default: false
    }
  }

  /// Whether its path is a folder.
  package var isFolder: Bool { self == .html }

  /// The report in this format; of a folder the document, without its pictures.
  ///
  /// - Parameter taken: How many bytes the file has to which it is added.
  package func rendered(_ report: FindingReport, taken: Int = 0) throws -> RenderedReport {
    switch self {
    case .sarif: .json(try SARIFReport(report).json)
    case .junit: .markup(JUnitReport(report, isStrict: false).markup)
    case .strictJUnit: .markup(JUnitReport(report, isStrict: true).markup)
    case .gitLab: .json(try GitLabReport(report).json)
    case .gitHub: .markup(GitHubAnnotations(report).markup)
    case .gitHubSummary:
      .markup(MarkdownReport(report, limit: ReportLimits.summaryBytes - taken).markup)
    case .azure: .markup(AzureCommands(report).markup)
    case .buildkite:
      .markup(MarkdownReport(report, limit: ReportLimits.summaryBytes, showsPictures: true).markup)
    case .rdjson: .json(try RDJSONReport(report).json)
    case .markdown: .markup(MarkdownReport(report, limit: ReportLimits.commentBytes).markup)
    case .editor: .markup(EditorLines(report).markup)
    case .html: .json(try PageBuilder(report).document(PagePictures()).script)
    }
  }
}
