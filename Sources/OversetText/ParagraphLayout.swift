package import Foundation
package import OversetShaping

/// A glyph at its place on a line.
package struct PositionedGlyph: Equatable, Sendable {
  /// The glyph's index in its face.
  package var id: UInt32
  /// The distance of its origin from the left edge of the line, in points.
  package var x: Double
  /// The distance of its origin above the baseline, in points.
  package var y: Double
}

/// The picture of an emoji at its place on a line.
package struct PositionedPicture: Equatable, Sendable {
  /// The glyph's index in its face.
  package var id: UInt32
  /// The distance of the left edge of its room from that of the line, in points.
  package var x: Double
  /// How wide its room is, in points; the picture stands in the middle of it.
  package var width: Double
}

/// Glyphs of one face, size and span at their places on a line.
package struct GlyphRun: Sendable {
  /// What a run draws.
  package enum Content: Sendable {
    /// Glyphs of a face.
    case glyphs(FontInstance, [PositionedGlyph])
    /// Pictures of a face in colour.
    case pictures(FontInstance, [PositionedPicture])
    /// A box for each emoji that no face has: the left edges, and the width they share, in points.
    case emoji(x: [Double], width: Double)
    /// A box for each character that no face has.
    case missing(x: [Double], width: Double)
  }

  /// What is drawn.
  package var content: Content
  /// The size of the em, in points.
  package var size: Double
  /// The UTF-16 offsets of the text it shows; empty for an ellipsis.
  package var range: Range<Int>
  /// The embedding level.
  package var level: UInt8
  /// The span it takes its colour from.
  package var span: Int
  /// Its left edge on the line, in points.
  package var x: Double
  /// Its advance width, in points.
  package var width: Double
  /// How far it is raised above the baseline, in points.
  package var baselineOffset: Double
  /// Whether it is the ellipsis of a truncated text.
  package var isEllipsis: Bool
}

/// One line of a laid-out text.
package struct TextLine: Sendable {
  /// The UTF-16 offsets it shows, with the white space that hangs over its end. The last line of
  /// a text truncated at its tail ends at the last shown offset.
  package var range: Range<Int>
  /// The advance width without hanging white space, in points, unrounded.
  package var width: Double
  /// The distance of its left edge from the block's, in points.
  package var x: Double
  /// The distance of its baseline from the block's top, in points, unrounded.
  package var baseline: Double
  /// The distance from the baseline to the line box's top, in points.
  package var ascent: Double
  /// The distance from the baseline to the line box's bottom, in points.
  package var descent: Double
  /// Its runs in visual order, left to right.
  package var runs: [GlyphRun]
  /// Whether an ellipsis stands on it.
  package var isTruncated: Bool
}

/// A text, laid out.
package struct ParagraphLayout: Sendable {
  /// The size of the block, in points, rounded up to the pixel.
  package var size: CGSize
  /// The lines from the top.
  package var lines: [TextLine]
  /// The width of the text on one line (of the widest line, if it has mandatory breaks), in
  /// points, unrounded, unscaled.
  package var naturalWidth: Double
  /// How far the text was shrunk, 1 where it was not.
  package var scaleFactor: Double
  /// What is shown, with the ellipsis; nil if nothing is hidden.
  package var shown: String?
  /// What is hidden; nil if nothing is.
  package var hidden: String?
  /// The code points without a glyph.
  package var missing: [UInt32]
  /// How many lines the text would have without a limit, at the size it is drawn.
  package var neededLines: Int
  /// Whether a limited height, not a line limit, hides text.
  package var isTruncatedByHeight: Bool

  /// Whether text is hidden.
  package var isTruncated: Bool { hidden != nil }
  /// The distance of the first baseline from the block's top, in points.
  package var firstBaseline: Double { lines.first?.baseline ?? 0 }
  /// The distance of the last baseline from the block's top, in points.
  package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}
