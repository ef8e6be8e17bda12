package import OversetVocabulary

/// A text of a catalog as it would be shown, with sample arguments.
package struct Rendering: Sendable, Hashable {
  /// The variant that is shown, in the part that varies: `plural.few`,
  /// `substitutions.boats.plural.one`.
  package let path: LeafPath
  /// The place of that variant in its catalog.
  package let place: SourcePlace
  /// The text, whole, with where it comes from.
  package let resolved: ResolvedString
  /// The arguments it was made with.
  package let arguments: [FormatArgument]

  /// The text, before Markdown is resolved.
  package var text: String { resolved.text }
}

extension StringResolver {
  /// Every text of an entry in a locale once: a plain text, each variant, and each variant of
  /// each substitution within its whole text, the other substitutions at `other`.
  ///
  /// A text that only puts substitutions together has no rendering of its own: theirs show it.
  /// Texts for other devices than the resolver's are among them; ``Rendering/path`` tells.
  ///
  /// - Parameters:
  ///   - entry: the entry.
  ///   - locale: a BCP 47 tag; where the entry has no translation, its source is shown.
  ///   - samples: what arguments are filled with.
  package func renderings(
    of entry: CatalogEntry, locale: LocaleTag, samples: SampleChoice = SampleChoice()
  ) -> [Rendering] {
    let found = entry.lookup(locale: locale)
    return renderings(
      of: found, in: entry, locale: locale,
      specifiers: EntrySpecifiers(of: entry).adding(found.localization),
      samples: samples)
  }

  /// The same of what has been looked up, with the arguments that it takes: a check looks both up once.
  package func renderings(
    of found: Lookup, in entry: CatalogEntry, locale: LocaleTag, specifiers: [Int: FormatSpecifier],
    samples: SampleChoice
  ) -> [Rendering] {
    guard let localization = found.localization else { return [] }
    if specifiers.isEmpty, let unit = localization.onlyUnit {
      let resolved = resolved(unit, of: found)
      return [Rendering(path: .root, place: unit.place, resolved: resolved, arguments: [])]
    }
    var governing = GoverningArguments(of: localization, key: entry.key)
    var renderings: [Rendering] = []
    localization.forEachUnit { path, unit in
      guard !refersToSubstitutions(unit, of: localization, at: path) else { return }
      let arguments = SampleArguments.fill(
        specifiers, locale: found.locale,
        categories: Self.categories(at: path, &governing),
        choice: samples, pluralSelector: pluralSelector)
      let resolved = resolve(
        found, key: entry.key, arguments: arguments, locale: locale, forced: path,
        governing: localization.variations.isEmpty ? nil : governing.whole)
      renderings.append(
        Rendering(path: path, place: unit.place, resolved: resolved, arguments: arguments))
    }
    return renderings
  }

  private func refersToSubstitutions(
    _ unit: StringUnit, of localization: Localization, at path: LeafPath
  ) -> Bool {
    path.substitution == nil
      && FormatString.substitutionNames(in: unit.value).contains {
        localization.substitution(named: $0)?.content.isEmpty == false
      }
  }

  /// The plural category a variant asks of the argument it goes by.
  private static func categories(
    at path: LeafPath, _ governing: inout GoverningArguments
  ) -> [Int: String] {
    guard let category = path.pluralCategory, let argument = governing.number(of: path) else {
      return [:]
    }
    return [argument: category]
  }
}
