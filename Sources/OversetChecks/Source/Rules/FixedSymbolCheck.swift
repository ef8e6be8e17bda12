package import OversetVocabulary

extension RuleID {
  package static let sideInSymbolName = RuleID("side-in-symbol-name")
}

/// A symbol that points to a side, of which there is one that points forward or backward.
struct FixedSymbolCheck: SourceCheck {
  let rule = Rule(
    .sideInSymbolName, fault: "R-1", title: "Symbol names a side", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`Image(systemName: \"chevron.right\")`",
    precision: """
      By the symbol's name. One that is turned over by a modifier, chosen by the direction or \
      among all directions is left out.
      """)
  let kind = SourceFact.Kind.fixedSymbol

  func fault(of fact: SourceFact) -> SourceFault? {
    let parts = fact.detail.split(separator: ".").map { part in
      part == "left" ? "backward" : part == "right" ? "forward" : String(part)
    }
    return SourceFault(
      "\(fact.detail) points to the same side in all languages",
      fix: "If it means forward or back, use \(parts.joined(separator: ".")).")
  }
}
