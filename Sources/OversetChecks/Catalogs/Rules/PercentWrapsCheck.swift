import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let percentWraps = RuleID("percent-wraps")
}

/// An ordinary space before a percent sign: the line may break there.
///
/// Holds for the locales that write a space there, which by CLDR is one without a break. In the first sixteen characters
/// of a line nothing breaks, and “50 %” alone stands in a line of its own.
struct PercentWrapsCheck: CatalogTextCheck {
  let rule = Rule(
    .percentWraps, fault: "N-1", title: "Percent sign may wrap", looksAt: .catalogText,
    severity: .info, locales: .spacedPercent,
    example: "German “Der Akku ist zu 50 % voll” with an ordinary space",
    precision: "CLDR requires a non-breaking space.")

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard text.traits.contains(.percent), !Self.isNumberAlone(text) else { return nil }
    let pattern = entry.locale.percent
    guard pattern.isPlain, pattern.hasSpace, !pattern.isBefore,
      Share.all(in: text.scalars).contains(where: { !$0.isBefore && $0.mayWrap }),
      FormatFault.first(of: text, in: entry) == nil
    else { return nil }
    return CatalogFault(
      "there is an ordinary space before the percent sign, so a line can break there",
      fix: "Replace the space with U+00A0.")
  }

  /// Whether a text is a share in digits and nothing else.
  private static func isNumberAlone(_ text: CheckedText) -> Bool {
    text.scalars.allSatisfy {
      $0 == 0x25 || $0 == 0x2C || $0 == 0x2E || CheckedText.isDigit($0) || CheckedText.isSpace($0)
    }
  }
}
