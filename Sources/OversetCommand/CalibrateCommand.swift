import ArgumentParser
import Foundation
import OversetFiles
import OversetProject
import OversetReports
import OversetTextTools
import OversetVocabulary

/// `overset calibrate`
struct CalibrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Compares the width model with what iOS drew, and writes corrections.",
    discussion: """
      The input is a CSV file (RFC 4180) with a header. Each row has text, size (points), weight (a \
      name, or 100 to 900), and either width (points) or screenshot: a PNG file in the folder of the \
      table, in which Overset measures the ink.

      Optional columns: locale; kind: frame (default; the width of a view) or ink (first to last \
      pixel); scale: pixels per point (default: 3, or that of the device with such a screen); \
      x, y, w, h: the part of the screenshot that holds the text alone, in pixels.

      --kit writes a SwiftUI view that draws texts in a simulator. Its folder, with the pictures in it, \
      is then the input.

      The model is measured without the `correction` of a family in Fonts/fonts.yml, but with \
      `corrections` by script.
      """)

  @Argument(help: "A table of measured texts (.csv), or the folder of a kit with its pictures.")
  var input: String?

  @Option(help: "Write a kit into this folder, and measure nothing.")
  var kit: String?

  @Option(
    name: .customLong("locale"),
    help: "With --kit: only texts in this locale (BCP 47). Repeatable. Default: all scripts.")
  var locales: [String] = []

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: "Write the correction of the family to this file, for `correction` in Fonts/fonts.yml.")
  var output: String?

  @Option(
    help: """
      Write corrections by script to this file, for `corrections` in Fonts/fonts.yml. Other scripts \
      in the file stay.
      """)
  var corrections: String?

  @Option(help: "The family to correct. Default: the family with `role: system`.")
  var family: String?

  @OptionGroup var project: ProjectOptions

  func validate() throws {
    if (input == nil) == (kit == nil) {
      throw ValidationError("give a table or the folder of a kit, or --kit to write one")
    }
    if [input, kit, output, corrections].contains("") {
      throw ValidationError("a path is empty; name a file or folder")
    }
    if kit == nil, !locales.isEmpty { throw ValidationError("--locale goes with --kit") }
    if kit != nil, output != nil || corrections != nil || family != nil {
      throw ValidationError("-o, --corrections and --family need pictures; --kit only writes a kit")
    }
    if output != nil, corrections != nil {
      throw ValidationError(
        "-o and --corrections would correct the same widths twice; give one of them")
    }
  }

  func run() throws {
    do throws(Diagnostic) {
      if let kit {
        Output.write(try CalibrationKitFolder(kit).write(locales: locales, project: project))
        return
      }
    } catch {
      throw CommandExit.report(error)
    }
    try calibrate()
  }

  private func calibrate() throws {
    let project: Project
    let calibration: Calibration
    do throws(Diagnostic) {
      project = try self.project.project(readsCatalogs: false, appliesCorrections: false)
      calibration = try Calibrator(project: project, family: family).calibrate(try table())
    } catch {
      throw CommandExit.report(error)
    }
    // The report is printed even if the file cannot be written.
    let writer = CorrectionWriter(
      input: input ?? "", family: output, scripts: corrections, project: project)
    let written = Result { () throws(Diagnostic) in try writer.write(calibration) }
    let path = try? written.get()
    Output.write(
      CalibrationTextReport(
        calibration, written: output.flatMap { _ in path },
        corrections: corrections.flatMap { _ in path }
      ).text)
    do throws(Diagnostic) {
      _ = try written.get()
      if let faults = calibration.faults { throw faults }
      try writer.expectEnough(calibration)
    } catch {
      throw CommandExit.report(error)
    }
    if output != nil || corrections != nil, path == nil {
      Output.error(writer.reason(calibration) + "; nothing was written")
      try CommandExit.end(.findings)
    }
  }

  /// The table that the argument names: a file, or that of a kit in a folder.
  private func table() throws(Diagnostic) -> BoundFile {
    let input = input ?? ""
    guard NamedPath.kind(URL(filePath: input).wholePath) == .folder else {
      return BoundFile(argument: URL(filePath: input), as: input)
    }
    let folder = URL(filePath: input, directoryHint: .isDirectory)
    let name = (input.hasSuffix("/") ? input : input + "/") + KitFiles.table
    let table = BoundFile(argument: folder.appending(path: KitFiles.table), as: name)
    guard try table.exists else {
      throw Diagnostic(
        .data, file: input, problem: "the folder has no \(KitFiles.table)",
        remedy: "write a kit into it with --kit, or name a table")
    }
    return table
  }
}
