import OversetChecks
import OversetConfig

/// What a check of catalogs did not need of what the project accepts.
///
/// A check looks at some files and locales: what is about others is left alone.
struct StaleCatalogSuppressions {
  let project: Project
  /// Whether strings were laid out in their own slots on all devices.
  let isWhole: Bool

  /// The suppressions of keys, the entries of the baseline, and what has expired.
  func suppressions(_ outcome: SlotOutcome, keys: Set<String>) -> [Suppression] {
    project.expiredSuppressions + unused(outcome, keys) + gone(outcome)
  }

  /// Only what names a key that the files have: the rest may be meant for other files. Of what rules about
  /// layouts find, runs know.
  private func unused(_ outcome: SlotOutcome, _ keys: Set<String>) -> [Suppression] {
    let rules = Set(CatalogChecks.all.map(\.rule.name))
    let used = Set(outcome.catalogFindings.compactMap(\.known))
    return project.checks.known.filter { suppression in
      rules.contains(suppression.rule) && suppression.key.map(keys.contains) == true
        && suppression.locale.map(outcome.locales.contains) ?? true && !used.contains(suppression)
    }
  }

  /// Entries of the baseline of which nothing was found.
  private func gone(_ outcome: SlotOutcome) -> [Suppression] {
    guard !project.baseline.catalogEntries.isEmpty else { return [] }
    let files = Set(outcome.files)
    let texts = outcome.findings.map { Baseline.CatalogEntry($0) }
    let issues = outcome.catalogFindings.flatMap { issue in
      issue.sites.map { Baseline.CatalogEntry(issue, $0) }
    }
    let found = Set(texts + issues)
    return project.baseline.catalogEntries.filter { entry in
      files.contains(entry.file) && outcome.locales.contains(entry.locale)
        && (entry.cells.isEmpty || isWhole) && !found.contains(entry.withoutCells)
    }.map { entry in
      var suppression = Baseline.gone(entry.rule, entry.key, locale: entry.locale)
      suppression.key = entry.key
      return suppression
    }
  }
}
