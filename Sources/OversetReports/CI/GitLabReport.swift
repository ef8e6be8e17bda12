import Foundation
import OversetVocabulary

/// GitLab's “Code Quality report format”: a list of objects, without a mark of the byte order.
///
/// Results with equal fingerprints collapse into one, so that each has its own.
struct GitLabReport {
  private struct Entry: Encodable {
    let description: String
    let checkName: String
    let fingerprint: String
    /// `info`, `minor`, `major`, `critical` or `blocker`.
    let severity: String
    let location: Location

    enum CodingKeys: String, CodingKey {
      case description
      case checkName = "check_name"
      case fingerprint, severity, location
    }
  }

  private struct Location: Encodable {
    let path: String
    let lines: Lines
  }

  private struct Lines: Encodable {
    /// From 1.
    let begin: Int
  }

  private let report: FindingReport

  init(_ report: FindingReport) { self.report = report }

  /// The report, ending in a newline.
  var json: PrintedJSON {
    get throws {
      try PrintedJSON(
        report.causes.flatMap { cause in cause.results.map { entry($0, of: cause) } },
        isIndented: false)
    }
  }

  private func entry(_ result: ReportedResult, of cause: ReportedCause) -> Entry {
    let severity =
      switch cause.severity {
      case .error: "major"
      case .warning: "minor"
      case .info: "info"
      }
    return Entry(
      description: result.wholeMessage.string, checkName: cause.rule.id,
      fingerprint: result.fingerprint, severity: severity,
      location: Location(path: result.place.path, lines: Lines(begin: result.place.line ?? 1)))
  }
}
