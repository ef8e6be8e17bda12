public import OversetVocabulary

/// How a text became lines, stage by stage. Offsets are UTF-16, widths are in points.
public struct Explanation: Sendable, Encodable {
  /// A paragraph or a run of one embedding level (UAX #9).
  public struct LevelRun: Sendable, Encodable {
    /// Where it starts.
    public let start: Int
    /// Where it ends.
    public let end: Int
    /// The embedding level; odd levels run right to left.
    public let level: Int
  }

  /// A run of one script (UAX #24).
  public struct ScriptRun: Sendable, Encodable {
    /// Where it starts.
    public let start: Int
    /// Where it ends.
    public let end: Int
    /// The ISO 15924 code.
    public let script: String
  }

  /// The numbers of the width model at the text's size and weight.
  public struct Model: Sendable, Encodable {
    /// `ios` or `font`.
    public let metrics: String
    /// The size of the em, in points.
    public let size: Double
    /// The weight, 100 to 900.
    public let weight: Int
    /// The share of the display size's advances in the widths, 0 to 1.
    public let blend: Double
    /// The system font's tracking, in points for each glyph.
    public let tracking: Double
    /// The weight term, in em for each glyph.
    public let weightTerm: Double
    /// Both together, in points for each glyph of the system family.
    public let perGlyph: Double
  }

  /// A stretch that was shaped in one call.
  public struct Item: Sendable, Encodable {
    /// Where it starts.
    public let start: Int
    /// Where it ends.
    public let end: Int
    /// Its text.
    public let text: String
    /// `ltr` or `rtl`.
    public let direction: String
    /// The script it was shaped in.
    public let script: String
    /// The family that draws it; nil for a placeholder.
    public let family: String?
    /// The optical size whose outlines are drawn: `text` or `display`.
    public let cut: String?
    /// The weight of the face.
    public let weight: Int?
    /// `emoji`, `missing` or `control`: why no face draws it.
    public let placeholder: String?
    /// The glyphs of the text size in visual order, in the notation of `hb-shape`, in font units.
    public let glyphs: String?
    /// Those of the display size; nil if it has no share in the width.
    public let displayGlyphs: String?
    /// Font units in an em of the text size.
    public let unitsPerEm: Int?
    /// Whether the per-glyph term of the model applies.
    public let tracked: Bool
    /// What a correction of the family's widths multiplies them by; nil without one.
    public let correction: Double?
    /// The advance width.
    public let width: Double
  }

  /// A place where a line may end (UAX #14).
  public struct Break: Sendable, Encodable {
    /// The offset of the next line.
    public let offset: Int
    /// Whether a line must end there.
    public let mandatory: Bool
  }

  /// A line.
  public struct Line: Sendable, Encodable {
    /// Where it starts.
    public let start: Int
    /// Where it ends, with the white space that hangs over its end.
    public let end: Int
    /// Its text.
    public let text: String
    /// Its advance width without that white space.
    public let width: Double
    /// Whether an ellipsis stands on it.
    public let truncated: Bool
  }

  /// The need against the room.
  public struct Verdict: Sendable, Encodable {
    /// `fits`, `at risk` or `truncated`.
    public let verdict: String
    /// The width at which the text would fit.
    public let needed: Double
    /// The width it has.
    public let available: Double
    /// How far the need may be off.
    public let slack: Double
    /// `A`, `B` or `C`.
    public let confidence: String
  }

  /// How many lines the text needs.
  public struct LineCount: Sendable, Encodable {
    /// As predicted.
    public let predicted: Int
    /// The fewest, if it is narrower than predicted by the model's error.
    public let least: Int
    /// The most, if it is wider by as much.
    public let most: Int
  }

  /// The text.
  public let text: String
  /// How many UTF-16 code units it has.
  public let units: Int
  /// The locale.
  public let locale: LocaleTag
  /// The base direction of the first paragraph, `ltr` or `rtl`.
  public let direction: String
  /// The paragraphs, with their base levels.
  public let paragraphs: [LevelRun]
  /// The runs of one embedding level.
  public let levels: [LevelRun]
  /// The runs of one script.
  public let scripts: [ScriptRun]
  /// The numbers of the width model.
  public let model: Model
  /// The stretches that were shaped, in logical order.
  public let items: [Item]
  /// Where lines may and must end.
  public let breaks: [Break]
  /// The text with `|` where a line may end and `‖` where one must.
  public let marked: String
  /// The lines.
  public let lines: [Line]
  /// How many lines the text needs.
  public let lineCount: LineCount
  /// What is shown, where text is hidden.
  public let shown: String?
  /// What is hidden.
  public let hidden: String?
  /// The need against the room; nil without a width.
  public let fit: Verdict?
  /// The code points without a glyph, as `U+4E00`.
  public let missing: [String]
}
