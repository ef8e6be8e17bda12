import OversetCatalogs
import OversetChecks
import OversetConfig
import OversetProject
import OversetText
import OversetUnicode
package import OversetVocabulary

extension PreparedCheck {
  /// The texts that keys have in a locale and those that they lack: what fails first, by how much it is over its room;
  /// texts that are equal in that in the order of the catalogs.
  package func texts(in locale: LocaleTag) -> [ListedText] {
    let lister = TextLister(self, locale)
    var texts: [ListedText] = []
    for table in ground.input.tables {
      for number in table.keys.indices {
        for entry in table.entries(number..<number + 1) where entry.shouldTranslate {
          texts += lister.texts(of: entry)
        }
      }
    }
    return texts.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.group != second.group { return first.group < second.group }
      let (excess, other) = (first.excess, second.excess)
      return excess == other ? left.offset < right.offset : excess > other
    }.map(\.element)
  }
}

extension ListedText {
  /// By how much it is over its room, in percent.
  fileprivate var excess: Double { worst?.evidence.fit?.percentOver ?? -.infinity }
}

/// Puts what a check found beside the texts of a locale.
private struct TextLister {
  let locale: LocaleTag
  let policy: FailurePolicy
  /// By key.
  let found: [String: [Finding]]

  init(_ check: PreparedCheck, _ locale: LocaleTag) {
    self.locale = locale
    policy = FailurePolicy(strict: check.project.matrix.strict)
    found = Dictionary(grouping: check.outcome.allFindings.filter { $0.locale == locale }) {
      $0.key ?? ""
    }
  }

  func texts(of entry: CatalogEntry) -> [ListedText] {
    var sources: [LeafPath: String] = [:]
    var leaves: [CatalogLeaf] = []
    entry.forEachLeaf { leaf in
      if leaf.locale == entry.sourceLanguage { sources[leaf.path] = leaf.value }
      if leaf.locale == locale { leaves.append(leaf) }
    }
    guard !leaves.isEmpty else { return missing(entry, sources) }
    // Of the texts for several devices a proposal replaces all: they are listed once.
    var listed: Set<String> = []
    return leaves.compactMap { leaf in
      let plural = leaf.path.pluralCategory == nil ? nil : leaf.path.description
      guard listed.insert(plural ?? "").inserted else { return nil }
      let source = sources[leaf.path] ?? entry.source.text
      return text(of: entry, plural, source, text: leaf.value, file: leaf.place.file)
    }
  }

  private func missing(_ entry: CatalogEntry, _ sources: [LeafPath: String]) -> [ListedText] {
    guard locale != entry.sourceLanguage, !entry.source.text.isEmpty else { return [] }
    let varies = sources.keys.contains { path in
      if case .variant(VariantAxis.plural, _)? = path.steps.first { true } else { false }
    }
    guard varies else {
      return [text(of: entry, nil, entry.source.text, text: nil, file: entry.place.file)]
    }
    return PluralRules(locale: locale).categories.map { category in
      let source = sources[LeafPath([.plural(category.rawValue)])] ?? entry.source.text
      return text(
        of: entry, category.rawValue, source, text: nil, file: entry.place.file)
    }
  }

  private func text(
    of entry: CatalogEntry, _ plural: String?, _ source: String, text: String?, file: String
  ) -> ListedText {
    let own = (found[entry.key] ?? []).filter { finding in
      let place = finding.place?.file ?? file
      return place == file || place == entry.place.file
    }.filter {
      $0.catalogText?.slot == nil || plural == nil || $0.catalogText?.variant == plural
    }
    let worst = ProposalOutcome.gravest(own, policy)
    let group: ListedText.Group =
      if own.contains(where: policy.fails) {
        .failing
      } else if text == nil {
        .missing
      } else if own.contains(where: { $0.known == nil }) {
        .found
      } else {
        .rest
      }
    return ListedText(
      key: entry.key, file: file, plural: plural, sourceLocale: entry.sourceLanguage,
      source: source, text: text, comment: entry.comment, worst: worst, group: group)
  }
}
