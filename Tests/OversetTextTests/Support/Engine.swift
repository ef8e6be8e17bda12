import Foundation
import OversetConfig
import OversetFonts
import OversetShaping
import OversetText
import OversetUnicode
import OversetVocabulary

/// The faces that travel with the package, opened once for all tests.
enum Bundled {
  private static let opened = Result {
    let manifest = try FontManifest.read(from: BundledFonts.folder)
    return (manifest: manifest, fonts: try FontCollection(manifest: manifest))
  }

  static func manifest() throws -> FontManifest { try opened.get().manifest }
  static func engine() throws -> TextEngine { TextEngine(fonts: try opened.get().fonts) }
}

/// A width that a text proposed its own width must fit in, for all rounding of sums.
let tolerance = 1.0 / 512

extension TextRequest {
  /// A request for `text` at 17 points.
  init(_ text: String, locale: LocaleTag = "en", width: Double? = nil, lineLimit: Int? = nil) {
    self.init(text, font: TextFont(size: 17), locale: locale)
    self.width = width
    self.lineLimit = lineLimit
  }

  /// What of the request shaping depends on.
  var shapingRequest: Shaper.Request {
    Shaper.Request(
      text: text, spans: spans.map { .init(start: $0.start, style: $0.font.style) },
      locale: locale, direction: direction, lineBreak: lineBreak, metrics: metrics)
  }
}

extension ParagraphLayout {
  /// The offsets where lines end.
  var breaks: [Int] { lines.map(\.range.upperBound) }
}

extension TextEngine {
  /// The cluster boundaries of a request's text.
  func boundaries(_ request: TextRequest) -> ClusterBoundaries {
    shaper.shape(request.shapingRequest).clusterBoundaries
  }
}

/// Whether lines must break after `unit` (UAX #14: BK, CR, LF, NL).
func isMandatoryBreak(_ unit: UInt16) -> Bool {
  [0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029].contains(unit)
}
