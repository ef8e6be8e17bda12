import OversetChecks
import OversetConfig
import OversetProject
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
    let locale: LocaleTag
    let variant: String
    let place: String
    let text: String
  }

  init(_ cause: FindingCause) {
    let finding = cause.gravest
    rule = cause.rule.name
    fault = cause.rule.fault
    severity = cause.rule.severity.rawValue
    key = finding.key ?? ""
    message = finding.message
    fix = finding.fix
    known = cause.known?.reason
    sites = cause.findings.map {
      Site(
        locale: $0.locale, variant: $0.catalogText?.variant ?? "",
        place: $0.place?.description ?? "", text: $0.evidence.text ?? "")
    }
  }
}
