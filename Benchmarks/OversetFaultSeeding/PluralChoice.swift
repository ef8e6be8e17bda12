import OversetCatalogs
import OversetUnicode

/// The choice of a text by plural category, at the top of a localization or in its only substitution.
struct PluralChoice {
  /// Which whole numbers come to a category.
  struct Numbers {
    /// Those of 1 to 200.
    let small: [Int]
    /// Whether a million does.
    let hasMillion: Bool
  }

  private let site: PlantSite
  private let localization: Localization
  private let substitution: Substitution?
  private let variation: Variation
  private let rules: PluralRules
  /// The forms.
  var cases: [Variant]

  /// Nil if the site has no such choice, or more than one.
  init?(_ site: PlantSite) {
    guard let localization = site.localization else { return nil }
    self.site = site
    self.localization = localization
    if localization.substitutions.isEmpty {
      substitution = nil
      guard localization.unit == nil, localization.variations.count == 1,
        let variation = localization.content.variation(along: VariantAxis.plural)
      else { return nil }
      self.variation = variation
    } else {
      guard localization.substitutions.count == 1, localization.variations.isEmpty,
        let only = localization.substitutions.first,
        let variation = only.content.variation(along: VariantAxis.plural)
      else { return nil }
      substitution = only
      self.variation = variation
    }
    cases = variation.cases
    rules = PluralRules(locale: site.locale)
  }

  /// A form.
  subscript(name: String) -> Variant? { cases.first { $0.name == name } }

  /// The categories of the language.
  var categories: [String] { rules.categories.map(\.rawValue) }

  /// The numbers of a category.
  func numbers(of name: String) -> Numbers {
    Numbers(
      small: (1...200).filter { rules.category(of: $0).rawValue == name },
      hasMillion: rules.category(of: 1_000_000).rawValue == name)
  }

  private var steps: [LeafPath.Step] { substitution.map { [.substitution($0.name)] } ?? [] }

  /// Where a finding about the choice stands.
  var variant: String { LeafPath(steps).description }

  /// Where a finding about one of its forms stands.
  func variant(_ name: String) -> String { LeafPath(steps + [.plural(name)]).description }

  /// The forms with another text for one of them.
  func replacing(_ name: String, with text: String) -> [Variant] {
    cases.map { form in
      guard form.name == name, let unit = form.content.unit else { return form }
      return Variant(
        name: name,
        content: VariantContent(
          unit: StringUnit(value: text, state: unit.state, place: unit.place)),
        place: form.place)
    }
  }

  /// The same forms in another order.
  var reversed: CatalogEntry { entry(cases.reversed()) }

  /// The entry with other forms.
  func entry(_ cases: [Variant]) -> CatalogEntry {
    let content = VariantContent(variations: [
      Variation(axis: VariantAxis.plural, cases: cases, place: variation.place)
    ])
    guard let substitution else {
      return site.with(
        Localization(locale: site.locale, content: content, place: localization.place))
    }
    return site.with(
      Localization(
        locale: site.locale, content: localization.content,
        substitutions: [
          Substitution(
            name: substitution.name, argumentNumber: substitution.argumentNumber,
            formatSpecifier: substitution.formatSpecifier, content: content,
            place: substitution.place)
        ], place: localization.place))
  }
}
