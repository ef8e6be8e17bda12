package import OversetVocabulary

extension RuleID {
  package static let leftOrRight = RuleID("left-or-right")
}

/// A side that stays the same in right-to-left languages.
struct FixedSideCheck: SourceCheck {
  let rule = Rule(
    .leftOrRight, fault: "R-2", title: "Left or right in code", looksAt: .source,
    severity: .warning,
    locales: .source,
    example: "`label.textAlignment = .left`",
    precision: """
      Alignments, insets whose sides differ and anchors that are not pinned alike on the other \
      side. Code that asks for the direction, or takes the sides from other ones, is left out.
      """, isOnByDefault: false)
  let kind = SourceFact.Kind.fixedSide

  func fault(of fact: SourceFact) -> SourceFault? {
    let fix =
      switch fact.detail {
      case "UIEdgeInsets": "Use `NSDirectionalEdgeInsets` or directional layout margins."
      case "leftAnchor": "Use `leadingAnchor`."
      case "rightAnchor": "Use `trailingAnchor`."
      case "contentHorizontalAlignment": "Use `.leading` or `.trailing`."
      default: "Use `.natural`, or choose the side by the layout direction."
      }
    return SourceFault("\(fact.evidence) keeps its side in right-to-left languages", fix: fix)
  }
}
