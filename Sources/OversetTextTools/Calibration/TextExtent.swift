import OversetShaping
import OversetText

/// How wide the model has a measured text on its natural line, in points.
struct TextExtent {
  /// The advance width, unrounded.
  let advance: Double
  /// The extent of what is drawn; nil where nothing is.
  let ink: ExpectedInk?

  init(of text: MeasuredText, _ engine: TextEngine) {
    self.init(of: text.request, engine)
  }

  init(of request: TextRequest, _ engine: TextEngine) {
    advance = engine.naturalWidth(request)
    ink = InkExtent.ofNaturalLine(of: request, engine, isThickened: true).map {
      ExpectedInk(width: $0[1] - $0[0], height: InkExtent.height(of: request, engine))
    }
  }
}

extension MeasuredText {
  /// The text on a line without an end.
  var request: TextRequest {
    TextRequest(
      text, font: TextFont(size: size, style: FontStyle(weight: weight)), locale: locale)
  }
}

extension InkExtent {
  /// How high the outlines of the natural line are, in points; of letters without a face an em.
  static func height(of text: TextRequest, _ engine: TextEngine) -> Double {
    let runs = engine.layout(text).lines.flatMap(\.runs)
    var (bottom, top) = (Double.infinity, -Double.infinity)
    for run in runs {
      guard case .glyphs(let instance, let glyphs) = run.content else {
        (bottom, top) = (min(bottom, -0.1 * run.size), max(top, 0.9 * run.size))
        continue
      }
      let scale = run.size / Double(instance.unitsPerEm)
      for glyph in glyphs {
        guard let box = instance.inkBox(of: glyph.id) else { continue }
        bottom = min(bottom, glyph.y + Double(box.bottom) * scale)
        top = max(top, glyph.y + Double(box.top) * scale)
      }
    }
    return top > bottom ? top - bottom : 0
  }
}
