import Foundation
import OversetChecks
import OversetConfig
import OversetRun
import OversetSlots
import OversetSnapshots
import OversetUnicode
import OversetVocabulary

/// Makes the document of a page from a report: its tables, and the rows that refer to them.
struct PageBuilder {
  let report: FindingReport
  /// Open causes, then accepted ones.
  let causes: [ReportedCause]
  /// The results that the page has, by cause.
  let results: [(cause: Int, result: ReportedResult)]
  private let more: PageDocument.More
  private var rules = PageTable<ReportedRule>()
  private var locales = PageTable<LocaleTag>()
  private var devices = PageTable<String>()

  /// - Parameter limit: The most results.
  init(_ report: FindingReport, limit: Int = ReportLimits.Page.results) {
    self.report = report
    let causes = report.causes + report.known
    let kept = Self.kept(causes, limit)
    self.causes = kept.map { causes[$0.cause] }
    results = kept.enumerated().flatMap { number, kept in
      causes[kept.cause].results.prefix(kept.count).map { (cause: number, result: $0) }
    }
    more = PageDocument.More(
      causes: causes.count - kept.count,
      results: causes.reduce(0) { $0 + $1.results.count } - results.count)
    for locale in report.locales + results.compactMap(\.result.locale) { locales.add(locale) }
    for device in report.devices.map(\.token) { devices.add(device) }
    for cause in self.causes { rules.add(cause.rule) }
  }

  /// How many results of each cause are kept: the worst of each, then all others, as far as the limit goes.
  private static func kept(
    _ causes: [ReportedCause], _ limit: Int
  ) -> [(cause: Int, count: Int)] {
    var left = limit - min(causes.count, limit)
    return causes.indices.prefix(limit).map { index in
      let others = min(causes[index].results.count - 1, left)
      left -= others
      return (cause: index, count: 1 + others)
    }
  }

  // MARK: The document

  /// The document, with the pictures that there are.
  func document(_ pictures: PagePictures) -> PageDocument {
    var screens = PageTable<PageDocument.Screen>()
    let cells = cells(&screens, pictures)
    return PageDocument(
      command: report.command, program: report.version, renderer: report.renderer,
      exitCode: report.exitStatus.rawValue, summary: summary.map(\.string),
      locales: locales.values.map {
        PageDocument.Locale(tag: $0, direction: LayoutDirection.of(locale: $0).token)
      },
      devices: report.devices.map(PageDocument.Device.init),
      rules: rules.values.map(PageDocument.Rule.init), pictures: pictures.list,
      screens: screens.values, cells: cells, causes: causes.map(cause),
      results: results.enumerated().map { number, entry in
        result(entry.result, of: entry.cause, drawing: pictures.drawings[number])
      }, more: more, notChecked: report.notChecked.map(PageDocument.Gap.init))
  }

  /// The words of the text report; where it has none, how many causes there are.
  private var summary: [PrintedText] {
    guard report.summary.isEmpty else { return report.summary }
    let counts = Severity.allCases.sorted(by: >).map { severity in
      Wording.count(report.causeCount(severity), severity == .info ? "remark" : severity.rawValue)
    }
    return [counts.joined(separator: ", ")]
  }

  private func cause(_ cause: ReportedCause) -> PageDocument.Cause {
    PageDocument.Cause(
      rule: rules.number(of: cause.rule) ?? 0, severity: cause.severity.rawValue,
      fails: cause.isFailure, known: cause.known)
  }

  private func result(
    _ result: ReportedResult, of cause: Int, drawing: PageDocument.Drawing?
  ) -> PageDocument.Result {
    let evidence = result.worst?.evidence
    return PageDocument.Result(
      cause: cause, locale: result.locale.flatMap(locales.number), component: result.component,
      key: result.key, variant: result.variant.isEmpty ? nil : result.variant,
      message: result.message.string, fix: "\(result.fix)", place: PageDocument.Place(result.place),
      related: result.related.isEmpty
        ? nil : result.related.map { PageDocument.Place($0.place, words: $0.words) },
      devices: result.devices.compactMap(devices.number), sites: result.siteCount,
      fingerprint: result.fingerprint, text: evidence?.text, shown: evidence?.shown,
      fit: evidence?.fit.map(PageDocument.Fit.init), drawing: drawing)
  }

  // MARK: Cells

  private func cells(
    _ screens: inout PageTable<PageDocument.Screen>, _ pictures: PagePictures
  ) -> [PageDocument.Cell] {
    let byIdentity = Dictionary(
      results.enumerated().map { ($0.element.result.identity, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    let snapshots = snapshotResults
    return report.cells.map { cell in
      let screen = PageDocument.Screen(component: cell.component, state: cell.state)
      screens.add(screen)
      let findings = cell.findings.compactMap { finding in
        byIdentity[FindingGroup.identity(finding)].map {
          PageDocument.Finding(
            result: $0, frame: finding.evidence.frame.map(PageDocument.Rectangle.init))
        }
      }
      let changed = [cell.component, cell.state, cell.locale.identifier]
      return PageDocument.Cell(
        cell, screen: screens.number(of: screen) ?? 0, locale: locales.number(of: cell.locale) ?? 0,
        device: devices.number(of: cell.device) ?? 0, pictures: pictures.cells[cell.snapshot.path],
        findings: findings, changed: cell.isMatch ? nil : snapshots[changed])
    }
  }

  /// The results that tell of snapshots, by component, state and locale.
  private var snapshotResults: [[String]: Int] {
    Dictionary(
      results.enumerated().filter { causes[$0.element.cause].rule.isAboutSnapshots }.map {
        let identity = $0.element.result.identity
        return (
          [identity.component, identity.cause.key, identity.locale?.identifier ?? ""], $0.offset
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}

/// Values, each once, by number.
struct PageTable<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  mutating func add(_ value: Value) {
    guard numbers[value] == nil else { return }
    numbers[value] = values.count
    values.append(value)
  }

  func number(of value: Value) -> Int? { numbers[value] }
}
