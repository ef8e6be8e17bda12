import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let fragmentText = RuleID("fragment-text")
}

/// A text with a space at an edge, or an open bracket at its end: something is put beside it.
///
/// Holds for the source language alone; what translations have otherwise is drift.
struct FragmentTextCheck: CatalogTextCheck {
  let rule = Rule(
    .fragmentText, fault: "K-3", title: "Text is part of another", looksAt: .catalogText,
    severity: .warning, locales: .source,
    example: "“Hello, ” with a space at its end",
    precision: "Exact; only in the source language. Judged by eye: 7 of 7 right.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isSource, !text.isBlank, let end = Self.openEnd(of: text) else { return nil }
    return CatalogFault(
      "the text \(end), so either it is joined with another text or the character is a mistake",
      fix: "Use one key for the whole sentence, with placeholders, or remove the character.")
  }

  private static func openEnd(of text: CheckedText) -> String? {
    guard let first = text.scalars.first, let last = text.scalars.last else { return nil }
    if last == 0x20 { return "ends with a space" }
    if first == 0x20 { return "begins with a space" }
    if last == 0x28 || last == 0x5B { return "ends with an opening bracket" }
    return nil
  }
}
