import OversetChecks
import OversetConfig
import OversetMatrix
import OversetVocabulary

/// A finding about a catalog in the JSON of reports.
struct CatalogEntryJSON: Encodable {
  private let rule: String
  private let fault: String?
  private let severity: String
  private let key: String
  private let message: String
  private let fix: String
  private let known: String?
  private let sites: [Site]

  private struct Site: Encodable {
    let locale: String
    let variant: String
    let place: String
    let text: String
  }

  init(_ issue: CatalogIssue) {
    rule = issue.rule.name
    fault = issue.rule.fault
    severity = issue.rule.severity.rawValue
    key = issue.key
    message = issue.message
    fix = issue.fix
    known = issue.known?.reason
    sites = issue.sites.map {
      Site(locale: $0.locale, variant: $0.variant, place: $0.place, text: $0.text)
    }
  }
}
