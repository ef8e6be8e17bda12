import Foundation
import OversetChecks
import OversetConfig
import OversetProject
package import OversetRun
import OversetSnapshots
package import OversetVocabulary

extension FindingReport {
  /// The report of a run.
  package init(_ outcome: RunOutcome, _ circumstances: Circumstances) {
    var content = ReportContent(strict: outcome.strict)
    content.add(outcome)
    content.summary = [RunTotals([outcome]).text]
    self.init(content, exitStatus: outcome.exitStatus, circumstances)
  }

  /// What an assertion of a test found.
  package struct Asserted: Sendable {
    /// What came of it.
    package let outcome: RunOutcome
    /// Where it stands in the test's source.
    package let place: SourcePlace

    package init(_ outcome: RunOutcome, at place: SourcePlace) {
      self.outcome = outcome
      self.place = place
    }
  }

  /// The report of the assertions of a process, in order. What no catalog has lands on the assertion.
  package init(_ assertions: [Asserted], _ circumstances: Circumstances) {
    var content = ReportContent(strict: assertions.contains(where: \.outcome.strict))
    for assertion in assertions { content.add(assertion.outcome, assertion: assertion.place) }
    content.summary = [RunTotals(assertions.lazy.map(\.outcome)).text]
    let status = assertions.map(\.outcome.exitStatus).max() ?? .clean
    self.init(content, exitStatus: status, circumstances)
  }
}

extension ReportContent {
  /// Adds what a run found, and what passed.
  ///
  /// - Parameter assertion: Where what no catalog has lands; nil for the references of its cells.
  mutating func add(_ outcome: RunOutcome, assertion: SourcePlace? = nil) {
    extent = ReportExtent(
      deviceCount: outcome.devices.count, typeSizes: Set(outcome.cells.map(\.variant.typeSize)),
      hasRegular: outcome.cells.contains { $0.variant.legibilityWeight == .regular })
    add(locales: outcome.locales, devices: outcome.devices + outcome.cells.map(\.variant.device))
    cells += outcome.cells
    renderer = outcome.renderer
    let start = drafts.count
    add(outcome.findings)
    // A node without a text lands on the description of its cell.
    for index in start..<drafts.count where drafts[index].place == nil {
      let cell = outcome.cells.first { cell in
        cell.component == drafts[index].identity.component
          && (drafts[index].identity.locale.map { $0 == cell.locale } ?? true)
      }
      guard drafts[index].landmark == nil else { continue }
      drafts[index].place = assertion ?? cell.map(Self.reference)
    }
    addSnapshots(outcome.changedCells, assertion)
    drafts += outcome.failedStates.map { ResultDraft(failed: $0) }
    drafts += outcome.obsolete.map { path in
      ResultDraft(
        .snapshotObsolete, component: "", key: path,
        place: SourcePlace(file: "__Snapshots__/\(path)"),
        message: "nothing verifies the reference \(path) any more",
        fix: "remove it with `overset prune --delete`")
    }
    drafts += outcome.sizes.filter(\.isOver).map { size in
      ResultDraft(
        .overBudget, component: size.component, key: "", place: nil,
        message:
          "the references of \(size.component) have \(size.bytes) bytes of the \(size.budget) that they may have",
        fix: "leave states or devices out, or raise the budget in Config/matrix.yml")
    }
    addStale(outcome.staleSuppressions)
    passed += outcome.cells.filter { $0.isMatch && $0.findings.isEmpty }.map { cell in
      let name = cell.snapshot.path.split(separator: "/").last.map(String.init)
      return FindingReport.Passed(owner: cell.component, name: name ?? cell.snapshot.path)
    }
    notChecked += outcome.notChecked
  }

  /// Adds entries that cover nothing.
  mutating func addStale(_ suppressions: [Suppression]) {
    drafts += suppressions.map { suppression in
      ResultDraft(
        .staleSuppression, component: suppression.component ?? "", key: suppression.rule,
        locale: suppression.locale, place: suppression.place,
        message: "the suppression of \(suppression.rule) covers nothing: \(suppression.reason)",
        fix: "remove the entry")
    }
  }

  /// Changed snapshots, those of one state in one locale together.
  private mutating func addSnapshots(_ cells: [CellOutcome], _ assertion: SourcePlace?) {
    var order: [[String]] = []
    var groups: [[String]: [CellOutcome]] = [:]
    for cell in cells {
      guard let rule = cell.verdict.reportedRule else { continue }
      let name = [rule.id, cell.component, cell.state, cell.locale.identifier]
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(cell)
    }
    drafts += order.compactMap { groups[$0] }.compactMap { Self.draft($0, assertion) }
  }

  private static func draft(_ cells: [CellOutcome], _ assertion: SourcePlace?) -> ResultDraft? {
    guard let first = cells.first, let rule = first.verdict.reportedRule else { return nil }
    let devices = cells.map(\.device).reduce(into: [String]()) { names, name in
      if !names.contains(name) { names.append(name) }
    }
    let words = PrintedText.lines(of: first.detail, limit: 1).first ?? ""
    var draft = ResultDraft(
      rule, component: first.component, key: first.state, locale: first.locale,
      place: assertion ?? reference(first),
      message:
        "\(rule.title): \(first.component) \(first.state) in \(first.locale) on \(devices.joined(separator: ", ")): "
        + words,
      fix: "look at it with `overset review`, then accept or mend it")
    draft.devices = devices
    draft.siteCount = cells.count
    draft.attachments = cells.flatMap(\.verdict.pictures)
    return draft
  }

  /// The text of a cell's reference, which is there for people to read.
  private static func reference(_ cell: CellOutcome) -> SourcePlace {
    SourcePlace(file: "__Snapshots__/\(cell.snapshot.path).txt", line: 1, column: 1)
  }
}

extension SnapshotVerdict {
  /// What reports call it; nil for what matches.
  fileprivate var reportedRule: ReportedRule? {
    switch self {
    case .matched: nil
    case .recorded, .rerecorded: .snapshotNew
    case .missing: .snapshotMissing
    case .different: .snapshotDifferent
    case .unreadable, .unwritable: .snapshotUnusable
    }
  }

  /// The pictures that show what differs.
  fileprivate var pictures: [SourcePlace] {
    let files: [URL] =
      switch self {
      case .different(let evidence): evidence.artefacts
      case .rerecorded(_, let evidence): evidence?.artefacts ?? []
      case .matched, .recorded, .missing, .unreadable, .unwritable: []
      }
    return files.map { SourcePlace(file: $0.absoluteURL.path(percentEncoded: false)) }
      .filter { $0.file.hasSuffix(".png") }
  }
}

extension ResultDraft {
  /// A state that was not laid out.
  init(failed state: FailedState) {
    self.init(
      .stateFailed, component: state.component, key: state.state, place: nil,
      message:
        "\(state.component) \(FailedStateLines.name(of: state)) was not laid out: \(state.reason)",
      fix: "mend the preview's code, or leave the state out")
  }
}
