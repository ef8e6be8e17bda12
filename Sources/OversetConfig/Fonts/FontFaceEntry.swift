public import Foundation
public import OversetVocabulary

/// One font file of a manifest, and what it is used for.
public struct FontFaceEntry: Hashable, Sendable {
  /// The optical size that a face is drawn for.
  public enum OpticalSize: String, CaseIterable, Hashable, Sendable {
    /// For running text, and for every size in a family without display faces.
    case text
    /// For large sizes.
    case display
  }

  /// The posture of a face.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case roman
    /// Slanted.
    case italic
  }

  /// A variation axis that a variable face is set with.
  public enum Axis: String, CaseIterable, Hashable, Sendable {
    /// The registered weight axis.
    case wght
    /// The registered width axis.
    case wdth
  }

  /// The path as the manifest writes it.
  public var file: String
  /// The file itself, resolved against the manifest's folder.
  public var url: URL
  /// The optical size, `cut` in the manifest.
  public var opticalSize: OpticalSize
  /// The posture.
  public var style: Style
  /// The weights it covers, on the scale of 1 to 1000 where 400 is regular; one for a static face.
  public var weights: ClosedRange<Int>
  /// The widths of its width axis, in percent of the normal one; nil for a face without one.
  public var widths: ClosedRange<Int>?
  /// The axes that it is set with; none for a static face.
  public var axes: Set<Axis>
  /// Which face of a collection; 0 for a file with one face.
  public var index: Int
  /// The SHA-256 of the file: 64 lower-case hexadecimal digits.
  public var sha256: String
  /// Where the manifest names the file.
  public var place: SourcePlace
  /// Where the manifest states the digest.
  public var digestPlace: SourcePlace
}
