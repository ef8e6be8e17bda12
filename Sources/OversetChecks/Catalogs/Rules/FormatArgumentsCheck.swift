import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let formatArguments = RuleID("format-arguments")
}

/// Arguments of a translation that are not those of the source: a missing one loses what it says, a
/// needless one or one of another type shows garbage or ends the app.
///
/// Holds for every locale but the source's. A plural form may leave out its number.
struct FormatArgumentsCheck: CatalogCheck {
  let rule = Rule(
    .formatArguments, fault: "F-1", title: "Format arguments differ", looksAt: .catalogEntry,
    severity: .error, locales: .translations,
    example: "“%@” for “%lld”",
    precision: "Exact, after substitutions.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let comparison = ArgumentComparison(entry) else { return [] }
    return comparison.leaves.compactMap { leaf in
      guard let problem = comparison.problem(of: leaf), !comparison.isReordered(leaf) else {
        return nil
      }
      return entry.finding(
        rule, at: leaf.unit.place, variant: leaf.path, text: leaf.unit.value,
        CatalogFault(problem, fix: "Use the same arguments, with the same types, as in the source.")
      )
    }
  }
}
