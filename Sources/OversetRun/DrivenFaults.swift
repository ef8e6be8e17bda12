import OversetChecks
import OversetConfig
package import OversetDriving
import OversetLayoutTree
package import OversetProject
package import OversetVocabulary

extension Project {
  /// What the project's rules find on the screens that steps have opened and that fails a run: each cause once, at the
  /// first step that shows it. What the view shows before the first step is not looked at.
  @MainActor
  package func faults(onScreensOf driver: ViewDriver) -> [PrintedText] {
    var known = Set(driver.screens.first.map { causes(on: $0.tree).keys.map { $0 } } ?? [])
    var faults: [PrintedText] = []
    for screen in driver.screens.dropFirst() {
      let causes = causes(on: screen.tree)
      for (cause, finding) in causes.sorted(by: { $0.key < $1.key })
      where known.insert(cause).inserted {
        faults.append(message(finding, after: screen.step))
      }
    }
    return faults
  }

  /// The findings on a screen that fail, by their cause: the rule, and the text or the place.
  private func causes(on tree: LayoutTree) -> [String: Finding] {
    var findings = TreeChecks.findings(in: CheckedTree(tree), of: checks.treeChecks)
    acceptance.accept(&findings)
    let policy = FailurePolicy(strict: matrix.strict)
    let causes = findings.filter(policy.fails).map { finding in
      ("\(finding.ruleID.rawValue) \(finding.evidence.text ?? finding.name)", finding)
    }
    return Dictionary(causes) { first, _ in first }
  }

  private func message(_ finding: Finding, after step: String) -> PrintedText {
    let subject = finding.evidence.text.map { "“\($0)”" } ?? finding.name
    var parts: [PrintedText] = ["after “\(step)”: \(subject): \(finding.message)"]
    if let place = finding.place { parts.append("\(place)") }
    parts.append("fix: \(finding.fix)")
    return parts.joined(separator: "; ")
  }
}
