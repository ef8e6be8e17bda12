import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let staleKey = RuleID("stale-key")
}

/// A key that code no longer has.
///
/// Holds for the source language alone: the key is stale in all.
struct StaleKeyCheck: CatalogCheck {
  let rule = Rule(
    .staleKey, fault: "K-6", title: "Stale key", looksAt: .catalogEntry, severity: .info,
    locales: .source,
    example: "`\"extractionState\" : \"stale\"`",
    precision: "What the catalog says, where no source that was read mentions the key.")

  /// Whether a key is stale: other rules then say nothing of it, as nobody sees its texts.
  static func concerns(_ entry: CheckedEntry) -> Bool { entry.entry.isStale }

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard entry.isSource, Self.concerns(entry) else { return [] }
    return [
      entry.finding(
        rule, at: entry.entry.place,
        CatalogFault(
          "Xcode did not find the key in code", fix: "Delete the key, or mark it as manual."))
    ]
  }
}
