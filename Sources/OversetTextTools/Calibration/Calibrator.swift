package import Foundation
import OversetConfig
package import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
package import OversetVocabulary

/// Compares the model with a project's own measured frames. Not `Sendable`: it owns a text engine.
package final class Calibrator {
  private let engine: TextEngine
  private let fonts: FontCollection
  private let family: Int

  /// A calibrator of `family`, or of the stand-in for the system font.
  ///
  /// - Parameters:
  ///   - project: Its corrections must not be applied: the model alone is measured.
  ///   - family: The name of a family of the project's manifest.
  /// - Throws: `Diagnostic` for a family that is not there.
  package init(project: Project, family: String? = nil) throws(Diagnostic) {
    fonts = project.fonts
    engine = TextEngine(fonts: fonts, slackOverrides: project.checks.slack)
    let name = family ?? fonts.systemFamily.name
    let names = fonts.families.map(\.name)
    guard let index = names.firstIndex(of: name) else {
      throw Diagnostic.unknown("family", name, known: names)
    }
    self.family = index
  }

  /// Calibrates with the rows of `data`, a CSV file.
  ///
  /// - Throws: `Diagnostic` with line and column for what is not CSV and for wrong rows.
  package func calibrate(_ data: Data, file: String) throws(Diagnostic) -> Calibration {
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Diagnostic(
        .data, file: file, problem: "the file is not UTF-8", remedy: "save the file as UTF-8")
    }
    let rows = try MeasuredTextReader.rows(of: text, file: file)
    guard !rows.isEmpty else {
      throw Diagnostic(
        .nothingToCheck, file: file, line: 2, column: 1, problem: "there are no rows",
        remedy: "add a line for each measured text")
    }
    let predictions = rows.map(prediction)
    try fonts.proveOpened()
    return Calibration(family: fonts.families[family].name, predictions: predictions)
  }

  private func prediction(_ row: MeasuredText) -> Prediction {
    var request = TextRequest(
      row.text, font: TextFont(size: row.size, style: FontStyle(weight: row.weight)),
      locale: row.locale)
    let ink = InkExtent.ofNaturalLine(of: request, engine)
    let paragraph = engine.shaper.shape(
      Shaper.Request(
        text: request.text, spans: [Shaper.Span(style: FontStyle(weight: row.weight))],
        locale: row.locale, direction: request.direction))
    // The slack does not depend on the width, so the text gets more than it needs.
    request.width = 1_000_000
    request.lineLimit = 1
    return Prediction(
      measured: row, advance: engine.naturalWidth(request), ink: ink.map { $0[1] - $0[0] },
      glyphs: paragraph.items.filter(\.isTracked).reduce(0) { count, item in
        count + item.glyphs.count { $0.advance != 0 }
      },
      slack: engine.fit(request)?.slack ?? 0, script: script(of: paragraph),
      isOfFamily: paragraph.items.allSatisfy { $0.item.face == .family(family) })
  }

  /// The script of most units; `Zyyy` where no character has one of its own.
  private func script(of paragraph: ShapedParagraph) -> String {
    var counts: [String: Int] = [:]
    for item in paragraph.items where !item.item.script.isImplicit {
      counts[item.item.script.code, default: 0] += item.item.range.count
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? "Zyyy"
  }
}
