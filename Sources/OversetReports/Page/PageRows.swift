import Foundation
import OversetConfig
import OversetProject
import OversetRun
import OversetSnapshots
import OversetText
import OversetVocabulary

extension PageDocument.Device {
  init(_ device: Device) {
    self.init(
      token: device.token, name: device.name, width: Double(device.size.width),
      height: Double(device.size.height), scale: Double(device.scale))
  }
}

extension PageDocument.Rule {
  init(_ rule: ReportedRule) {
    self.init(
      id: rule.id, title: rule.title, details: rule.details, help: rule.help,
      severity: rule.severity.rawValue)
  }
}

extension PageDocument.Gap {
  init(_ entry: NotChecked) {
    self.init(
      reason: entry.reason.rawValue, subject: entry.subject, count: entry.count,
      detail: entry.detail)
  }
}

extension PageDocument.Fit {
  init(_ fit: Fit) {
    func rounded(_ length: Double) -> Double { (length * 100).rounded() / 100 }
    self.init(
      verdict: fit.verdict.rawValue, needed: rounded(fit.needed),
      available: rounded(fit.available),
      percentOver: fit.percentOver.isFinite ? rounded(fit.percentOver) : nil,
      slack: rounded(fit.slack), confidence: Wording.confidence(fit).string)
  }
}

extension PageDocument.Place {
  init(_ place: ReportedPlace, words: PrintedText? = nil) {
    let text = place.text?.trimmingCharacters(in: .whitespaces) ?? ""
    self.init(
      path: place.path, line: place.line, column: place.columns?.start,
      excerpt: text.isEmpty ? nil : ForeignText.shortened(text, to: ReportLimits.Page.excerpt),
      words: words?.string)
  }
}

extension PageDocument.Cell {
  /// The pictures of a cell, by number.
  struct Pictures {
    var shown: Int?
    var reference: Int?
    var mask: Int?
  }

  init(
    _ cell: CellOutcome, screen: Int, locale: Int, device: Int, pictures: Pictures?,
    findings: [PageDocument.Finding], changed: Int?
  ) {
    let variant = cell.variant
    self.init(
      screen: screen, locale: locale, device: device,
      typeSize: variant.typeSize == .large ? nil : variant.typeSize.token,
      appearance: variant.appearance == .light ? nil : variant.appearance.rawValue,
      boldText: variant.legibilityWeight == .bold ? true : nil,
      direction: variant.isOwnDirection ? nil : variant.direction.token,
      name: cell.snapshot.path, verdict: cell.isMatch ? nil : cell.verdict.token,
      detail: cell.isMatch ? nil : cell.detail, picture: pictures?.shown,
      reference: pictures?.reference, mask: pictures?.mask,
      findings: findings.isEmpty ? nil : findings, changed: changed)
  }
}
