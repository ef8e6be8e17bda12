import OversetCatalogs

/// A choice of texts by plural category, wherever it is in a localization.
struct PluralSet {
  /// The way to the choice.
  let path: LeafPath
  /// The categories and their texts.
  let variation: Variation

  /// The names of the categories there are.
  var names: [String] { variation.cases.map(\.name) }

  /// The choices by plural category of a localization, in file order.
  static func all(in localization: Localization) -> [PluralSet] {
    guard !localization.variations.isEmpty || !localization.substitutions.isEmpty else { return [] }
    var sets = all(in: localization.content, at: [])
    for substitution in localization.substitutions {
      sets += all(in: substitution.content, at: [.substitution(substitution.name)])
    }
    return sets
  }

  private static func all(in content: VariantContent, at steps: [LeafPath.Step]) -> [PluralSet] {
    content.variations.flatMap { variation -> [PluralSet] in
      let own =
        variation.axis == VariantAxis.plural
        ? [PluralSet(path: LeafPath(steps), variation: variation)] : []
      return own
        + variation.cases.flatMap { variant in
          all(
            in: variant.content,
            at: steps + [.variant(axis: variation.axis, name: variant.name)])
        }
    }
  }

  /// The texts of the set, by category, among those of an entry.
  func texts(in entry: CheckedEntry) -> [(category: String, text: CheckedText)] {
    entry.texts.compactMap { text in
      guard text.path.steps.count > path.steps.count,
        Array(text.path.steps.prefix(path.steps.count)) == path.steps,
        case .variant(VariantAxis.plural, let name) = text.path.steps[path.steps.count]
      else { return nil }
      return (name, text)
    }
  }
}

/// A rule that looks at one choice by plural category after the other.
protocol PluralCheck: CatalogCheck {
  /// What is wrong with a set of forms; nil if nothing is.
  func fault(of set: PluralSet, in entry: CheckedEntry) -> CatalogFault?
}

extension PluralCheck {
  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let localization = entry.localization else { return [] }
    let sets = PluralSet.all(in: localization)
    guard !sets.isEmpty else { return [] }
    return sets.compactMap { set in
      fault(of: set, in: entry).map {
        entry.finding(rule, at: set.variation.place, variant: set.path, $0)
      }
    }
  }
}
