package import OversetChecks
package import OversetVocabulary

/// A text that a key has or lacks in a locale, as translators see it in a list.
package struct ListedText: Sendable {
  /// Where a text stands in a list, the first first.
  package enum Group: String, CaseIterable, Comparable, Sendable {
    /// Something found about it fails a check.
    case failing
    /// Something is found about it that fails none.
    case found
    /// The locale has no text for the key.
    case missing
    /// Nothing is found about it, or what is found is accepted.
    case rest

    package static func < (left: Group, right: Group) -> Bool { left.order < right.order }

    private var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The key.
  package let key: String
  /// The file of the text; of a missing one that of the key.
  package let file: String
  /// What a ``ProposedText`` names its plural form by; nil for a text without forms.
  package let plural: String?
  /// The language of the source text.
  package let sourceLocale: LocaleTag
  /// The source text; nil for a key that nobody has written a text for.
  package let source: String?
  /// The text; nil for a missing one.
  package let text: String?
  /// What the catalog says to translators.
  package let comment: String?
  /// The gravest that the check found about it, accepted findings too; nil for nothing.
  package let worst: Finding?
  /// Where it stands.
  package let group: Group
}
