import OversetUnicode
package import OversetVocabulary

extension RuleID {
  package static let casingResidue = RuleID("casing-residue")
}

/// What a change of case by the wrong locale leaves behind: i with a second dot, of the Turkish capital
/// with its dot.
///
/// Holds for every locale but Lithuanian, which writes such letters. A capital I for a dotted one cannot
/// be told from the right spelling without a dictionary.
struct CasingResidueCheck: CatalogTextCheck {
  let rule = Rule(
    .casingResidue, fault: "C-1", title: "Letter damaged by a change of case",
    looksAt: .catalogText, severity: .error, locales: .languagesExcept(["lt"]),
    example: "“i̇ptal” with a second dot",
    precision: "Exact; an I in place of İ cannot be detected without a dictionary.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.odd), entry.locale.language != "lt",
      zip(text.scalars, text.scalars.dropFirst()).contains(where: { $0 == 0x69 && $1 == 0x0307 })
    else { return nil }
    return CatalogFault(
      "an “i” is followed by U+0307, a second dot: “İ” was lowercased by the rules of another "
        + "language", fix: "Write a plain “i”.")
  }
}
