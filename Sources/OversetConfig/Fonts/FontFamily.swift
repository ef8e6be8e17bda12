public import OversetVocabulary

/// A family of a font manifest: one step of the fallback order.
public struct FontFamily: Hashable, Sendable {
  /// The iOS fonts that a family can replace.
  public enum Role: String, CaseIterable, Hashable, Sendable {
    /// The stand-in for the iOS system font: the width model of iOS applies to it.
    case system
  }

  /// The name that reports show.
  public var name: String
  /// An SPDX licence expression, or `proprietary`.
  public var licence: String
  /// ISO 15924 codes (`Latn`) of the scripts it is there for.
  public var scripts: [String]
  /// The iOS font it replaces; nil for none.
  public var role: Role?
  /// Whether it is the real font of iOS (a licensed copy): measured widths are then trusted to
  /// 0.5 pt.
  public var isExact: Bool
  /// The default family whose place in the order it took.
  public var replaces: String?
  /// What the project's own measured frames say about its widths.
  public var correction: WidthCorrection?
  /// Its faces, as the manifest lists them.
  public var faces: [FontFaceEntry]
  /// Where the manifest describes it.
  public var place: SourcePlace
}
