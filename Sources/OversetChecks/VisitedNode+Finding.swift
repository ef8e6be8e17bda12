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
    finding.landmark = landmark
    finding.accepted = acceptances.last { $0.rule == rule.name }?.reason
    return finding
  }

  /// The first text inside of the node, or else inside of the nearest one around it that has one.
  private var landmark: FindingLandmark? {
    if let text = node.firstText { return FindingLandmark(text) }
    for outer in ancestors {
      if let text = outer.node.firstText { return FindingLandmark(text) }
    }
    return nil
  }
}

extension FindingLandmark {
  fileprivate init(_ text: TextContent) {
    self.init(text: text.string, place: text.origin?.place)
  }
}

extension LayoutNode {
  /// The first text that the node or one below it draws and that is not blank.
  fileprivate var firstText: TextContent? {
    if case .text(let text) = content, !text.string.isEmpty { return text }
    for child in children {
      if let text = child.firstText { return text }
    }
    return nil
  }
}
