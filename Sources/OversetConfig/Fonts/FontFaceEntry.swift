package import Foundation
package import OversetFiles
package import OversetVocabulary

/// One font file of a manifest, and what it is used for.
package struct FontFaceEntry: Hashable, Sendable {
  /// The optical size that a face is drawn for.
  package enum OpticalSize: String, CaseIterable, Hashable, Sendable {
    /// For running text, and for every size in a family without display faces.
    case text
    /// For large sizes.
    case display
  }

  /// The posture of a face.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// Upright.
    case roman
    /// Slanted.
    case italic
  }

  /// A variation axis that a variable face is set with.
  package enum Axis: String, CaseIterable, Hashable, Sendable {
    /// The registered weight axis.
    case wght
    /// The registered width axis.
    case wdth
  }

  /// The path as the manifest writes it.
  package var file: String
  /// The file itself, named from the manifest's folder.
  package var source: BoundFile
  /// The optical size, `cut` in the manifest.
  package var opticalSize: OpticalSize
  /// The posture.
  package var style: Style
  /// The weights it covers, on the scale of 1 to 1000 where 400 is regular; one for a static face.
  package var weights: ClosedRange<Int>
  /// The widths of its width axis, in percent of the normal one; nil for a face without one.
  package var widths: ClosedRange<Int>?
  /// The axes that it is set with; none for a static face.
  package var axes: Set<Axis>
  /// Which face of a collection; 0 for a file with one face.
  package var index: Int
  /// The SHA-256 of the file: 64 lower-case hexadecimal digits.
  package var sha256: String
  /// Where the manifest names the file.
  package var place: SourcePlace
  /// Where the manifest states the digest.
  package var digestPlace: SourcePlace

  /// The whole path of the file.
  package var url: URL { source.url.absoluteURL }
}
