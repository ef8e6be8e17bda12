import OversetCatalogs

/// A choice of texts by plural category, wherever it is in a localization.
struct PluralSet {
  /// The way to the choice.
  let path: LeafPath
  /// The categories and their texts.
  let variation: Variation
  /// The texts of the set, by category, among those of the entry.
  let texts: [(category: String, text: CheckedText)]

  /// Whether no form shows anything: what goes by the number is then said elsewhere.
  var isBlank: Bool { !texts.isEmpty && texts.allSatisfy(\.text.isBlank) }

  /// The names of the categories there are.
  var names: [String] { variation.cases.map(\.name) }

  /// The choices by plural category of a localization, which is one of `entry`, in file order.
  static func all(in localization: Localization, of entry: CheckedEntry) -> [PluralSet] {
    guard !localization.variations.isEmpty || !localization.substitutions.isEmpty else { return [] }
    var finder = Finder(texts: texts(of: entry))
    finder.find(in: localization.content, at: [])
    for substitution in localization.substitutions {
      finder.find(in: substitution.content, at: [.substitution(substitution.name)])
    }
    return finder.sets
  }

  /// The texts of every choice by plural category, by the way to it.
  private static func texts(
    of entry: CheckedEntry
  ) -> [LeafPath: [(category: String, text: CheckedText)]] {
    var texts: [LeafPath: [(category: String, text: CheckedText)]] = [:]
    for text in entry.texts {
      for (depth, step) in text.path.steps.enumerated() {
        guard case .variant(VariantAxis.plural, let name) = step else { continue }
        texts[LeafPath(Array(text.path.steps.prefix(depth))), default: []].append((name, text))
      }
    }
    return texts
  }

  private struct Finder {
    let texts: [LeafPath: [(category: String, text: CheckedText)]]
    var sets: [PluralSet] = []

    mutating func find(in content: VariantContent, at steps: [LeafPath.Step]) {
      for variation in content.variations {
        if variation.axis == VariantAxis.plural {
          let path = LeafPath(steps)
          sets.append(PluralSet(path: path, variation: variation, texts: texts[path] ?? []))
        }
        for variant in variation.cases where !variant.content.variations.isEmpty {
          find(
            in: variant.content,
            at: steps + [.variant(axis: variation.axis, name: variant.name)])
        }
      }
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
    return PluralSet.all(in: localization, of: entry).compactMap { set in
      fault(of: set, in: entry).map {
        entry.finding(rule, at: set.variation.place, variant: set.path, $0)
      }
    }
  }
}
