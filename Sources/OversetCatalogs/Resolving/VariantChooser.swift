import OversetVocabulary

/// Chooses among the variants of a text.
struct VariantChooser {
  let deviceClass: String
  /// The locale whose plural rules apply.
  let locale: LocaleTag
  let pluralSelector: PluralSelector
  /// How wide a text may be, in the units of width variants; nil if nothing says so.
  var presentationWidth: Int?
  /// Steps to take wherever they are offered.
  let forced: LeafPath?

  /// A text and the way to it.
  struct Choice {
    let unit: StringUnit
    let path: LeafPath
  }

  /// Follows the variants down to a text.
  ///
  /// - Parameters:
  ///   - number: the number a plural goes by; `nil` takes `other`.
  ///   - issues: gets what was missing on the way.
  func choose(
    _ content: VariantContent, at path: LeafPath, number: Double?, issues: inout [FormatIssue]
  ) -> Choice? {
    guard let variation = variation(of: content, at: path) else {
      return content.unit.map { Choice(unit: $0, path: path) }
    }
    guard let variant = variant(of: variation, at: path, number: number) else {
      // A text beside incomplete variants is better than none.
      if let unit = content.unit { return Choice(unit: unit, path: path) }
      let isPlural = variation.axis == VariantAxis.plural
      let subject = isPlural ? category(of: number) : deviceClass
      issues.append(
        FormatIssue(kind: isPlural ? .missingPluralCategory : .missingDevice, subject: subject))
      return nil
    }
    let step = LeafPath.Step.variant(axis: variation.axis, name: variant.name)
    return choose(variant.content, at: path.appending(step), number: number, issues: &issues)
  }

  private func variation(of content: VariantContent, at path: LeafPath) -> Variation? {
    if let forced, forced.steps.starts(with: path.steps) {
      guard forced.steps.count > path.steps.count else {
        // The way ends here: it is the plain text that is meant, if there is one.
        return content.unit == nil ? content.variations.first : nil
      }
      if case .variant(let axis, _) = forced.steps[path.steps.count] {
        return content.variation(along: axis)
      }
    }
    return content.variation(along: VariantAxis.device) ?? content.variations.first
  }

  private func variant(of variation: Variation, at path: LeafPath, number: Double?) -> Variant? {
    if let forced, forced.steps.starts(with: path.steps), forced.steps.count > path.steps.count,
      case .variant(variation.axis, let name) = forced.steps[path.steps.count]
    {
      return variation.variant(named: name)
    }
    let names =
      switch variation.axis {
      case VariantAxis.plural: pluralNames(for: number)
      case VariantAxis.device: [deviceClass]
      case VariantAxis.width: [widthName(of: variation)].compactMap { $0 }
      default: [String]()
      }
    return (names + [VariantName.other]).lazy.compactMap { variation.variant(named: $0) }.first
  }

  /// The largest width that is not above the one there is, else the smallest (Apple,
  /// `variantFittingPresentationWidth`; the smallest from memory); the largest where all is open.
  private func widthName(of variation: Variation) -> String? {
    let widths = variation.cases.compactMap { variant in
      Int(variant.name).map { (width: $0, name: variant.name) }
    }.sorted { $0.width < $1.width }
    guard let presentationWidth else { return widths.last?.name }
    return (widths.last { $0.width <= presentationWidth } ?? widths.first)?.name
  }

  /// An explicit `zero` is honoured for 0 in every language.
  private func pluralNames(for number: Double?) -> [String] {
    number == 0 ? ["zero", category(of: number)] : [category(of: number)]
  }

  private func category(of number: Double?) -> String {
    number.map { pluralSelector($0, locale) } ?? VariantName.other
  }
}
