package import OversetVocabulary

/// How many of the planted faults of a rule were found, and what was found of their clean twins.
package struct PlantTally: Sendable {
  /// The rule.
  package let rule: RuleID
  /// How many faults were planted.
  package var plantedCount = 0
  /// How many of them the rule found where they are.
  package var foundCount = 0
  /// How many findings of any rule the clean twins have.
  package var falseCount = 0
  /// What was missed and what was invented, the first of each.
  package var examples: [String] = []

  init(rule: RuleID) { self.rule = rule }

  /// Whether all was found and nothing invented.
  package var isPerfect: Bool { foundCount == plantedCount && falseCount == 0 }

  /// Found of planted, in percent; nil if the catalog gave nothing to plant the fault in.
  package var recall: Double? {
    plantedCount > 0 ? Double(foundCount) / Double(plantedCount) * 100 : nil
  }

  mutating func note(_ example: String) {
    if examples.count < 10 { examples.append(example) }
  }
}

extension [PlantTally] {
  /// A tally of a rule, which is added where there is none.
  mutating func update(_ rule: RuleID, _ change: (inout PlantTally) -> Void) {
    let index =
      firstIndex { $0.rule == rule }
      ?? {
        append(PlantTally(rule: rule))
        return count - 1
      }()
    change(&self[index])
  }
}
