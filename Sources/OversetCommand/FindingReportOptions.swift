import ArgumentParser
import Foundation
import OversetReports
import OversetVocabulary

/// Options of reports beside the terminal's: for continuous integration, for reviews and for editors.
struct FindingReportOptions: ParsableArguments {
  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      """
      Write a report beside this one, such as sarif=overset.sarif. Repeatable. Formats: \
      \(FindingReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). The path - is standard output: commands \
      and lines follow the text there, a document takes its place. The path of html is a folder.
      """, valueName: "format=path"))
  var reports: [String] = []

  @Option(
    name: .customLong("diff"),
    help: ArgumentHelp(
      """
      Put findings on the line that draws the text if that line has changed since this revision, as `git diff \
      --unified=0` says. A file may take the place of the revision: such a difference, or lines such as \
      Locales/Main.strings:3-7.
      """, valueName: "ref"))
  var difference: String?

  @Flag(
    name: .customLong("ci-reports"), inversion: .prefixedNo,
    help:
      "Write the reports that GitHub, GitLab, Azure, Buildkite, CircleCI or Jenkins read, if one of them runs this."
  )
  var writesOwn = true

  func validate() throws {
    // Said before anything else is looked at, with the usage.
    for report in reports {
      do throws(Diagnostic) { _ = try ReportRequest(report) } catch {
        throw ValidationError("\(error.problem); \(error.remedy)")
      }
    }
  }

  /// Whether a report or a difference was asked for.
  var isAsked: Bool { !reports.isEmpty || difference != nil }

  /// Proves, before a command begins its work, that its reports can be written.
  ///
  /// - Parameters:
  ///   - command: The subcommand.
  ///   - project: The project's folder.
  ///   - isJSON: Whether the command's own report is JSON on the standard output stream.
  func writer(
    for command: String, project: URL, isJSON: Bool
  ) throws(Diagnostic) -> FindingReportWriter {
    let environment = ProcessInfo.processInfo.environment
    let system = writesOwn ? ContinuousIntegrationSystem(environment) : nil
    var asked: [ReportRequest] = []
    for report in reports { asked.append(try ReportRequest(report)) }
    if isJSON, asked.contains(where: \.isStandardOutput) {
      throw Diagnostic(
        .usage, problem: "--format json and a report with the path - both take standard output",
        remedy: "give one of them a file")
    }
    let delivery = try ReportDelivery(
      asked: asked, system: system,
      automatic: system?.requests(for: command, in: environment) ?? [], project: project)
    let circumstances = FindingReport.Circumstances(
      // The program of tests is the user's.
      command: command, version: command == "tests" ? nil : ProgramVersion.current,
      project: project,
      changed: try difference.map { value throws(Diagnostic) in
        try ChangedLines.since(value, project: project)
      })
    return FindingReportWriter(delivery: delivery, circumstances: circumstances, isJSON: isJSON)
  }
}
