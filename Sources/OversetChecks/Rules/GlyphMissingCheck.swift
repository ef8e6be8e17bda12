import Foundation
import OversetLayoutTree
import OversetText
import OversetUnicode
package import OversetVocabulary

extension RuleID {
  package static let glyphMissing = RuleID("glyph-missing")
}

/// A text with characters that no device draws.
///
/// What a device draws and the faces at hand do not is their gap: ``CheckedTree/uncovered``.
struct GlyphMissingCheck: TextCheck {
  let rule = Rule(
    .glyphMissing, fault: "G-1", title: "Glyph missing", looksAt: .treeText, severity: .error,
    locales: .every,
    example: "U+E123, which is for private use",
    precision: """
      Exact for characters that no system font has: unassigned ones and those for private use that are in no \
      face of fonts.yml. What only the faces lack is listed under “Not checked”.
      """)

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, !text.layout.missing.isEmpty else { return nil }
    let missing = text.layout.missing.filter(CharacterProperties.isNeverDrawn)
    guard !missing.isEmpty else { return nil }
    let points = missing.prefix(8).map(CodePoint.notation).joined(separator: ", ")
    let more = missing.count > 8 ? " and \(missing.count - 8) more" : ""
    var finding = site.finding(
      rule, "no font of the system has \(points)\(more), so a box is shown",
      fix: "Remove the character, or add the app's own font that has it to fonts.yml.")
    finding.evidence.missing = missing
    return finding
  }
}

extension CheckedTree {
  /// The characters of visible texts that the system draws and the faces at hand do not, ascending: a gap of
  /// the faces, and no fault of the app.
  package var uncovered: [UInt32] {
    var points: Set<UInt32> = []
    for member in texts where !member.text.layout.missing.isEmpty && !member.site.isHidden {
      points.formUnion(member.text.layout.missing)
    }
    return points.filter { !CharacterProperties.isNeverDrawn($0) }.sorted()
  }
}
