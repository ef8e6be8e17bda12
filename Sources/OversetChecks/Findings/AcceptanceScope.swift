import OversetConfig
package import OversetVocabulary

/// What was looked at: an acceptance of something else has not been proved stale.
package enum AcceptanceScope: Sendable {
  /// All of the matrix, or a part of it.
  case components(isWhole: Bool)
  /// Some files and locales, on all devices in the slots of the project or not.
  case catalogs(files: Set<String>, keys: Set<String>, locales: Set<LocaleTag>, isWhole: Bool)

  /// Whether what `suppression` covers would have been found.
  ///
  /// Of a check of catalogs only what names a key of the files: the rest may be meant for other files. Of
  /// what rules find about layouts, runs know.
  func holds(_ suppression: Suppression) -> Bool {
    guard let rule = Rules.rule(RuleID(rawValue: suppression.rule)) else { return false }
    return switch self {
    case .components(let isWhole): isWhole && rule.looksAt.isTree
    case .catalogs(_, let keys, let locales, _):
      !rule.looksAt.isTree && suppression.key.map(keys.contains) == true
        && suppression.locale.map(locales.contains) ?? true
    }
  }

  /// Whether what the baseline lists would have been found.
  func holds(_ entry: FindingBaseline.Entry) -> Bool {
    switch (self, entry.identity.subject) {
    case (.components(let isWhole), .node): isWhole
    case (.catalogs(let files, _, let locales, let isWhole), .text(let file, _, _, _)):
      files.contains(file) && locales.contains(entry.identity.locale)
        && (entry.cells.isEmpty || isWhole)
    default: false
    }
  }
}
