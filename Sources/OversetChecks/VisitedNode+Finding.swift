import Foundation
import OversetLayoutTree
import OversetVocabulary

extension VisitedNode {
  /// The box around what is drawn in a rectangle of the node's layout, as far as clips leave it visible.
  func drawn(_ rect: CGRect) -> CGRect {
    (transform?.bounds(of: rect) ?? rect).intersection(drawnVisible)
  }

  /// Whether the node is turned by another angle than quarters, so that a box says little about it.
  var isSlanted: Bool { transform.map { !$0.keepsRectangles } ?? false }

  /// A finding about the node, in the locale that ``TreeChecks`` adds.
  func finding(_ rule: Rule, _ message: String, fix: String) -> Finding {
    var finding = Finding(
      rule: rule, subject: .node(NodeSubject(path: path, identifier: identifier)),
      locale: .undetermined,
      message: message, fix: fix)
    finding.evidence.frame = node.frame
    finding.accepted = acceptances.last { $0.rule == rule.name }?.reason
    return finding
  }
}
