import OversetVocabulary

/// Puts the texts of a localization together from the ways to them.
struct VariantTree {
  private var unit: StringUnit?
  /// The alternatives by axis, in the order of their first texts.
  private var axes: [(name: String, place: SourcePlace, cases: [Case])] = []
  private var parts: [(name: String, place: SourcePlace, tree: VariantTree)] = []

  private struct Case {
    let name: String
    let place: SourcePlace
    var tree = VariantTree()
  }

  /// Whether there is no text.
  var isEmpty: Bool { unit == nil && axes.isEmpty && parts.isEmpty }

  /// Adds a text at the end of a way; of two at one end the first counts.
  mutating func insert(_ unit: StringUnit, at path: LeafPath) {
    insert(unit, steps: path.steps[...])
  }

  /// The texts as a localization.
  func localization(locale: LocaleTag, place: SourcePlace) -> Localization {
    Localization(
      locale: locale, content: content,
      substitutions: parts.map {
        Substitution(
          name: $0.name, argumentNumber: nil, formatSpecifier: nil, content: $0.tree.content,
          place: $0.place)
      }, place: place)
  }

  private var content: VariantContent {
    VariantContent(
      unit: unit,
      variations: axes.map { axis in
        Variation(
          axis: axis.name,
          cases: axis.cases.map {
            Variant(name: $0.name, content: $0.tree.content, place: $0.place)
          }, place: axis.place)
      })
  }

  private mutating func insert(_ unit: StringUnit, steps: ArraySlice<LeafPath.Step>) {
    guard let step = steps.first else {
      self.unit = self.unit ?? unit
      return
    }
    switch step {
    case .substitution(let name):
      let index = parts.firstIndex { $0.name == name } ?? parts.endIndex
      if index == parts.endIndex { parts.append((name, unit.place, VariantTree())) }
      parts[index].tree.insert(unit, steps: steps.dropFirst())
    case .variant(let axis, let name):
      let index = axes.firstIndex { $0.name == axis } ?? axes.endIndex
      if index == axes.endIndex { axes.append((axis, unit.place, [])) }
      let found = axes[index].cases.firstIndex { $0.name == name }
      let position = found ?? axes[index].cases.endIndex
      if found == nil { axes[index].cases.append(Case(name: name, place: unit.place)) }
      axes[index].cases[position].tree.insert(unit, steps: steps.dropFirst())
    }
  }
}
