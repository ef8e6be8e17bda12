package import OversetVocabulary

/// What a rule looks for, and what its documentation says: the one place that describes it.
///
/// Configuration, findings, reports and Docs/checks.md all read it here. A class, since every finding
/// holds its rule: what is copied is one reference.
package final class Rule: Sendable {
  /// The input of a rule.
  package enum Subject: Sendable, Hashable, CaseIterable {
    /// One text of a laid-out tree after the other.
    case treeText
    /// One text in its slot, beside the source text there.
    case slotText
    /// A laid-out tree as a whole.
    case tree
    /// One text of a catalog after the other.
    case catalogText
    /// A key of a catalog with all its texts in a locale.
    case catalogEntry
    /// What an app's source says.
    case source

    /// Whether a laid-out tree is looked at, and not a catalog.
    package var isTree: Bool { self == .tree || self == .treeText }
  }

  /// Its name: what configurations, baselines and reports spell.
  package let id: RuleID
  /// Its number in the catalogue of faults, such as `T-1`; nil for one that has none.
  package let fault: String?
  /// What it finds, in a few words.
  package let title: String
  /// The input it checks.
  package let looksAt: Subject
  /// How grave its findings are.
  package let severity: Severity
  /// The locales it can hold for.
  package let locales: RuleLocales
  /// The smallest thing that breaks it, in Markdown.
  package let example: String
  /// What it rests on, what it does not see, and how often it was right where that was counted.
  package let precision: String
  /// Whether it is asked where a project says nothing. A rule that cannot be sure is off, and says why.
  package let isOnByDefault: Bool
  /// Whether what it finds is the same in every cell, so that a run says it once for each component.
  package let isSaidOnce: Bool

  /// Describes a rule.
  package init(
    _ id: RuleID, fault: String?, title: String, looksAt: Subject, severity: Severity,
    locales: RuleLocales, example: String, precision: String, isOnByDefault: Bool = true,
    isSaidOnce: Bool = false
  ) {
    self.id = id
    self.fault = fault
    self.title = title
    self.looksAt = looksAt
    self.severity = severity
    self.locales = locales
    self.example = example
    self.precision = precision
    self.isOnByDefault = isOnByDefault
    self.isSaidOnce = isSaidOnce
  }

  /// Its name as a configuration spells it.
  package var name: String { id.rawValue }
}

extension Rule: Hashable {
  /// Whether two describe one rule: a name has one description.
  package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
