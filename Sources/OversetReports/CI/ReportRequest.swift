package import OversetVocabulary

/// A report that somebody asked for: a format, and where it goes.
package struct ReportRequest: Sendable, Hashable {
  /// The path that stands for the standard output stream.
  package static let standardOutput = "-"

  /// The format.
  package let format: FindingReportFormat
  /// The file, or ``standardOutput``.
  package let path: String
  /// Whether a system of continuous integration asks for it, and nobody named it.
  package let isAutomatic: Bool

  package init(_ format: FindingReportFormat, path: String, isAutomatic: Bool = false) {
    self.format = format
    self.path = path
    self.isAutomatic = isAutomatic
  }

  /// Whether it goes to the standard output stream.
  package var isStandardOutput: Bool { path == Self.standardOutput }

  /// Reads `FORMAT=PATH`.
  ///
  /// - Throws: `Diagnostic` for a text without a format or a path, and for a format that there is not, with the list.
  package init(_ text: String) throws(Diagnostic) {
    let known = FindingReportFormat.allCases.map(\.rawValue)
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw Diagnostic(
        .usage, problem: "'\(text)' is no report: it has no path",
        remedy:
          "give FORMAT=PATH, such as sarif=overset.sarif; formats: \(known.joined(separator: ", "))"
      )
    }
    guard let format = FindingReportFormat(rawValue: String(parts[0])) else {
      throw Diagnostic(
        .usage, problem: "there is no report format '\(parts[0])'",
        remedy: "use one of: \(known.joined(separator: ", "))")
    }
    guard !format.isFolder || parts[1] != Self.standardOutput else {
      throw Diagnostic(
        .usage,
        problem: "the report \(format.rawValue) is a folder, which standard output cannot take",
        remedy: "name a folder: \(format.rawValue)=report")
    }
    self.init(format, path: String(parts[1]))
  }
}
