import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let placeholderReorders = RuleID("placeholder-reorders")
}

/// An argument that is not isolated: filled with a word of the other direction, it changes the order of
/// the text around it (UAX #9, rules P2, N0 to N2, W2 and W7).
///
/// Holds for locales that run from right to left: names and values in Latin letters are usual there. An
/// argument before a unit of measurement is a number.
struct PlaceholderReordersCheck: CatalogTextCheck {
  let rule = Rule(
    .placeholderReorders, fault: "B-1", title: "Argument reorders the text", looksAt: .catalogText,
    severity: .info, locales: .rightToLeft,
    example: "Arabic “%@ (متصل)” filled with a Latin name",
    precision: """
      Off: whether the argument is a name, only code says; numbers, times and addresses stay in place. UAX #9 \
      with and without isolates; both are shown.
      """, isOnByDefault: false)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.locale.isRightToLeft, text.scalars.contains(CheckedText.argument) else {
      return nil
    }
    return FilledOrder.fault(
      of: text, entry, lines: text.rightToLeftLines, samples: ["Anna", "Martin", "Sofia"])
  }
}
