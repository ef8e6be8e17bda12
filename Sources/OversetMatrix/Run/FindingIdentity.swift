import OversetChecks
import OversetLayoutTree

/// What findings of one fault have in common in all cells of a locale.
struct FindingIdentity: Hashable {
  let rule: String
  let component: String
  let state: String
  let locale: String
  /// The key of the text where there is one, else the node.
  let subject: String

  init(_ reported: ReportedFinding) {
    rule = reported.finding.rule.name
    component = reported.component
    state = reported.state
    locale = reported.locale
    subject = reported.finding.origin?.key ?? reported.finding.path
  }

  init(_ entry: Baseline.Entry) {
    rule = entry.rule
    component = entry.component
    state = entry.state
    locale = entry.locale
    subject = entry.subject
  }
}
