import ArgumentParser
import Foundation
import OversetFiles
import OversetReports
import OversetTextTools
import OversetVocabulary

/// `overset calibrate`
struct CalibrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Compares the width model with widths measured on a device, and writes a correction.",
    discussion: """
      The file is CSV (RFC 4180) with a header: text, size (points), weight (a name or 100 to 900) \
      and width (points). Optional: locale, scale (pixels per point; default 3) and kind: frame \
      (default; a view's width) or ink (first to last pixel). Corrections in Fonts/fonts.yml are \
      ignored, so that only the model is measured.
      """)

  @Argument(help: "Measured widths (.csv).")
  var file: String

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "Where to write the correction, for `correction` in Fonts/fonts.yml.")
  var output: String?

  @Option(help: "The family to correct. Default: the family with `role: system`.")
  var family: String?

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let calibration: Calibration
    do throws(Diagnostic) {
      calibration = try self.calibration()
    } catch {
      throw CommandExit.report(error)
    }
    // What was measured is told, whatever becomes of the file.
    let written = Result { () throws(Diagnostic) in try write(calibration) }
    let path = try? written.get()
    Output.write(CalibrationTextReport(calibration, written: path).text)
    do throws(Diagnostic) {
      _ = try written.get()
      if output != nil { try expectEnough(calibration) }
    } catch {
      throw CommandExit.report(error)
    }
    if output != nil, path == nil {
      Output.error("a correction does not reduce the error; nothing was written")
      try CommandExit.end(.findings)
    }
  }

  private func calibration() throws(Diagnostic) -> Calibration {
    let project = try project.project(readsCatalogs: false, appliesCorrections: false)
    let widths = BoundFile(argument: URL(filePath: file), as: file)
    guard let data = try widths.contents(maximum: FileLimit.table) else {
      throw Diagnostic(
        .inputOutput, file: file, problem: "the file does not exist", remedy: "correct the path")
    }
    return try Calibrator(project: project, family: family).calibrate(data, file: file)
  }

  /// The path that the correction was written to; nil if none was requested or found.
  private func write(_ calibration: Calibration) throws(Diagnostic) -> String? {
    guard let output, case .found(_, let text) = calibration.correction else { return nil }
    let file = URL(filePath: output, directoryHint: .notDirectory)
    guard NamedPath.kind(file.deletingLastPathComponent().wholePath) == .folder else {
      throw Diagnostic(
        .inputOutput, file: output, problem: "the file cannot be written: there is no such folder",
        remedy: "create the folder, or correct the path")
    }
    try FileRoot(around: file).write(Data(text.utf8), to: file.lastPathComponent, name: output)
    return output
  }

  /// Refuses a file with too few texts: an old correction must not be mistaken for a new one.
  private func expectEnough(_ calibration: Calibration) throws(Diagnostic) {
    guard case .tooFew(let minimum) = calibration.correction else { return }
    throw Diagnostic(
      .data, file: file,
      problem: "\(calibration.familyError.count) texts in the faces of \(calibration.family)"
        + " are too few for a correction; nothing was written",
      remedy: "measure at least \(minimum)")
  }
}
