import OversetCatalogs
import OversetChecks
import OversetVocabulary

/// What rules about catalogs found, by cause: locales of which the same is said are one.
struct CatalogCauses {
  /// The causes: the gravest first, then by rule in the order of ``Rules``, then as the catalogs have the
  /// keys.
  let causes: [FindingCause]

  /// Accepts and groups findings.
  ///
  /// - Parameter findings: Of each locale, those of each catalog.
  init(_ findings: [[[Finding]]], acceptance: FindingAcceptance) {
    // A key of two tables is two keys.
    let tables = findings.map(\.count).max() ?? 0
    let causes = (0..<tables).flatMap { table in
      var own = findings.flatMap { $0.indices.contains(table) ? $0[table] : [] }
      acceptance.accept(&own)
      return FindingCause.causes(of: own)
    }
    self.causes = causes.enumerated().sorted { left, right in
      let (first, second) = (left.element.rule, right.element.rule)
      if first.severity != second.severity { return first.severity > second.severity }
      return (Rules.rank(first), left.offset) < (Rules.rank(second), right.offset)
    }.map(\.element)
  }

  /// Those of `notes` of which no rule says the same.
  func others(among notes: [CatalogNote]) -> [CatalogNote] {
    let known = Set(
      causes.flatMap { cause in
        cause.findings.map { Place(key: $0.key, message: $0.message, place: $0.place) }
      })
    return notes.filter {
      !known.contains(Place(key: $0.key, message: $0.message, place: $0.place))
    }
  }

  private struct Place: Hashable {
    let key: String?
    let message: String
    let place: SourcePlace?
  }
}
