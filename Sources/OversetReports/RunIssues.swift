package import Foundation
import OversetChecks
import OversetLayoutTree
package import OversetRun
import OversetSnapshots
import OversetText
package import OversetVocabulary

/// What a run has to say to a developer: one issue for each cause, not one for each cell.
package struct RunIssue: Sendable, Equatable {
  /// What is wrong, where, and what to do, on one line; evidence follows on others.
  package let message: PrintedText
  /// Files written for people to look at.
  package let artefacts: [URL]
}

/// The issues of a run.
package struct RunIssues {
  private let outcome: RunOutcome

  /// The issues of `outcome`.
  package init(_ outcome: RunOutcome) { self.outcome = outcome }

  /// What fails the run: findings first, then snapshots. Empty where the run is clean.
  package var all: [RunIssue] { findings + snapshots }

  // MARK: Findings

  private var findings: [RunIssue] {
    FindingCause.causes(of: outcome.failures).map { cause in
      RunIssue(message: message(cause), artefacts: [])
    }
  }

  /// `title truncated in de on 3 of 3 devices: needs 312.4 pt, has 264.0 pt (shows "Kal…");
  /// Locales/Gallery.xcstrings:88:12; fix: give it more room`.
  private func message(_ cause: FindingCause) -> PrintedText {
    let finding = cause.gravest
    let devices = cause.devices
    let extent: PrintedText =
      finding.rule.isSaidOnce
      ? "in every language"
      : "in \(finding.locale) on \(devices.count) of"
        + " \(Wording.count(outcome.devices.count, "device"))"
    let narrowed: PrintedText =
      devices.count < outcome.devices.count && !finding.rule.isSaidOnce
      ? " (\(devices.joined(separator: ", ")))" : ""
    let settings = Wording.settingsExtent(of: cause, among: outcome).map {
      ", \($0)" as PrintedText
    }
    .joined()
    var parts: [PrintedText] = [
      "\(subject(finding)) \(what(finding)) \(extent)\(narrowed)\(settings)\(evidence(finding))"
    ]
    if let place = finding.place { parts.append("\(place)") }
    if let landmark = finding.shownLandmark { parts.append(Wording.beside(landmark)) }
    parts.append("fix: \(finding.fix)")
    return parts.joined(separator: "; ")
  }

  /// What people call the node: its identifier, its key, or its place in the tree.
  private func subject(_ finding: Finding) -> PrintedText {
    if let identifier = finding.node?.identifier { return "\(identifier)" }
    return finding.key.map(Wording.quoted) ?? "\(finding.name)"
  }

  private func what(_ finding: Finding) -> PrintedText {
    finding.evidence.fit.map { "\($0.verdict.rawValue)" } ?? "has a finding (\(finding.rule.name))"
  }

  private func evidence(_ finding: Finding) -> PrintedText {
    guard let fit = finding.evidence.fit else { return ": \(finding.message)" }
    let shown: PrintedText = finding.evidence.shown.map { " (shows \(Wording.quoted($0)))" } ?? ""
    return
      ": needs \(Points.text(fit.needed)) pt, has \(Points.text(fit.available)) pt\(shown)"
  }

  // MARK: Snapshots

  private var snapshots: [RunIssue] {
    var order: [String] = []
    var groups: [String: [CellOutcome]] = [:]
    for cell in outcome.changedCells {
      let cause = cause(cell.verdict)
      if groups[cause] == nil { order.append(cause) }
      groups[cause, default: []].append(cell)
    }
    return order.compactMap { cause in groups[cause].flatMap(issue) }
  }

  /// Equal for verdicts that speak of the same thing.
  private func cause(_ verdict: SnapshotVerdict) -> String {
    switch verdict {
    case .matched: "matched"
    case .recorded: "recorded"
    case .rerecorded: "recorded again"
    case .missing: "missing"
    case .different(let evidence):
      "different\n\(evidence.otherRenderer ?? "")\n\(evidence.text?.cause ?? "")"
    case .unreadable(let error): "unreadable\n\(error)"
    case .unwritable(let error): "unwritable\n\(error)"
    }
  }

  private func issue(_ cells: [CellOutcome]) -> RunIssue? {
    guard let first = cells.first else { return nil }
    let names = cells.map(\.snapshot.path)
    let count = Wording.count(cells.count, "snapshot")
    let head: PrintedText =
      switch first.verdict {
      case .matched: ""
      case .recorded:
        "new: \(count) recorded without an earlier reference; review, then run again"
      case .rerecorded: "recorded again: \(count)"
      case .missing: "missing: \(count) have no reference, and recording is off"
      case .different(let evidence):
        (evidence.otherRenderer.map { "recorded by another renderer (\($0)); " } ?? "")
          + "different: \(count) of \(outcome.cells.count)"
      case .unreadable, .unwritable:
        PrintedText.lines(of: first.detail).joined(separator: "\n")
      }
    return RunIssue(
      message: ([head] + listed(names) + evidence(first)).joined(separator: "\n"),
      artefacts: cells.flatMap { artefacts($0.verdict) })
  }

  private static let listLimit = 20

  private func listed(_ names: [String]) -> [PrintedText] {
    let shown: [PrintedText] = names.prefix(RunIssues.listLimit).map { "  \($0)" }
    let rest = names.count - shown.count
    return shown + (rest > 0 ? ["  and \(rest) more"] : [])
  }

  private func evidence(_ cell: CellOutcome) -> [PrintedText] {
    guard case .different(let evidence) = cell.verdict else { return [] }
    return evidence.differences.map { difference in
      let lines = PrintedText.lines(of: difference.description).joined(separator: "\n")
      return "  \(cell.snapshot.path): \(lines)"
    }
  }

  private func artefacts(_ verdict: SnapshotVerdict) -> [URL] {
    switch verdict {
    case .different(let evidence): evidence.artefacts
    case .rerecorded(_, let evidence): evidence?.artefacts ?? []
    case .matched, .recorded, .missing, .unreadable, .unwritable: []
    }
  }
}
