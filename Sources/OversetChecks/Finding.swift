package import Foundation
package import OversetModel
package import OversetText

/// A fault of a laid-out component, with what was measured.
package struct Finding: Sendable {
  /// The rule that found it.
  package var rule: Rule
  /// The node: the kinds and positions from the root.
  package var path: String
  /// The node's accessibility identifier, or that of the nearest node around it.
  package var identifier: String?
  /// The node's place on the screen, in points.
  package var frame: CGRect
  /// What is wrong, in one sentence without the place.
  package var message: String
  /// What to do, in one sentence.
  package var fix: String
  /// Where the text comes from; nil for a finding about something else.
  package var origin: StringOrigin?
  /// The whole text.
  package var text: String?
  /// What is shown of it; nil where all is.
  package var shown: String?
  /// Its need against its room; nil where nothing limits it.
  package var fit: Fit?
  /// Why the view's own code accepts it; nil where it does not.
  package var accepted: String?

  /// Describes a finding about the node at `path`.
  package init(
    rule: Rule, path: String, identifier: String?, frame: CGRect, message: String, fix: String
  ) {
    self.rule = rule
    self.path = path
    self.identifier = identifier
    self.frame = frame
    self.message = message
    self.fix = fix
  }

  /// The finding with what is known about its text.
  func about(_ text: TextContent) -> Finding {
    var finding = self
    finding.origin = text.origin
    finding.text = text.string
    finding.shown = text.layout.shown
    finding.fit = text.fit
    return finding
  }
}
