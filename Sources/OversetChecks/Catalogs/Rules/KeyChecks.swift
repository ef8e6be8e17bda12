import OversetVocabulary
import OversetCatalogs

/// A key that is an identifier and has no text in the source language: it shows as it is.
///
/// Holds for the source language alone. Only string catalogs say for sure that there is no text: a
/// `.strings` file may be short of texts that a storyboard or the code has.
struct RawKeyCheck: CatalogCheck {
  let rule = Rule(
    name: "raw-key", fault: "K-1", title: "Raw key on screen", severity: .error, locales: .source)

  func findings(in entry: CheckedEntry) -> [CatalogFinding] {
    let key = entry.entry.key
    guard entry.isSource, !entry.source.isKnown, entry.entry.extractionState != "stale",
      entry.entry.place.file.hasSuffix(".xcstrings"), !Self.isInterfaceBuilderKey(key)
    else { return [] }
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault(
          "“\(key)” has no text in \(entry.locale.tag), so the key itself is shown",
          fix: "Give the key a text in \(entry.locale.tag)."))
    ]
  }

  /// `6DV-cd-fda.title`: the text is in a storyboard.
  private static func isInterfaceBuilderKey(_ key: String) -> Bool {
    guard let object = key.split(separator: ".").first else { return false }
    return object.split(separator: "-").map(\.count) == [3, 2, 3]
  }
}

/// A key whose name says that its text is put together with others.
///
/// Holds for the source language alone: the key is the same in all. `prefix` and `suffix` may also be
/// what a field is called, so their text has to look like a part.
struct FragmentKeyCheck: CatalogCheck {
  let rule = Rule(
    name: "fragment-key", fault: "K-3", title: "Sentence in parts", severity: .warning,
    locales: .source)

  func findings(in entry: CheckedEntry) -> [CatalogFinding] {
    guard entry.isSource, let part = Self.part(of: entry.entry.key),
      let text = entry.texts.first, !text.isBlank,
      part.last?.isNumber == true || Self.looksLikePart(text)
    else { return [] }
    return [
      entry.finding(
        rule, at: text,
        CatalogFault(
          "the key ends in “\(part)”: the text is joined with others, in an order that not every "
            + "language has", fix: "Make one key of the whole sentence, with placeholders."))
    ]
  }

  /// The last word of an identifier, if it is `part1`, `prefix` or `suffix`.
  private static func part(of key: String) -> String? {
    let bytes = key.utf8
    guard let separator = bytes.lastIndex(where: { $0 == 0x5F || $0 == 0x2E || $0 == 0x2D }),
      !bytes.contains(0x20)
    else { return nil }
    let word = key[bytes.index(after: separator)...].lowercased()
    if word == "prefix" || word == "suffix" { return word }
    guard word.hasPrefix("part"), word.count > 4, word.dropFirst(4).allSatisfy(\.isNumber) else {
      return nil
    }
    return word
  }

  private static func looksLikePart(_ text: CheckedText) -> Bool {
    guard let first = text.scalars.first, let last = text.scalars.last else { return false }
    return first == 0x20 || last == 0x20
  }
}

/// A text with a space at an edge, or an open bracket at its end: something is put beside it.
///
/// Holds for the source language alone; what translations have otherwise is drift.
struct FragmentTextCheck: CatalogTextCheck {
  let rule = Rule(
    name: "fragment-text", fault: "K-3", title: "Text is a part of another", severity: .warning,
    locales: .source)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard entry.isSource, !text.isBlank, let end = Self.openEnd(of: text) else { return nil }
    return CatalogFault(
      "the text \(end), so it is joined with another one or the character is a slip",
      fix: "Make one key of the whole sentence, with placeholders, or take the character out.")
  }

  private static func openEnd(of text: CheckedText) -> String? {
    guard let first = text.scalars.first, let last = text.scalars.last else { return nil }
    if last == 0x20 { return "ends in a space" }
    if first == 0x20 { return "begins with a space" }
    if last == 0x28 || last == 0x5B { return "ends in an open bracket" }
    return nil
  }
}

/// A key that code no longer has.
///
/// Holds for the source language alone: the key is stale in all.
struct StaleKeyCheck: CatalogCheck {
  let rule = Rule(
    name: "stale-key", fault: "K-6", title: "Stale key", severity: .info, locales: .source)

  func findings(in entry: CheckedEntry) -> [CatalogFinding] {
    guard entry.isSource, entry.entry.extractionState == "stale" else { return [] }
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault("the key was not found in code", fix: "Delete the key, or mark it manual."))
    ]
  }
}

/// A translation that somebody still has to look at. Holds for every locale but the source's.
struct NeedsReviewCheck: CatalogTextCheck {
  let rule = Rule(
    name: "needs-review", fault: "K-6", title: "Needs review", severity: .info,
    locales: .translations)

  func fault(of text: CheckedText, in entry: CheckedEntry) -> CatalogFault? {
    guard !entry.isSource, text.unit.state == "needs_review" else { return nil }
    return CatalogFault(
      "the translation is marked for review", fix: "Review it and mark it as translated.")
  }
}

/// Shapes of a localization that the catalog compiler refuses or of which it loses a part. Holds for
/// every locale.
struct ShapeLossCheck: CatalogCheck {
  let rule = Rule(
    name: "shape-loss", fault: "K-6", title: "Variants are lost", severity: .error, locales: .every)

  private static let kinds: Set<CatalogNote.Kind> = [
    .textBesideVariants, .axesSideBySide, .refusedNesting, .substitutionsWithoutText,
    .undefinedSubstitution,
  ]

  func findings(in entry: CheckedEntry) -> [CatalogFinding] {
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
  private static func locale(of note: CatalogNote, in entry: CheckedEntry) -> String? {
    entry.entry.localizations.values
      .filter { $0.place.file == note.place.file && $0.place <= note.place }
      .max { $0.place < $1.place }?.locale
  }
}
