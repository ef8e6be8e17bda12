import OversetVocabulary

/// Counts what the texts of a localization expand to, before any of them is expanded.
///
/// A form that names another twice, which names a third one twice, doubles with each. What is counted is a
/// bound from above: of several forms the longest, and a reference to itself as often as it may be followed.
struct ExpansionCost {
  private let localization: Localization
  /// The numbers of substitutions, by their names.
  private let numbers: [ExactString: Int]
  /// The forms of each substitution.
  private let forms: [[Form]]
  /// The bytes that each substitution expands to.
  private let sizes: [Int]

  /// A text, by its length and the substitutions it names.
  private struct Form {
    let bytes: Int
    let references: [Int]

    /// Its length with the substitutions in place.
    func size(_ sizes: [Int]) -> Int { references.reduce(bytes) { sum($0, sizes[$1]) } }
  }

  /// Spends what all texts of a localization expand to, each text of a substitution within its whole text.
  ///
  /// - Throws: `Diagnostic` at its place where that is more than is left of the budget.
  static func spend(
    on localization: Localization, _ budget: inout ReadingBudget
  ) throws(Diagnostic) {
    guard !localization.substitutions.isEmpty else { return }
    try budget.write(ExpansionCost(localization).total, at: localization.place)
  }

  private init(_ localization: Localization) {
    self.localization = localization
    let names = localization.substitutions.map { ExactString($0.name) }
    let numbers = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    self.numbers = numbers
    forms = localization.substitutions.map { Self.forms(of: $0.content, numbers) }
    sizes = Self.sizes(of: forms)
  }

  private var total: Int {
    let whole = Self.forms(of: localization.content, numbers)
    let wholeSizes = whole.map { $0.size(sizes) }
    let parts = forms.reduce(0) { $0 + $1.count }
    // To find the whole text of a part means to look through the choices around it as well.
    let (product, overflows) = parts.multipliedReportingOverflow(
      by: sum(wholeSizes.max() ?? 0, whole.count))
    return wholeSizes.reduce(overflows ? .max : product, sum)
  }

  private static func forms(
    of content: VariantContent, _ numbers: [ExactString: Int]
  ) -> [Form] {
    var forms: [Form] = []
    content.forEachUnit(at: .root) { _, unit in
      let names = FormatString.substitutionNames(in: unit.value)
      forms.append(
        Form(
          bytes: unit.value.utf8.count, references: names.compactMap { numbers[ExactString($0)] }))
    }
    return forms
  }

  /// Each round follows references one deeper, until nothing changes.
  private static func sizes(of forms: [[Form]]) -> [Int] {
    var sizes = [Int](repeating: 0, count: forms.count)
    // On the way down each substitution is open at most once.
    for _ in 0..<min(FormatLimits.substitutionDepth, forms.count) {
      let longer = forms.map { $0.map { $0.size(sizes) }.max() ?? 0 }
      if longer == sizes { break }
      sizes = longer
    }
    return sizes
  }
}

/// A sum that stays at the greatest number instead of passing it.
private func sum(_ left: Int, _ right: Int) -> Int {
  let (sum, overflows) = left.addingReportingOverflow(right)
  return overflows ? .max : sum
}
