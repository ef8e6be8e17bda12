import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let formatDetail = RuleID("format-detail")
}

/// Width, precision or flags of an argument that differ from the source's. Holds for every locale but
/// the source's.
struct FormatDetailCheck: CatalogCheck {
  let rule = Rule(
    .formatDetail, fault: "F-1", title: "Format of an argument differs", looksAt: .catalogEntry,
    severity: .info, locales: .translations,
    example: "“%.2f” for “%.1f”",
    precision: "Exact; reported, never a failure.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let comparison = ArgumentComparison(entry) else { return [] }
    return comparison.leaves.compactMap { leaf in
      guard comparison.problem(of: leaf) == nil, let problem = comparison.detail(of: leaf) else {
        return nil
      }
      return entry.finding(
        rule, at: leaf.unit.place, variant: leaf.path, text: leaf.unit.value,
        CatalogFault(
          problem, fix: "Format the argument as in the source, unless the difference is intended."))
    }
  }
}
