import OversetChecks
package import OversetVocabulary

extension Baseline {
  /// A finding of a catalog, wherever it was found.
  package struct CatalogEntry: Codable, Sendable, Hashable {
    /// The rule's name.
    package let rule: String
    /// The file that has the text, or the key where there is none. Lines move, so they are left out.
    package let file: String
    /// The catalog key.
    package let key: String
    /// Which variant of the key, such as `plural.few`; empty for a plain text or the whole key.
    package let variant: String
    /// The locale of the text.
    package let locale: LocaleTag
    /// Where the text is drawn; empty for a finding about the text itself.
    package let slot: String
    /// The devices, text sizes and settings of Bold Text with which it was found, as tokens, sorted; empty
    /// for a finding about the text itself.
    package let cells: [String]
  }
}

extension Baseline.CatalogEntry {
  /// A finding of a catalog; nil for one of a component.
  init?(_ identity: FindingIdentity, cells: [String]) {
    guard case .text(let file, let key, let variant, let slot) = identity.subject else {
      return nil
    }
    self.init(
      rule: identity.rule.rawValue, file: file, key: key, variant: variant,
      locale: identity.locale, slot: slot, cells: cells)
  }

  var pattern: FindingBaseline.Entry {
    FindingBaseline.Entry(
      FindingIdentity(
        rule: RuleID(rawValue: rule), locale: locale,
        subject: .text(file: file, key: key, variant: variant, slot: slot)),
      cells: Set(cells))
  }

  var order: [String] { [file, key, locale.identifier, variant, rule, slot] }
}
