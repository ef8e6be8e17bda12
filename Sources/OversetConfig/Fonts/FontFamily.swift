package import OversetFiles
package import OversetVocabulary

/// A family of a font manifest: one step of the fallback order.
package struct FontFamily: Hashable, Sendable {
  /// What a family is there for, other than the letters that no family before it has.
  package enum Role: String, CaseIterable, Hashable, Sendable {
    /// The stand-in for the iOS system font: the width model of iOS applies to it.
    case system
    /// A font that the app brings: only texts that name it are set in it.
    case app
  }

  /// The name that reports show.
  package var name: String
  /// An SPDX licence expression, or `proprietary`.
  package var licence: String
  /// ISO 15924 codes (`Latn`) of the scripts it is there for.
  package var scripts: [String]
  /// What it is there for beyond its place in the order; nil for nothing.
  package var role: Role?
  /// Whether it is the real font of iOS (a licensed copy): measured widths are then trusted to
  /// 0.5 pt.
  package var isExact: Bool
  /// The default family whose place in the order it took.
  package var replaces: String?
  /// The code points that its faces are asked for, ascending; nil for all that they have. A family that states
  /// them is opened when a text first has one of them.
  package var covers: [ClosedRange<UInt32>]?
  /// The languages whose texts take it before every family but that of the system; one with a script
  /// (`zh-Hant`) is meant in that script alone.
  package var languages: [LocaleTag]
  /// The OpenType language systems that its faces have rules of their own for; nil if the manifest does
  /// not say, and the faces have to.
  package var languageSystems: [String]?
  /// What the project's own measured frames say about its widths.
  package var correction: WidthCorrection?
  /// The file that says so.
  package var correctionFile: BoundFile?
  /// Its faces, as the manifest lists them.
  package var faces: [FontFaceEntry]
  /// Where the manifest describes it.
  package var place: SourcePlace
}
