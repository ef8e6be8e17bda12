package import OversetTextTools
package import OversetVocabulary

/// An explanation for a terminal: one section for each stage.
package struct ExplanationTextReport: Sendable {
  private let explanation: Explanation

  /// The report of `explanation`.
  package init(_ explanation: Explanation) { self.explanation = explanation }

  /// The report, ending in a newline.
  package var text: PrintedText {
    let sections = [head, levels, scripts, model, items, breaks, lines, verdict]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: Sections

  private var head: [PrintedText] {
    [
      Wording.quoted(explanation.text),
      "  \(Wording.count(explanation.units, "UTF-16 unit")), locale \(explanation.locale),"
        + " base direction \(explanation.direction)",
    ]
  }

  private var levels: [PrintedText] {
    var table = Table(rightAligned: [0])
    for run in explanation.paragraphs {
      table.add([range(run.start, run.end), "paragraph", "level \(run.level)"])
    }
    for run in explanation.levels {
      let direction = run.level % 2 == 1 ? "right to left" : "left to right"
      table.add([range(run.start, run.end), "run", "level \(run.level), \(direction)"])
    }
    return section("Levels (UAX #9)", table.lines(indent: "  "))
  }

  private var scripts: [PrintedText] {
    var table = Table(rightAligned: [0])
    for run in explanation.scripts { table.add([range(run.start, run.end), "\(run.script)"]) }
    return section("Scripts (UAX #24)", table.lines(indent: "  "))
  }

  private var model: [PrintedText] {
    let model = explanation.model
    let head: PrintedText =
      "Width model: \(model.metrics), \(number(model.size)) pt, weight \(model.weight)"
    guard model.metrics == "ios" else { return [head + ": the faces' own advances"] }
    return [
      head,
      "  optical blend  \(number(model.blend))  (0 text master, 1 display master)",
      "  tracking       \(number(model.tracking)) pt per glyph",
      "  weight term    \(number(model.weightTerm)) em per glyph",
      "  total          \(number(model.perGlyph)) pt per glyph of the system family",
    ]
  }

  private var items: [PrintedText] {
    section(
      "Items, faces and glyphs [glyph=offset@x,y+advance] in font units",
      explanation.items.flatMap(lines(of:)))
  }

  private func lines(of item: Explanation.Item) -> [PrintedText] {
    let face: PrintedText =
      item.family.map { family -> PrintedText in
        "\(family), \(item.cut ?? "text") master"
          + (item.weight.map { ", weight \($0)" } ?? "")
      } ?? "no face: \(item.placeholder ?? "missing")"
    let terms: PrintedText =
      (item.tracked ? ", per-glyph term applies" : "")
      + (item.correction.map { ", corrected by \(number($0))" } ?? "")
    var lines: [PrintedText] = [
      "  \(range(item.start, item.end))  \(Wording.quoted(item.text))  \(item.direction)"
        + "  \(item.script)  \(number(item.width)) pt",
      "    \(face)\(terms)",
    ]
    if let glyphs = item.glyphs {
      let units: PrintedText = item.unitsPerEm.map { "  \($0) units per em" } ?? ""
      lines.append("    \(glyphs)\(units)")
    }
    if let glyphs = item.displayGlyphs { lines.append("    display \(glyphs)") }
    return lines
  }

  private var breaks: [PrintedText] {
    let offsets: [PrintedText] = explanation.breaks.map { "\($0.offset)\($0.mandatory ? "!" : "")" }
    guard !offsets.isEmpty else { return [] }
    return section(
      "Line breaks (UAX #14): | allowed, \u{2016} mandatory",
      ["  \(Wording.quoted(explanation.marked))", "  at \(offsets.joined(separator: " "))"])
  }

  private var lines: [PrintedText] {
    var table = Table(rightAligned: [0, 1])
    for line in explanation.lines {
      table.add([
        range(line.start, line.end), "\(number(line.width)) pt", Wording.quoted(line.text),
        line.truncated ? "truncated" : "",
      ])
    }
    var lines = table.lines(indent: "  ")
    if let shown = explanation.shown { lines.append("  shows \(Wording.quoted(shown))") }
    if let hidden = explanation.hidden { lines.append("  hides \(Wording.quoted(hidden))") }
    if !explanation.missing.isEmpty {
      lines.append("  no face has \(explanation.missing.joined(separator: ", "))")
    }
    return section("Lines: \(count)", lines)
  }

  /// `2 lines (2 to 3)`: the range only where the model's error leaves one.
  private var count: PrintedText {
    let count = explanation.lineCount
    let range: PrintedText = count.least < count.most ? " (\(count.least) to \(count.most))" : ""
    return Wording.count(count.predicted, "line") + range
  }

  private var verdict: [PrintedText] {
    guard let fit = explanation.fit else { return ["No verdict: no width given"] }
    return [
      "\(fit.verdict): needs \(Points.text(fit.needed)) pt, has"
        + " \(Points.text(fit.available)) pt; error margin \(Points.text(fit.slack)) pt,"
        + " confidence \(fit.confidence)"
    ]
  }

  // MARK: Words

  private func section(_ title: PrintedText, _ lines: [PrintedText]) -> [PrintedText] {
    lines.isEmpty ? [] : [title] + lines
  }

  private func range(_ start: Int, _ end: Int) -> PrintedText { "\(start)-\(end)" }

  /// A number with up to four decimals.
  private func number(_ value: Double) -> PrintedText { Wording.number(value, decimals: 4) }
}
