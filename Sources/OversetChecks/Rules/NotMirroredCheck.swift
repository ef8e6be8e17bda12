import Foundation
import OversetLayoutTree
import OversetText
package import OversetVocabulary

extension RuleID {
  package static let notMirrored = RuleID("not-mirrored")
}

/// A node that does not stand where its mirror image would.
///
/// The tree of one direction must be the mirror image of the tree of the same strings in the other:
/// each node keeps its distance to its parent's other side (x' = W - x - w). Comparing with the
/// parent names the node where the fault begins, not all that is inside it. Nodes that set their own
/// layout direction are declared fixed, with all inside them.
struct NotMirroredCheck: TreeCheck {
  let rule = Rule(
    .notMirrored, fault: "R-2", title: "Not mirrored", looksAt: .tree, severity: .error,
    locales: .rightToLeft,
    example: "`.offset(x: 5)`",
    precision:
      "Exact: the same strings are laid out in both directions and compared, including rotated and scaled views. Rotated words need not mirror."
  )

  /// Far below a pixel, far above the noise of sums.
  private static let tolerance: CGFloat = 0.01

  func findings(in checked: CheckedTree) -> [Finding] {
    guard let mirrored = checked.mirrored else { return [] }
    var comparison = Comparison(sites: checked.sites)
    compare(
      mirrored.root, parent: CGRect(origin: .zero, size: checked.tree.size),
      mirroredParent: CGRect(origin: .zero, size: mirrored.size), &comparison)
    return comparison.findings
  }

  /// The nodes of one tree as they are met, and what was found so far.
  private struct Comparison {
    /// The nodes of the tree, the outer before the inner.
    let sites: [VisitedNode]
    /// Which is compared next.
    var next = 0
    var findings: [Finding] = []

    /// The node that is compared next.
    mutating func take() -> VisitedNode {
      next += 1
      return sites[next - 1]
    }

    /// Passes over what lies inside a node.
    mutating func pass(over site: VisitedNode) {
      while next < sites.count, sites[next].isInside(site) { next += 1 }
    }
  }

  /// Compares the next node with its counterpart in the mirrored tree, and the children of both.
  private func compare(
    _ mirrored: LayoutNode, parent: CGRect, mirroredParent: CGRect, _ comparison: inout Comparison
  ) {
    let site = comparison.take()
    let node = site.node
    guard node.kind == mirrored.kind, node.children.count == mirrored.children.count else {
      comparison.findings.append(
        finding(
          site, "has different content in the other direction",
          fix: "Show the same views in both directions."))
      return comparison.pass(over: site)
    }
    if let message = displacement(node.frame, in: parent, mirrored.frame, in: mirroredParent) {
      comparison.findings.append(
        finding(
          site, message,
          fix: "Use leading and trailing instead of fixed positions and offsets."))
    }
    if node.isDirectionFixed { return comparison.pass(over: site) }
    if let message = lines(of: node, mirrored) {
      comparison.findings.append(
        finding(site, message, fix: "Align the text with leading, center or trailing."))
    }
    let count = comparison.findings.count
    for other in mirrored.children {
      compare(other, parent: node.frame, mirroredParent: mirrored.frame, &comparison)
    }
    // A view that is laid out differently is drawn differently, too: one finding is enough.
    guard comparison.findings.count == count, node.effect != nil || mirrored.effect != nil else {
      return
    }
    if let message = DrawnMirror(node: node, mirrored: mirrored).difference {
      comparison.findings.append(
        finding(
          site, message,
          fix:
            "Rotate and scale according to layoutDirection, or declare it with .overset(.notMirrored)."
        ))
    }
  }

  private func finding(_ site: VisitedNode, _ message: String, fix: String) -> Finding {
    let finding = site.finding(rule, message, fix: fix)
    if case .text(let text) = site.node.content { return finding.about(text) }
    return finding
  }

  /// What differs from the mirror image; nil if nothing does.
  private func displacement(
    _ frame: CGRect, in parent: CGRect, _ mirrored: CGRect, in mirroredParent: CGRect
  ) -> String? {
    if differ(frame.width, mirrored.width) || differ(frame.height, mirrored.height) {
      return "is \(size(frame)) in one direction and \(size(mirrored)) in the other"
    }
    if differ(frame.minY - parent.minY, mirrored.minY - mirroredParent.minY) {
      return "is at a different height in the other direction"
    }
    let expected = mirroredParent.maxX - mirrored.maxX
    let actual = frame.minX - parent.minX
    guard differ(expected, actual) else { return nil }
    return "is \(Points.text(Double(actual - expected))) pt away from its mirrored place"
  }

  private func lines(of node: LayoutNode, _ mirrored: LayoutNode) -> String? {
    guard case .text(let text) = node.content, case .text(let other) = mirrored.content else {
      return nil
    }
    let (lines, others) = (text.layout.lines, other.layout.lines)
    guard lines.count == others.count else {
      return "has \(lines.count) lines in one direction and \(others.count) in the other"
    }
    let widest = lines.map(\.width).max() ?? 0
    for (line, other) in zip(lines, others)
    where differ(CGFloat(line.x), CGFloat(widest - other.x - other.width)) {
      return "has a line that does not change sides"
    }
    return nil
  }

  private func differ(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) > Self.tolerance
  }

  private func size(_ frame: CGRect) -> String {
    "\(Points.text(Double(frame.width))) x \(Points.text(Double(frame.height))) pt"
  }
}
