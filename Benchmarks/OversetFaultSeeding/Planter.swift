package import OversetCatalogs
package import OversetVocabulary

/// A fault, and the same entry with something harmless in its place.
package struct Plant {
  /// The entry with the fault.
  package let faulty: CatalogEntry
  /// The nearest entry without it.
  package let twin: CatalogEntry
  /// The variant at which the fault has to be found, such as `plural.few`; empty for the whole text.
  package let variant: String

  init(_ faulty: CatalogEntry, twin: CatalogEntry, variant: String = "") {
    self.faulty = faulty
    self.twin = twin
    self.variant = variant
  }
}

/// Puts one kind of fault into clean entries, by means of its own: it does not ask the rule.
package struct Planter: Sendable {
  /// The rule that has to find the fault.
  package let rule: RuleID
  /// The entry with the fault and its twin; nil if the entry cannot have it.
  package let plant: @Sendable (PlantSite) -> Plant?

  init(_ rule: RuleID, plant: @escaping @Sendable (PlantSite) -> Plant?) {
    self.rule = rule
    self.plant = plant
  }

  /// Every kind.
  ///
  /// Not planted are `shape-loss`, which the reader of files remarks, and the rules that are off by
  /// default.
  package static let all: [Planter] =
    keyPlanters + textPlanters + markupPlanters + pluralPlanters + formatPlanters + numberPlanters
    + directionPlanters
}
