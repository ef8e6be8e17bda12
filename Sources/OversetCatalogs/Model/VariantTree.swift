import OversetVocabulary

/// Puts the texts of a localization together from the ways to them.
struct VariantTree {
  private var unit: StringUnit?
  /// The alternatives by axis, in the order of their first texts.
  private var axes = Branches<Branches<VariantTree>>()
  private var parts = Branches<VariantTree>()

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
      substitutions: parts.list.map {
        Substitution(
          name: $0.name, argumentNumber: nil, formatSpecifier: nil, content: $0.value.content,
          place: $0.place)
      }, place: place)
  }

  private var content: VariantContent {
    VariantContent(
      unit: unit,
      variations: axes.list.map { axis in
        Variation(
          axis: axis.name,
          cases: axis.value.list.map {
            Variant(name: $0.name, content: $0.value.content, place: $0.place)
          }, place: axis.place)
      })
  }

  private mutating func insert(_ unit: StringUnit, steps: ArraySlice<LeafPath.Step>) {
    guard let step = steps.first else {
      self.unit = self.unit ?? unit
      return
    }
    let rest = steps.dropFirst()
    switch step {
    case .substitution(let name):
      let part = parts.position(of: name, at: unit.place, default: VariantTree())
      parts.list[part].value.insert(unit, steps: rest)
    case .variant(let axis, let name):
      let choice = axes.position(of: axis, at: unit.place, default: Branches())
      let branch = axes.list[choice].value.position(
        of: name, at: unit.place, default: VariantTree())
      axes.list[choice].value.list[branch].value.insert(unit, steps: rest)
    }
  }
}

/// Named parts in the order of their first texts.
private struct Branches<Value> {
  var list: [(name: String, place: SourcePlace, value: Value)] = []
  private var positions: [ExactString: Int] = [:]

  var isEmpty: Bool { list.isEmpty }

  /// Where the part of a name is; a new one is added, with the place of its first text.
  mutating func position(
    of name: String, at place: SourcePlace, default value: @autoclosure () -> Value
  ) -> Int {
    let exact = ExactString(name)
    if let known = positions[exact] { return known }
    positions[exact] = list.count
    list.append((name, place, value()))
    return list.count - 1
  }
}
