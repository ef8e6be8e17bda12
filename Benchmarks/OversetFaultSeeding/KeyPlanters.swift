import OversetCatalogs
import OversetChecks
import OversetVocabulary

extension Planter {
  /// Faults of keys and of what a catalog says of them.
  static let keyPlanters: [Planter] = [
    Planter(.rawKey) { site in
      guard site.isSource, site.entry.place.file.hasSuffix(".xcstrings"),
        site.source.map(PlantSite.hasLetter) == true
      else { return nil }
      let key = "planted.entry\(site.index).title"
      return Plant(
        site.renamed(key, hasSource: false), twin: site.renamed(key, hasSource: true))
    },
    Planter(.fragmentKey) { site in
      guard site.isSource, let source = site.source, PlantSite.hasLetter(source),
        source.last.map({ ".!?".contains($0) }) == false
      else { return nil }
      return Plant(
        site.renamed("planted_\(site.index)_part1", hasSource: true),
        twin: site.renamed("planted_\(site.index)_partner", hasSource: true))
    },
    Planter(.staleKey) { site in
      guard site.isSource else { return nil }
      return Plant(site.marked("stale"), twin: site.marked("manual"))
    },
    Planter(.needsReview) { site in
      guard let (text, _) = site.translation else { return nil }
      return Plant(site.with(text, state: "needs_review"), twin: site.with(text))
    },
    Planter(.translationMissing) { site in
      guard let (text, source) = site.translation, PlantSite.isProse(source) else { return nil }
      let faulty = site.with(nil)
      guard !faulty.lookup(locale: site.locale).isTranslated else { return nil }
      return Plant(faulty, twin: site.with(text))
    },
    Planter(.translationBlank) { site in
      // Words that join others may have nothing in their place, and so may texts of Interface Builder and forms.
      guard let (text, source) = site.translation, !KeyText.isOfInterfaceBuilder(site.entry.key),
        !KeyText.isOfPluralForm(site.entry.key),
        source.filter(\.isLetter).count > 3, !source.contains("%"),
        source.first?.isWhitespace == false, source.last?.isWhitespace == false
      else { return nil }
      return Plant(site.with(" "), twin: site.with(text))
    },
    Planter(.sameAsSource) { site in
      guard let (text, source) = site.translation, PlantSite.isProse(source),
        site.entry.sourceLanguage.language != site.language
      else { return nil }
      return Plant(site.with(source), twin: site.with(text))
    },
  ]
}
