import OversetVocabulary

/// Shapes of a localization that can be written but are refused or lose text when built.
struct StructureFaults {
  private let key: String
  private var notes: [CatalogNote] = []

  private init(key: String) {
    self.key = key
  }

  /// The faults of all localizations of an entry.
  static func find(in entry: CatalogEntry) -> [CatalogNote] {
    var faults = StructureFaults(key: entry.key)
    for locale in entry.locales {
      guard let localization = entry.localizations[locale] else { continue }
      faults.examine(localization)
    }
    faults.compareArgumentNumbers(of: entry)
    return faults.notes
  }

  private mutating func examine(_ localization: Localization) {
    examine(localization.content, under: [], at: localization.place)
    for substitution in localization.substitutions {
      examine(substitution.content, under: [], at: substitution.place)
    }
    examineReferences(of: localization)
  }

  // MARK: Nesting

  private mutating func examine(
    _ content: VariantContent, under outer: [String], at place: SourcePlace
  ) {
    if content.unit != nil, let variation = content.variations.first {
      note(
        .textBesideVariants, "a text and its variants are side by side", at: variation.place)
    }
    if content.variations.count > 1 {
      note(
        .axesSideBySide, "two axes are side by side; nest one in the other",
        at: content.variations[1].place)
    }
    for variation in content.variations { examine(variation, under: outer) }
  }

  private mutating func examine(_ variation: Variation, under outer: [String]) {
    if outer.contains(VariantAxis.plural) || outer.contains(variation.axis) {
      note(
        .refusedNesting, "“\(variation.axis)” under “\(outer.joined(separator: "” under “"))”",
        at: variation.place)
    }
    if variation.axis == VariantAxis.plural, variation.variant(named: VariantName.other) == nil {
      note(.missingOther, "the plural has no “other”", at: variation.place)
    }
    for variant in variation.cases {
      let isDeviceOther = variation.axis == VariantAxis.device && variant.name == VariantName.other
      if isDeviceOther, let inner = variant.content.variations.first {
        note(.refusedNesting, "variants under the device “other”", at: inner.place)
      }
      examine(variant.content, under: outer + [variation.axis], at: variant.place)
    }
  }

  // MARK: Substitutions

  private mutating func examineReferences(of localization: Localization) {
    guard !localization.substitutions.isEmpty || mentionsSubstitution(localization) else { return }
    if localization.content.isEmpty, let first = localization.substitutions.first {
      note(
        .substitutionsWithoutText, "there are substitutions, but no text that refers to them",
        at: first.place)
      return
    }
    var used: Set<ExactString> = []
    localization.forEachUnit { _, unit in
      for name in FormatString.substitutionNames(in: unit.value) {
        used.insert(ExactString(name))
        if localization.substitution(named: name) == nil {
          notes.append(
            CatalogNote(
              kind: .undefinedSubstitution, key: key,
              message: "the substitution “\(name)” does not exist", place: unit.place))
        }
      }
    }
    for substitution in localization.substitutions
    where !used.contains(ExactString(substitution.name)) {
      note(
        .unusedSubstitution, "the substitution “\(substitution.name)” is not used",
        at: substitution.place)
    }
  }

  private func mentionsSubstitution(_ localization: Localization) -> Bool {
    var mentions = false
    localization.forEachUnit { _, unit in
      mentions = mentions || !FormatString.substitutionNames(in: unit.value).isEmpty
    }
    return mentions
  }

  /// Compares, between locales, which argument a substitution of one name refers to.
  private mutating func compareArgumentNumbers(of entry: CatalogEntry) {
    var first: [ExactString: (number: Int, locale: LocaleTag)] = [:]
    for locale in entry.locales {
      guard let localization = entry.localizations[locale], !localization.substitutions.isEmpty
      else { continue }
      let numbers = SubstitutionNumbers(of: localization)
      for substitution in localization.substitutions {
        let name = ExactString(substitution.name)
        guard let number = numbers[substitution.name] else { continue }
        guard let earlier = first[name] else {
          first[name] = (number, locale)
          continue
        }
        if earlier.number != number {
          note(
            .argumentNumbersDiffer,
            "“\(substitution.name)” is argument \(number) here, but \(earlier.number) in "
              + "“\(earlier.locale)”; set “argNum” in both",
            at: substitution.place)
        }
      }
    }
  }

  private mutating func note(_ kind: CatalogNote.Kind, _ message: String, at place: SourcePlace) {
    notes.append(CatalogNote(kind: kind, key: key, message: message, place: place))
  }
}
