package import OversetCatalogs
package import OversetConfig
package import OversetVocabulary

/// Rules for the slots of catalogs, guessed from keys, comments and lengths.
package struct SlotSuggestion: Sendable {
  /// A rule, and the keys whose slot it decides.
  package struct Part: Sendable {
    /// The rule.
    package let rule: SlotRule
    /// The keys.
    package let keys: [String]
  }

  /// The rules that decide at least one key; of several that cover a key the last counts.
  package let parts: [Part]
  /// The keys whose slot the catalogs state: they need no rule.
  package let statedKeys: [String]
  /// The keys of which nothing says where they are drawn.
  package let unknownKeys: [String]

  /// Guesses the slots of `catalogs`.
  ///
  /// - Throws: `Diagnostic` where the rules of the package cannot be read.
  package init(for catalogs: [StringCatalog]) throws(Diagnostic) {
    let rules = try SlotRules.guesses.rules
    let chooser = try SlotChooser()
    var keys: [Int: [String]] = [:]
    var stated: [String] = []
    var unknown: [String] = []
    for catalog in catalogs {
      for entry in catalog.entries {
        let choice = chooser.choice(for: EntryTraits(entry, table: catalog.table))
        if let guess = choice.guess {
          keys[guess, default: []].append(entry.key)
        } else if choice.slot != nil {
          stated.append(entry.key)
        } else {
          unknown.append(entry.key)
        }
      }
    }
    parts = keys.sorted { $0.key < $1.key }.map { Part(rule: rules[$0], keys: $1) }
    statedKeys = stated
    unknownKeys = unknown
  }
}
