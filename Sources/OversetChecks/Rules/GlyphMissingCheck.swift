import Foundation
import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let glyphMissing = RuleID("glyph-missing")
}

/// A text with characters that no face has.
struct GlyphMissingCheck: TextCheck {
  let rule = Rule(
    .glyphMissing, fault: "G-1", title: "Glyph missing", looksAt: .treeText, severity: .error,
    locales: .every,
    example: "U+1B05 with the faces of the package",
    precision: "Exact for the faces in fonts.yml, not for those of iOS.")

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, !text.layout.missing.isEmpty else { return nil }
    let points = text.layout.missing.prefix(8).map(GlyphMissingCheck.notation)
    let more = text.layout.missing.count > 8 ? " and \(text.layout.missing.count - 8) more" : ""
    var finding = site.finding(
      rule, "no face has \(points.joined(separator: ", "))\(more)",
      fix: "Add a face that covers the script to fonts.yml.")
    finding.evidence.missing = text.layout.missing
    return finding
  }

  /// `U+4E00` and the character, where it can be shown.
  private static func notation(_ point: UInt32) -> String {
    let code = CodePoint.notation(point)
    guard let scalar = Unicode.Scalar(point), scalar.properties.isAlphabetic else { return code }
    return "\(code) \(scalar)"
  }
}
