import Foundation
import OversetShaping
import OversetText
import OversetVocabulary

/// A text that iOS drew or measured, and how wide it was.
struct WidthRecord: Sendable {
  let language: LocaleTag
  /// In points.
  let size: Double
  let weight: Int
  /// Whether the width is the extent of what was drawn, and not that of a frame.
  let isInk: Bool
  /// Pixels per point; 0 for a width that was not rounded.
  let scale: Double
  /// In points.
  let width: Double
  let text: String

  /// Reads the cells of a row; nil where one of them is not of its kind.
  init?(
    language: Substring, size: Substring, weight: Substring, kind: Substring, scale: Substring,
    width: Substring, text: Substring
  ) {
    guard let language = LocaleTag(String(language)), let size = Double(size),
      let weight = Int(weight), ["frame", "ink"].contains(kind), let scale = Double(scale),
      let width = Double(width)
    else { return nil }
    (self.language, self.size, self.weight) = (language, size, weight)
    (self.scale, self.width) = (scale, width)
    (isInk, self.text) = (kind == "ink", String(text))
  }

  /// The rows of a file in `Data`, without its comments.
  static func lines(of file: String) -> [Substring] {
    let url = Bundle.module.bundleURL.appending(path: "Data/\(file)")
    let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  var request: TextRequest {
    var request = TextRequest(
      text, font: TextFont(size: size, style: FontStyle(weight: weight)), locale: language)
    if scale > 0 { request.displayScale = scale }
    return request
  }
}

extension TextLine {
  /// Where the outlines of its glyphs begin and end, in points.
  var inkEdges: [Double] {
    runs.flatMap { run -> [Double] in
      guard case .glyphs(let instance, let glyphs) = run.content else { return [] }
      let scale = run.size / Double(instance.unitsPerEm)
      return glyphs.flatMap { glyph -> [Double] in
        guard let box = instance.inkBox(of: glyph.id) else { return [] }
        return [glyph.x + Double(box.left) * scale, glyph.x + Double(box.right) * scale]
      }
    }
  }
}
