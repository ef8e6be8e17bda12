package import Foundation
package import OversetChecks

/// A text as its slot shows it, drawn where it was laid out: the page of a report shows it where catalogs are not.
package struct RecordedDrawing: Codable, Sendable {
  /// The digest of the finding that it shows (``RecordedFinding/digest``).
  package let finding: String
  /// A picture (PNG).
  package let picture: Data
  /// Pixels per point.
  package let scale: Double
  /// The room that the slot has for the text, in points.
  package let room: CGRect
  /// What of the whole text is not shown, in points; nil if all is.
  package let cut: CGRect?

  package init(
    of finding: Finding, picture: Data, scale: Double, room: CGRect, cut: CGRect?
  ) {
    self.finding = RecordedFinding(finding).digest
    self.picture = picture
    self.scale = scale
    self.room = room
    self.cut = cut
  }
}
