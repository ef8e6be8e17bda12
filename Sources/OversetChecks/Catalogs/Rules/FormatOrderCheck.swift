import OversetCatalogs
package import OversetVocabulary

extension RuleID {
  package static let formatOrder = RuleID("format-order")
}

/// Arguments that a translation has in another order without saying so: each then gets the value of
/// another.
///
/// Holds for every locale but the source's. Of arguments of one type the order cannot be seen.
struct FormatOrderCheck: CatalogCheck {
  let rule = Rule(
    .formatOrder, fault: "F-2", title: "Format arguments reordered", looksAt: .catalogEntry,
    severity: .error, locales: .translations,
    example: "“%lld of %@” for “%@ of %lld”",
    precision: "Exact if the types differ.")

  func findings(in entry: CheckedEntry) -> [Finding] {
    guard let comparison = ArgumentComparison(entry) else { return [] }
    return comparison.leaves.filter(comparison.isReordered).map { leaf in
      let own = leaf.arguments.map(\.spelling).joined(separator: ", ")
      let source = comparison.order.map(\.spelling).joined(separator: ", ")
      return entry.finding(
        rule, at: leaf.unit.place, variant: leaf.path, text: leaf.unit.value,
        CatalogFault(
          "the order is \(own), but in the source \(source), and the arguments have no position numbers",
          fix: "Number the arguments in the order of the source: “%1$@”, “%2$@”."))
    }
  }
}
