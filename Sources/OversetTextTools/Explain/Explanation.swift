package import OversetVocabulary

/// How a text became lines, stage by stage. Offsets are UTF-16, widths are in points.
package struct Explanation: Sendable, Encodable {
  /// A paragraph or a run of one embedding level (UAX #9).
  package struct LevelRun: Sendable, Encodable {
    /// Where it starts.
    package let start: Int
    /// Where it ends.
    package let end: Int
    /// The embedding level; odd levels run right to left.
    package let level: Int
  }

  /// A run of one script (UAX #24).
  package struct ScriptRun: Sendable, Encodable {
    /// Where it starts.
    package let start: Int
    /// Where it ends.
    package let end: Int
    /// The ISO 15924 code.
    package let script: String
  }

  /// The numbers of the width model at the text's size and weight.
  package struct Model: Sendable, Encodable {
    /// `ios` or `font`.
    package let metrics: String
    /// The size of the em, in points.
    package let size: Double
    /// The weight, 100 to 900.
    package let weight: Int
    /// The share of the display size's advances in the widths, 0 to 1.
    package let blend: Double
    /// The system font's tracking, in points for each glyph.
    package let tracking: Double
    /// The weight term, in em for each glyph.
    package let weightTerm: Double
    /// Both together, in points for each glyph of the system family.
    package let perGlyph: Double
  }

  /// A stretch that was shaped in one call.
  package struct Item: Sendable, Encodable {
    /// Where it starts.
    package let start: Int
    /// Where it ends.
    package let end: Int
    /// Its text.
    package let text: String
    /// `ltr` or `rtl`.
    package let direction: String
    /// The script it was shaped in.
    package let script: String
    /// The family that draws it; nil for a placeholder.
    package let family: String?
    /// The optical size whose outlines are drawn: `text` or `display`.
    package let cut: String?
    /// The weight of the face.
    package let weight: Int?
    /// `emoji`, `missing` or `control`: why no face draws it.
    package let placeholder: String?
    /// The glyphs of the text size in visual order, in the notation of `hb-shape`, in font units.
    package let glyphs: String?
    /// Those of the display size; nil if it has no share in the width.
    package let displayGlyphs: String?
    /// Font units in an em of the text size.
    package let unitsPerEm: Int?
    /// Whether the per-glyph term of the model applies.
    package let tracked: Bool
    /// What a correction of the family's widths multiplies them by; nil without one.
    package let correction: Double?
    /// The advance width.
    package let width: Double
  }

  /// A place where a line may end (UAX #14).
  package struct Break: Sendable, Encodable {
    /// The offset of the next line.
    package let offset: Int
    /// Whether a line must end there.
    package let mandatory: Bool
  }

  /// A line.
  package struct Line: Sendable, Encodable {
    /// Where it starts.
    package let start: Int
    /// Where it ends, with the white space that hangs over its end.
    package let end: Int
    /// Its text.
    package let text: String
    /// Its advance width without that white space.
    package let width: Double
    /// Whether an ellipsis stands on it.
    package let truncated: Bool
  }

  /// The need against the room.
  package struct Verdict: Sendable, Encodable {
    /// `fits`, `at risk` or `truncated`.
    package let verdict: String
    /// The width at which the text would fit.
    package let needed: Double
    /// The width it has.
    package let available: Double
    /// How far the need may be off.
    package let slack: Double
    /// `A`, `B` or `C`.
    package let confidence: String
  }

  /// How many lines the text needs.
  package struct LineCount: Sendable, Encodable {
    /// As predicted.
    package let predicted: Int
    /// The fewest, if it is narrower than predicted by the model's error.
    package let least: Int
    /// The most, if it is wider by as much.
    package let most: Int
  }

  /// The text.
  package let text: String
  /// How many UTF-16 code units it has.
  package let units: Int
  /// The locale.
  package let locale: LocaleTag
  /// The base direction of the first paragraph, `ltr` or `rtl`.
  package let direction: String
  /// The paragraphs, with their base levels.
  package let paragraphs: [LevelRun]
  /// The runs of one embedding level.
  package let levels: [LevelRun]
  /// The runs of one script.
  package let scripts: [ScriptRun]
  /// The numbers of the width model.
  package let model: Model
  /// The stretches that were shaped, in logical order.
  package let items: [Item]
  /// Where lines may and must end.
  package let breaks: [Break]
  /// The text with `|` where a line may end and `‖` where one must.
  package let marked: String
  /// The lines.
  package let lines: [Line]
  /// How many lines the text needs.
  package let lineCount: LineCount
  /// What is shown, where text is hidden.
  package let shown: String?
  /// What is hidden.
  package let hidden: String?
  /// The need against the room; nil without a width.
  package let fit: Verdict?
  /// The code points without a glyph, as `U+4E00`.
  package let missing: [String]
}
