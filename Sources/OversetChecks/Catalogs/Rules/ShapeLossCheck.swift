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
    guard !entry.source.notes.isEmpty else { return [] }
    return entry.source.notes
      .filter { Self.kinds.contains($0.kind) && Self.locale(of: $0, in: entry) == entry.locale.tag }
      .map { note in
        entry.finding(
          rule, at: note.place,
          CatalogFault(note.message, fix: "Keep one text or one set of variants."))
      }
  }

  /// The localization that begins last before the note.
  private static func locale(of note: CatalogNote, in entry: CheckedEntry) -> LocaleTag? {
    entry.entry.localizations.values
      .filter { $0.place.file == note.place.file && $0.place <= note.place }
      .max { $0.place < $1.place }?.locale
  }
}
