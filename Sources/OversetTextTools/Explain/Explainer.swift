import OversetConfig
package import OversetProject
import OversetShaping
import OversetText
import OversetUnicode
package import OversetVocabulary

/// Says how a text becomes lines. Not `Sendable`: it owns a text engine. One per task.
package final class Explainer {
  private let engine: TextEngine
  private let analyzer = TextAnalyzer()

  /// An explainer over the faces of `project`.
  package init(project: Project) {
    engine = TextEngine(fonts: project.fonts, slackOverrides: project.checks.slack)
  }

  /// Explains one text.
  ///
  /// - Throws: `Diagnostic` for a value outside of its domain.
  package func explain(_ request: MeasureRequest) throws(Diagnostic) -> Explanation {
    explain(try request.textRequest())
  }

  private func explain(_ request: TextRequest) -> Explanation {
    let font = request.spans[0].font
    let factors = SizeFactors(
      size: font.size, style: font.style, metrics: request.metrics)
    let paragraph = engine.shaper.shape(
      Shaper.Request(
        text: request.text, spans: [Shaper.Span(style: font.style)],
        locale: request.locale, direction: request.direction, lineBreak: request.lineBreak,
        metrics: request.metrics),
      withDisplayGlyphs: factors.blend > 0)
    let (layout, fit) = engine.layoutAndFit(request, detail: .summary)
    let range = engine.lineCountRange(request)
    return Explanation(
      text: string(request.text[...]), units: request.text.count, locale: request.locale,
      direction: paragraph.bidi.paragraphLevel % 2 == 1 ? "rtl" : "ltr",
      paragraphs: paragraphs(of: paragraph), levels: levels(of: paragraph.bidi),
      scripts: scripts(of: request.text), model: model(of: request, factors),
      items: paragraph.items.map { item($0, of: paragraph, font.style, factors) },
      breaks: paragraph.breaks.map {
        Explanation.Break(offset: $0.offset, mandatory: $0.isMandatory)
      },
      marked: marked(paragraph), lines: layout.lines.map { line($0, of: request.text) },
      lineCount: Explanation.LineCount(
        predicted: layout.neededLines, least: range.lowerBound, most: range.upperBound),
      shown: layout.shown, hidden: layout.hidden, fit: fit.map(verdict),
      missing: layout.missing.map(CodePoint.notation))
  }

  // MARK: Analysis

  private func paragraphs(of paragraph: ShapedParagraph) -> [Explanation.LevelRun] {
    ParagraphScan.ranges(in: paragraph.text).map { range in
      Explanation.LevelRun(
        start: range.lowerBound, end: range.upperBound,
        level: Int(paragraph.bidi.paragraphLevel(at: range.lowerBound)))
    }
  }

  private func levels(of bidi: BidiParagraph) -> [Explanation.LevelRun] {
    EqualRuns.of(bidi.levels).map { range, level in
      Explanation.LevelRun(start: range.lowerBound, end: range.upperBound, level: Int(level))
    }
  }

  private func scripts(of text: [UInt16]) -> [Explanation.ScriptRun] {
    let scripts = ScriptItemizer.scripts(
      of: text, graphemeBoundaries: analyzer.graphemeBoundaries(in: text))
    return EqualRuns.of(scripts).map { range, script in
      Explanation.ScriptRun(start: range.lowerBound, end: range.upperBound, script: script.code)
    }
  }

  // MARK: Faces and glyphs

  private func model(of request: TextRequest, _ factors: SizeFactors) -> Explanation.Model {
    let weight = request.spans[0].font.style.weight
    let isModelled = request.metrics == .ios
    return Explanation.Model(
      metrics: request.metrics.rawValue, size: factors.size, weight: weight,
      blend: factors.blend,
      tracking: isModelled ? SystemFontModel.ios.tracking(size: factors.size) : 0,
      weightTerm: isModelled ? SystemFontModel.ios.weightTerm(weight: weight) : 0,
      perGlyph: factors.perGlyph)
  }

  private func item(
    _ shaped: ShapedItem, of paragraph: ShapedParagraph, _ style: FontStyle,
    _ factors: SizeFactors
  ) -> Explanation.Item {
    let item = shaped.item
    let family = family(of: item)
    let isDisplay = factors.drawsDisplaySize && shaped.displayGlyphs != nil
    return Explanation.Item(
      start: item.range.lowerBound, end: item.range.upperBound,
      text: string(paragraph.text[item.range]), direction: item.isRightToLeft ? "rtl" : "ltr",
      script: item.script.code, family: family?.name,
      cut: family.map { _ in isDisplay ? "display" : "text" },
      weight: family?.weight(at: style), placeholder: placeholder(of: item),
      glyphs: family.map { _ in GlyphNotation.string(shaped.glyphs) },
      displayGlyphs: factors.blend > 0 ? shaped.displayGlyphs.map(GlyphNotation.string) : nil,
      unitsPerEm: shaped.opticalSizes?.text.unitsPerEm, tracked: shaped.isTracked,
      correction: family?.correction.map { factors.corrected(by: $0).scale },
      width: paragraph.width(of: item.range, factors: SpanValues(factors)))
  }

  private func family(of item: Item) -> FontFamilyFaces? {
    switch item.face {
    case .family(let index), .colorEmoji(let index): engine.shaper.fonts.families[index]
    case .emoji, .missing, .control, .tab: nil
    }
  }

  private func placeholder(of item: Item) -> String? {
    switch item.face {
    case .family, .colorEmoji: nil
    case .emoji: "emoji"
    case .missing: "missing"
    case .control: "control"
    case .tab: "tab"
    }
  }

  // MARK: Lines

  private func marked(_ paragraph: ShapedParagraph) -> String {
    var marked = ""
    var start = 0
    for place in paragraph.breaks {
      marked += string(paragraph.text[start..<place.offset])
      if place.isMandatory {
        marked += "\u{2016}"
      } else if place.offset < paragraph.text.count {
        marked += "|"
      }
      start = place.offset
    }
    return marked
  }

  private func line(_ line: TextLine, of text: [UInt16]) -> Explanation.Line {
    Explanation.Line(
      start: line.range.lowerBound, end: line.range.upperBound, text: string(text[line.range]),
      width: line.width, truncated: line.isTruncated)
  }

  private func verdict(_ fit: Fit) -> Explanation.Verdict {
    Explanation.Verdict(
      verdict: fit.verdict.rawValue, needed: fit.needed, available: fit.available,
      slack: fit.slack, confidence: fit.confidence.rawValue)
  }

  private func string(_ units: ArraySlice<UInt16>) -> String {
    String(decoding: units, as: UTF16.self)
  }
}
