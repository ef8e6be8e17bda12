package import OversetVocabulary

/// Something that looks for what its rule describes.
package protocol Check: Sendable {
  /// What it looks for.
  var rule: Rule { get }
}

/// The rules of this version.
package enum Rules {
  /// Every rule: those about laid-out components, in the order of reports, then those about texts in
  /// slots, then those about catalogs, then those about source.
  package static let all: [Rule] =
    TreeChecks.all.map(\.rule) + [LineGrowth.rule] + CatalogChecks.all.map(\.rule)
    + SourceChecks.all.map(\.rule)

  /// The rule of a name; nil if there is none.
  package static func rule(_ id: RuleID) -> Rule? { byID[id] }

  /// The place of a rule in ``all``.
  package static func rank(_ rule: Rule) -> Int { ranks[rule.id] ?? all.count }

  private static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
  private static let ranks = Dictionary(zip(all.map(\.id), all.indices)) { first, _ in first }
}
