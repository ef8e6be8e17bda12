import Foundation
import OversetConfig
package import OversetFiles
package import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
package import OversetVocabulary

/// Compares the model with a project's own measured texts. Not `Sendable`: it owns a text engine.
package final class Calibrator {
  private let project: Project
  private let engine: TextEngine
  private let fonts: FontCollection
  private let family: Int

  /// A calibrator of `family`, or of the stand-in for the system font.
  ///
  /// - Parameters:
  ///   - project: Its families' corrections must not be applied: the model alone is measured.
  ///   - family: The name of a family of the project's manifest.
  /// - Throws: `Diagnostic` for a family that is not there.
  package init(project: Project, family: String? = nil) throws(Diagnostic) {
    self.project = project
    fonts = project.fonts
    engine = TextEngine(fonts: fonts, slackOverrides: project.checks.slack)
    let name = family ?? fonts.systemFamily.name
    let names = fonts.families.map(\.name)
    guard let index = names.firstIndex(of: name) else {
      throw Diagnostic.unknown("family", name, known: names)
    }
    self.family = index
  }

  /// Calibrates with the rows of a CSV file, and with the pictures that they name.
  ///
  /// - Throws: `Diagnostic` with line and column for what is not CSV and for wrong rows and pictures.
  package func calibrate(_ table: BoundFile) throws(Diagnostic) -> Calibration {
    let rows = try self.rows(of: table)
    let measured = try measured(rows, of: table)
    let predictions = measured.texts.map(prediction)
    let unmeasured = measured.unmeasured.map { prediction($0.measured(1, kind: .ink, scale: 3)) }
    let scripts = try ScriptCalibrator(
      project: project, faulty: Set(unmeasured.map(\.script))
    ).scripts(of: predictions)
    try fonts.proveOpened()
    return Calibration(
      family: fonts.families[family].name, predictions: predictions, scripts: scripts,
      missing: measured.missing, faults: measured.faults.diagnostic,
      isFamilyFaulty: unmeasured.contains(where: \.isOfFamily))
  }

  private func rows(of table: BoundFile) throws(Diagnostic) -> [CalibrationRow] {
    let file = table.name
    guard let data = try table.contents(maximum: FileLimit.table) else {
      throw Diagnostic(
        .inputOutput, file: file, problem: "the file does not exist", remedy: "correct the path")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .data, file: file, problem: "the file is not UTF-8", remedy: "save the file as UTF-8")
    }
    let rows = try CalibrationTableReader.rows(of: text, file: file)
    guard !rows.isEmpty else {
      throw Diagnostic(
        .nothingToCheck, file: file, line: 2, column: 1, problem: "there are no rows",
        remedy: "add a line for each measured text")
    }
    return rows
  }

  /// The rows with their widths, and what is missing and wrong of the pictures of a kit.
  private func measured(
    _ rows: [CalibrationRow], of table: BoundFile
  ) throws(Diagnostic) -> KitRows.Result {
    let folder = FileRoot(table.url.deletingLastPathComponent())
    let isKit = rows.contains(where: \.isOfPage)
    let measurer = PictureInkMeasurer(table: table.name, isKit: isKit) { [engine] row in
      TextExtent(of: row.measured(1, kind: .ink, scale: 3), engine).ink
    }
    guard isKit else {
      let screenshots = ScreenshotRows(
        folder: folder, measurer: measurer, devices: project.devices.devices)
      return KitRows.Result(texts: try screenshots.measured(rows))
    }
    let path = String(table.name.dropLast(table.lastPathComponent.count))
    let result = try KitRows(folder: folder, path: path, measurer: measurer).measured(rows)
    if result.texts.isEmpty {
      try result.faults.end()
      throw Diagnostic(
        .nothingToCheck, file: table.name,
        problem:
          "none of the pictures is there: \(result.missing.first ?? "page-1.png") is missing",
        remedy: "take them as README.md beside it says")
    }
    return result
  }

  private func prediction(_ row: MeasuredText) -> Prediction {
    var request = row.request
    let extent = TextExtent(of: request, engine)
    let paragraph = engine.shaper.shape(
      Shaper.Request(
        text: request.text, spans: [Shaper.Span(style: FontStyle(weight: row.weight))],
        locale: row.locale, direction: request.direction))
    // The slack does not depend on the width, so the text gets more than it needs.
    request.width = 1_000_000
    request.lineLimit = 1
    let script = script(of: paragraph)
    return Prediction(
      measured: row, advance: extent.advance, ink: extent.ink?.width,
      glyphs: paragraph.items.filter(\.isTracked).reduce(0) { count, item in
        count + item.glyphs.count { $0.advance != 0 }
      },
      slack: engine.fit(request)?.slack ?? 0,
      script: script.map { $0.written(in: row.locale).code } ?? "Zyyy",
      scriptFamily: script.flatMap { self.family(of: $0, in: paragraph) },
      isOfFamily: paragraph.items.allSatisfy { $0.item.face == .family(family) })
  }

  /// The script of most units; nil where no character has one of its own.
  private func script(of paragraph: ShapedParagraph) -> Script? {
    var counts: [Script: Int] = [:]
    for item in paragraph.items where !item.item.script.isImplicit {
      counts[item.item.script, default: 0] += item.item.range.count
    }
    return counts.max { ($0.value, $1.key.code) < ($1.value, $0.key.code) }?.key
  }

  /// The family that draws most of a script; spaces and signs within may have another.
  private func family(of script: Script, in paragraph: ShapedParagraph) -> String? {
    var counts: [Int: Int] = [:]
    for item in paragraph.items where item.item.script == script {
      if case .family(let index) = item.item.face {
        counts[index, default: 0] += item.item.range.count
      }
    }
    let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return most.map { fonts.families[$0].name }
  }
}

extension CalibrationRow {
  fileprivate var isOfPage: Bool {
    if case .page = measure { return true }
    return false
  }
}
