import Foundation
import OversetLayoutTree
package import OversetVocabulary

extension RuleID {
  package static let touchTargetSmall = RuleID("touch-target-small")
}

/// A control that is less than 44 points wide or high, and is neither in the source language.
///
/// A button that is too small in the source language is not made too small by the translation. The system widens
/// what can be hit of its own bars and dialogs. In a row of a list the row is hit; the system keeps it high enough.
///
/// 44 x 44 points is the least that Apple's Human Interface Guidelines ask for.
struct SmallTouchTargetCheck: TreeCheck {
  let rule = Rule(
    .touchTargetSmall, fault: nil, title: "Touch target too small", looksAt: .tree,
    severity: .warning, locales: .translations,
    example: "a button that is 44 pt high in English and 40 in Thai",
    precision: "Only what the translation causes.")

  private static let least: CGFloat = 44

  func findings(in checked: CheckedTree) -> [Finding] {
    guard let source = checked.source else { return [] }
    return checked.sites.compactMap { site in
      guard site.node.isControl, !site.isHidden, site.systemPart == nil,
        let old = source.targets[site.path]
      else {
        return nil
      }
      let frame = site.target
      guard isSmall(frame), !isSmall(old) else { return nil }
      return site.finding(
        rule,
        "is \(size(frame)) (source language: \(size(old))); the minimum is 44 x 44 pt",
        fix: "Give the control a minimum size of 44 points.")
    }
  }

  private func isSmall(_ frame: CGRect) -> Bool {
    min(frame.width, frame.height) < Self.least - 0.01
  }

  private func size(_ frame: CGRect) -> String {
    "\(Points.text(frame.width)) x \(Points.text(frame.height)) pt"
  }

  /// Whether a control is small at all.
  static func hasSmallControls(_ sites: [VisitedNode]) -> Bool {
    sites.contains {
      $0.node.isControl && !$0.isHidden && min($0.target.width, $0.target.height) < least
    }
  }
}

extension VisitedNode {
  /// What a finger can hit, in points: the frame as it is drawn, or the row of a list that the control is in.
  var target: CGRect {
    let row = ancestors.first { $0.node.kind == "row" }
    let frame = row?.node.frame ?? node.frame
    return transform?.bounds(of: frame) ?? frame
  }
}
