import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let foreignNameReorders = RuleID("foreign-name-reorders")
}

/// An argument that, filled with an Arabic name, changes the order of a text that runs from left to
/// right.
///
/// Holds for locales that run from left to right. Off: most arguments never hold words of that
/// direction, and a catalog does not say which do.
struct ForeignNameReordersCheck: CatalogTextCheck {
  let rule = Rule(
    .foreignNameReorders, fault: "B-1", title: "Arabic argument reorders the text",
    looksAt: .catalogText, severity: .info, locales: .leftToRight,
    example: "“%@: 3 files” filled with an Arabic name",
    precision: "Off: few arguments ever contain such words.", isOnByDefault: false)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard !entry.locale.isRightToLeft, text.scalars.contains(CheckedText.argument) else {
      return nil
    }
    let lines = text.scalars.split(separator: 0x0A)
    return FilledOrder.fault(of: text, entry, lines: lines, samples: ["سارة", "محمد", "ليلى"])
  }
}
