import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetTextTools
import OversetVocabulary

/// `overset measure`
struct MeasureCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "measure",
    abstract: "Measures a text: width, lines, and whether it fits.",
    discussion: """
      Prints the figures for a person, or with --format json as one JSON object. With --batch, \
      reads JSON Lines with the fields id, text, locale, \
      size, style, typeSize, weight, width, lines, scale, metrics, direction and truncation, and \
      prints one line of JSON for each, in order.
      """)

  @Argument(help: "The text.")
  var text: String?

  @Option(help: "JSON Lines to measure; - reads standard input.")
  var batch: String?

  @OptionGroup var options: TextOptions
  @OptionGroup var project: ProjectOptions
  @OptionGroup var jobs: JobOptions

  @Option(help: "The form of the answer: text (default) or json; of a batch always json.")
  var format: ReportFormat?

  func validate() throws {
    if batch != nil, format == .text {
      throw ValidationError("the answers of a batch are JSON Lines; leave out --format text")
    }
    if (text == nil) == (batch == nil) {
      throw ValidationError("give a text, or --batch with a file or -")
    }
  }

  func run() async throws {
    do {
      let project = try project.project(readsCatalogs: false)
      if let batch {
        try await measure(batch, project)
      } else {
        try measure(project)
      }
    } catch let error as Diagnostic {
      throw CommandExit.report(error)
    }
  }

  private func measure(_ project: Project) throws {
    let request = options.request(for: text ?? "")
    let measurement: TextMeasurement
    do throws(Diagnostic) {
      measurement = try Measurer(project: project).measure(request)
    } catch {
      // What is wrong stands on the command line, not in a file.
      throw error.counted(as: .usage)
    }
    try project.proveFaces()
    switch format ?? .text {
    case .text: Output.write(MeasurementText(measurement, of: request.text).printed)
    case .json: Output.write(try PrintedJSON(measurement, isIndented: false))
    }
  }

  private func measure(_ batch: String, _ project: Project) async throws(Diagnostic) {
    let measurer = MeasureBatch(project: project, jobs: jobs.count)
    let outcome = await measurer.measure(try input(batch)) { Output.write($0) }
    try project.proveFaces()
    let file = batch == "-" ? nil : batch
    if outcome.rowCount == 0 {
      throw Diagnostic(
        .nothingToCheck, file: file, problem: "there are no rows",
        remedy: "write a JSON object on each line")
    }
    if outcome.errorCount > 0 {
      throw Diagnostic(
        .data, file: file,
        problem: "\(outcome.errorCount) of \(outcome.rowCount) rows cannot be used",
        remedy: "see the rows that have an `error` field")
    }
  }

  private func input(_ batch: String) throws(Diagnostic) -> Data {
    if batch == "-", let input = try? FileHandle.standardInput.readToEnd() ?? Data() {
      return input
    }
    if batch != "-" {
      let file = BoundFile(argument: URL(filePath: batch), as: batch)
      if let input = try file.contents(maximum: FileLimit.table) { return input }
    }
    throw Diagnostic(
      .inputOutput, file: batch, problem: "the file cannot be read",
      remedy: "check the path and its permissions")
  }
}
