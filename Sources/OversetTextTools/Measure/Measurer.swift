import Foundation
import OversetConfig
package import OversetProject
import OversetShaping
import OversetText
package import OversetVocabulary

/// Measures texts. Not `Sendable`: it owns a text engine. One per task.
package final class Measurer {
  private let engine: TextEngine

  /// A measurer over the faces of `project`.
  package init(project: Project) {
    engine = TextEngine(fonts: project.fonts, slackOverrides: project.checks.slack)
  }

  /// Measures one text.
  ///
  /// - Throws: `Diagnostic` for a value outside of its domain.
  package func measure(_ request: MeasureRequest) throws(Diagnostic) -> TextMeasurement {
    let text = try request.textRequest()
    let (layout, fit) = engine.layoutAndFit(text, detail: .summary)
    return TextMeasurement(
      id: request.id, width: layout.naturalWidth, ink: InkExtent.ofNaturalLine(of: text, engine),
      size: [Double(layout.size.width), Double(layout.size.height)],
      lines: layout.lines.map {
        TextMeasurement.Line(start: $0.range.lowerBound, end: $0.range.upperBound, width: $0.width)
      },
      truncated: layout.isTruncated, shown: layout.shown, hidden: layout.hidden,
      verdict: fit?.verdict.rawValue, slack: fit?.slack,
      missing: layout.missing.map(CodePoint.notation))
  }
}

/// Where the outlines of a run begin and end.
enum InkExtent {
  /// The extent of the outlines on the natural line: left edge of the first, right edge of the last.
  ///
  /// - Parameter isThickened: Whether strokes count that are thicker than in the face, for want of a bold
  ///   one.
  static func ofNaturalLine(
    of text: TextRequest, _ engine: TextEngine, isThickened: Bool = false
  ) -> [Double]? {
    var unbounded = text
    unbounded.width = nil
    unbounded.height = nil
    unbounded.lineLimit = nil
    unbounded.minimumScaleFactor = 1
    let layout = engine.layout(unbounded)
    guard let line = layout.lines.max(by: { $0.width < $1.width }) else { return nil }
    var extent: (left: Double, right: Double)?
    for run in line.runs {
      let thicker = isThickened ? thickening(of: run) / 2 : 0
      for (left, right) in edges(of: run).map({ ($0.0 - thicker, $0.1 + thicker) }) {
        extent = (min(extent?.left ?? left, left), max(extent?.right ?? right, right))
      }
    }
    return extent.map { [$0.left, $0.right] }
  }

  /// By how much strokes are thicker than in the face, in points.
  private static func thickening(of run: GlyphRun) -> Double {
    guard case .glyphs(let instance, _) = run.content else { return 0 }
    return Double(instance.boldness.em) * run.size
  }

  /// The left and right edge of each glyph that draws something, in points on the line.
  static func edges(of run: GlyphRun) -> [(Double, Double)] {
    switch run.content {
    case .glyphs(let instance, let glyphs):
      let scale = run.size / Double(instance.unitsPerEm)
      return glyphs.compactMap { glyph in
        instance.inkBox(of: glyph.id).map {
          (glyph.x + Double($0.left) * scale, glyph.x + Double($0.right) * scale)
        }
      }
    case .pictures(_, let pictures): return pictures.map { ($0.x, $0.x + $0.width) }
    case .emoji(let lefts, let width), .missing(let lefts, let width):
      return lefts.map { ($0, $0 + width) }
    }
  }
}
