import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let drawnCasingResidue = RuleID("drawn-casing-residue")
}

/// What a change of case by the wrong locale leaves in a text that is drawn: “#i̇zmir” of “İzmir”.
///
/// Code makes it, so that no catalog has it. Lithuanian writes such letters.
struct DrawnCasingResidueCheck: ComponentTextCheck {
  let rule = Rule(
    .drawnCasingResidue, fault: "C-1", title: "Drawn letter damaged by a change of case",
    looksAt: .tree, severity: .error, locales: .languagesExcept(["lt"]),
    example: "`Text(\"#\\(city.lowercased())\")` of “İzmir”",
    precision: "Exact; an I in place of İ cannot be detected without a dictionary.")

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    let units = text.request.text
    guard !site.isHidden, units.contains(0x0307), text.request.locale.language != "lt",
      zip(units, units.dropFirst()).contains(where: { $0 == 0x69 && $1 == 0x0307 })
    else { return nil }
    return site.finding(
      rule,
      "an “i” is followed by U+0307, a second dot: “İ” was lowercased by the rules of another language",
      fix: "Change the case with the locale of the text: lowercased(with: locale).")
  }
}
