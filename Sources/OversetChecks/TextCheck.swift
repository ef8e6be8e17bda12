import OversetLayoutTree
import OversetText

/// A rule that looks at one text after the other, of a component or in a slot.
protocol TextCheck: TreeCheck {
  /// Why the rule says nothing about a text that stands in a slot, as reports list it; nil if it does.
  var gapInSlots: String? { get }

  /// What is wrong with `text`; nil if nothing is.
  func finding(for text: TextContent, at site: VisitedNode) -> Finding?
}

extension TextCheck {
  var gapInSlots: String? { nil }

  func findings(in checked: CheckedTree) -> [Finding] { checked.findings(finding) }
}

/// A rule that looks at one text after the other of a component. Of a text in a slot, another rule finds the same.
protocol ComponentTextCheck: TreeCheck {
  /// What is wrong with `text`; nil if nothing is.
  func finding(for text: TextContent, at site: VisitedNode) -> Finding?
}

extension ComponentTextCheck {
  func findings(in checked: CheckedTree) -> [Finding] { checked.findings(finding) }
}

extension CheckedTree {
  /// What a rule finds of each text.
  fileprivate func findings(
    _ finding: (_ text: TextContent, _ site: VisitedNode) -> Finding?
  ) -> [Finding] {
    // Most texts have no finding: nothing is allocated for them.
    var findings: [Finding] = []
    for member in texts {
      guard let finding = finding(member.text, member.site) else { continue }
      findings.append(finding.about(member.text))
    }
    return findings
  }
}

extension Finding {
  /// The finding with what is known about its text.
  func about(_ text: TextContent) -> Finding {
    var finding = self
    if case .node(var node) = subject {
      node.key = text.origin?.key
      finding.subject = .node(node)
    }
    finding.place = text.origin?.place
    finding.evidence.text = text.string
    finding.evidence.shown = text.layout.shown
    finding.evidence.fit = text.fit
    return finding
  }
}

/// A node that shows a text, for the rules about texts: taken out of its node once.
final class TextSite: Sendable {
  let site: VisitedNode
  let text: TextContent

  /// The text at `site`; nil if it shows none.
  init?(_ site: VisitedNode) {
    guard case .text(let text) = site.node.content else { return nil }
    self.site = site
    self.text = text
  }
}
