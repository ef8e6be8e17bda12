/// A rule that looks at the texts of one key in one locale.
package protocol CatalogCheck: Check {
  /// What it finds, in the order of the texts.
  func findings(in entry: CheckedEntry) -> [Finding]
}

/// A rule that looks at one text after the other.
protocol CatalogTextCheck: CatalogCheck {
  /// What is wrong with `text`, and what to do; nil if nothing is.
  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault?
}

/// What is wrong with a text, and what to do.
struct CatalogFault {
  let message: String
  let fix: String

  init(_ message: String, fix: String) {
    self.message = message
    self.fix = fix
  }
}

extension CatalogTextCheck {
  func findings(in entry: CheckedEntry) -> [Finding] {
    // Most texts have no fault: nothing is allocated for them.
    var findings: [Finding] = []
    for text in entry.texts {
      guard let fault = fault(of: text, in: entry) else { continue }
      findings.append(entry.finding(rule, at: text, fault))
    }
    return findings
  }
}

/// The rules about catalogs of this version, in the order of reports.
package enum CatalogChecks {
  /// Every rule, those that are off by default among them.
  package static let all: [any CatalogCheck] = [
    RawKeyCheck(), TranslationMissingCheck(), BlankTranslationCheck(), SameAsSourceCheck(),
    SameNameAsSourceCheck(), FragmentKeyCheck(), FragmentTextCheck(), PartedLinkCheck(),
    HTMLEntityCheck(), LiteralEscapeCheck(), MisreadTextCheck(), TokenCheck(),
    ShortcutPhraseCheck(), SpacingDriftCheck(),
    PunctuationDriftCheck(), StaleKeyCheck(), StrayKeyCheck(), NeedsReviewCheck(), ShapeLossCheck(),
    PluralCategoryMissingCheck(), PluralFormsMissingCheck(), PluralMillionsMissingCheck(),
    PluralDropsNumberCheck(),
    UnpluralisedCountCheck(), PluralOtherMissingCheck(), PluralCategoryUnusedCheck(),
    PluralFormsIdenticalCheck(), FormatArgumentsCheck(), ArgumentLeftOutCheck(), FormatOrderCheck(),
    FormatDetailCheck(),
    StrayPercentCheck(), SwallowedLetterCheck(), PercentFormatCheck(), PercentWrapsCheck(),
    MixedDigitsCheck(), PlaceholderReordersCheck(),
    ForeignNameReordersCheck(), NumberReversedCheck(), BaseDirectionCheck(),
    PunctuationJumpsCheck(), OddCharactersCheck(), CasingResidueCheck(),
  ]

  /// The rules that `overset check` asks.
  package static let onByDefault = all.filter(\.rule.isOnByDefault)
}
