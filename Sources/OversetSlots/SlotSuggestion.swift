package import OversetCatalogs
package import OversetConfig
package import OversetVocabulary

/// Rules for the slots of catalogs, guessed from keys, comments, lengths and classes.
package struct SlotSuggestion: Sendable {
  /// A rule, and the keys whose slot it decides.
  package struct Part: Sendable {
    /// The rule.
    package let rule: SlotRule
    /// How many keys it decides.
    package let keyCount: Int
    /// The first of them.
    package let examples: [String]
  }

  /// The rules that decide at least one key; of several that cover a key the last counts.
  package let parts: [Part]
  /// The slot of the other keys.
  package let standard: String
  /// How many other keys there are.
  package let uncoveredCount: Int
  /// The first of them.
  package let uncoveredExamples: [String]

  private static let exampleCount = 3

  /// Guesses the slots of `catalogs`.
  ///
  /// - Throws: `Diagnostic` where the rules of the package cannot be read.
  package init(for catalogs: [StringCatalog]) throws(Diagnostic) {
    let rules = try SlotRules.guesses
    let chooser = try SlotChooser(rules, source: .guesses)
    var keys: [Int: [String]] = [:]
    var uncovered: [String] = []
    for catalog in catalogs {
      for entry in catalog.entries {
        if let rule = chooser.choice(for: EntryTraits(entry, table: catalog.table)).rule {
          keys[rule, default: []].append(entry.key)
        } else {
          uncovered.append(entry.key)
        }
      }
    }
    parts = keys.sorted { $0.key < $1.key }.map { index, keys in
      Part(
        rule: rules.rules[index], keyCount: keys.count,
        examples: Array(keys.prefix(Self.exampleCount)))
    }
    standard = rules.standard.value
    uncoveredCount = uncovered.count
    uncoveredExamples = Array(uncovered.prefix(Self.exampleCount))
  }
}
