import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let shapeLoss = RuleID("shape-loss")
}

/// Shapes of a localization that the catalog compiler refuses or of which it loses a part. Holds for
/// every locale.
struct ShapeLossCheck: CatalogCheck {
  let rule = Rule(
    .shapeLoss, fault: "K-6", title: "Variants are lost", looksAt: .catalogEntry, severity: .error,
    locales: .every,
    example: "`stringUnit` beside `variations`",
    precision: "From the observed behaviour of the catalog compiler.")

  private static let kinds: Set<CatalogNote.Kind> = [
    .textBesideVariants, .axesSideBySide, .refusedNesting, .substitutionsWithoutText,
    .undefinedSubstitution,
  ]

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let notes = entry.source.notes[entry.locale.tag] else { return [] }
    return notes.filter { Self.kinds.contains($0.kind) }.map { note in
      entry.finding(
        rule, at: note.place,
        CatalogFault(note.message, fix: "Keep one text or one set of variants."))
    }
  }
}
