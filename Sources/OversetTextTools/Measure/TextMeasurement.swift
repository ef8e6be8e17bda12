import OversetText

/// The measurements of a text: a row of the output.
public struct TextMeasurement: Sendable, Encodable {
  /// A line's offsets, in UTF-16, and its width in points.
  public struct Line: Sendable, Encodable {
    /// Where it starts.
    public let start: Int
    /// Where it ends: the next one's start; on a line truncated at its tail the last shown offset.
    public let end: Int
    /// Its advance width without trailing white space, in points.
    public let width: Double
  }

  /// What the row is called.
  public let id: MeasureID?
  /// The natural advance width on one line, in points, unrounded.
  public let width: Double
  /// The left and right edge of that line's ink, in points from its origin; nil if it has none.
  public let ink: [Double]?
  /// Width and height, in points, rounded up at the scale.
  public let size: [Double]
  /// The lines.
  public let lines: [Line]
  /// Whether the model hides text.
  public let truncated: Bool
  /// What is shown, where text is hidden.
  public let shown: String?
  /// What is hidden.
  public let hidden: String?
  /// `fits`, `at risk` or `truncated`; nil without a width.
  public let verdict: String?
  /// How far the need may be off, in points; nil without a width.
  public let slack: Double?
  /// The code points without a glyph, as `U+4E00`.
  public let missing: [String]

  private enum CodingKeys: CodingKey {
    case id, width, ink, size, lines, truncated, shown, hidden, verdict, slack, missing
  }

  /// Writes every field; those that do not apply as null, `shown` and `hidden` only where they do.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(id, forKey: .id)
    try container.encode(width, forKey: .width)
    try container.encode(ink, forKey: .ink)
    try container.encode(size, forKey: .size)
    try container.encode(lines, forKey: .lines)
    try container.encode(truncated, forKey: .truncated)
    try container.encodeIfPresent(shown, forKey: .shown)
    try container.encodeIfPresent(hidden, forKey: .hidden)
    try container.encode(verdict, forKey: .verdict)
    try container.encode(slack, forKey: .slack)
    try container.encode(missing, forKey: .missing)
  }
}
