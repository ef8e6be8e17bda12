import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let notMirrored = RuleID("not-mirrored")
}

/// A node that does not stand where its mirror image would.
///
/// The tree of one direction must be the mirror image of the tree of the same strings in the other:
/// each node keeps its distance to its parent's other side (x' = W - x - w). Comparing with the
/// parent names the node where the fault begins, not all that is inside it. Nodes that set their own
/// layout direction are declared fixed, with all inside them. Bars that show a value have a rule of their own:
/// ``BarNotMirroredCheck``.
struct NotMirroredCheck: TreeCheck {
  let rule = Rule(
    .notMirrored, fault: "R-2", title: "Not mirrored", looksAt: .tree, severity: .error,
    locales: .rightToLeft,
    example: "`.offset(x: 5)`",
    precision:
      "Exact: the same strings are laid out in both directions and compared, including rotated and scaled views. Rotated words need not mirror."
  )

  func findings(in checked: CheckedTree) -> [Finding] {
    checked.displacements.filter { $0.kind == .view }.map { displacement in
      let site = displacement.site
      let finding = site.finding(rule, displacement.message, fix: displacement.fix)
      if case .text(let text) = site.node.content { return finding.about(text) }
      return finding
    }
  }
}
