import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
package import OversetRun
import OversetSnapshots
import OversetText
package import OversetVocabulary

/// The report of a run for a terminal.
package struct RunTextReport: Sendable {
  private let outcome: RunOutcome

  /// The report of `outcome`.
  package init(_ outcome: RunOutcome) { self.outcome = outcome }

  /// The report, ending in a newline.
  package var text: PrintedText {
    let parts = [
      snapshots, failed, obsolete, sizes, truncations, otherFindings, grid, ignored, notChecked,
      stale,
      [verdict],
    ]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: Snapshots

  private var snapshots: [PrintedText] {
    let changed = outcome.changedCells
    guard !changed.isEmpty else { return [] }
    // Where nothing is recorded, the lines would hide the findings.
    let missing = changed.filter(\.verdict.isMissing)
    let isShort = missing.count <= Self.mostMissing
    let listed = isShort ? changed : changed.filter { !$0.verdict.isMissing }
    return ["Snapshots"] + (isShort ? [] : [summary(of: missing)])
      + listed.flatMap { cell in
        let lines = PrintedText.lines(of: cell.detail).filter { !$0.isEmpty }
        return ["  \(cell.snapshot.path): " + (lines.first ?? "")]
          + lines.dropFirst().map { "    \($0)" }
      }
  }

  /// So many missing references are listed one by one.
  private static let mostMissing = 3

  private func summary(of missing: [CellOutcome]) -> PrintedText {
    let first = missing.prefix(Self.mostMissing).map { "\($0.snapshot.path)" }
    return
      "  \(Wording.count(missing.count, "snapshot")) have no reference, and recording is off:"
      + " \(first.joined(separator: ", ")) and \(missing.count - first.count) more"
  }

  private var failed: [PrintedText] { FailedStateLines(outcome.failedStates).lines }

  private var obsolete: [PrintedText] {
    guard !outcome.obsolete.isEmpty else { return [] }
    return [
      "Obsolete references: nothing verifies them. To remove them, run `overset prune --delete`."
    ]
      + outcome.obsolete.map { "  \($0)" }
  }

  private var sizes: [PrintedText] {
    guard !outcome.sizes.isEmpty else { return [] }
    var table = Table(rightAligned: [1, 2, 3])
    table.add(["References", "files", "kB", "budget"])
    for size in outcome.sizes {
      table.add([
        "\(size.component)", "\(size.files)", "\((size.bytes + 999) / 1000)",
        "\(size.budget / 1000)", size.isOver ? "over" : "",
      ])
    }
    return table.lines()
  }

  // MARK: Findings

  private var truncations: [PrintedText] {
    let findings = outcome.findings.filter {
      $0.evidence.fit != nil && $0.rule.isAboutWidth
    }
    guard !findings.isEmpty else { return [] }
    let causes = FindingCause.causes(of: findings)
    return ["Truncation report"]
      + causes.flatMap { cause -> [PrintedText] in
        guard let lines = TruncationLines(cause.gravest)?.lines, let title = lines.first else {
          return []
        }
        return [title] + extent(of: cause, among: causes) + lines.dropFirst()
      }
  }

  private var otherFindings: [PrintedText] {
    let findings = outcome.findings.filter {
      $0.evidence.fit == nil || !$0.rule.isAboutWidth
    }
    guard !findings.isEmpty else { return [] }
    let causes = FindingCause.causes(of: findings)
    return ["Other findings"] + causes.flatMap { lines($0, among: causes) }
  }

  /// The other devices, text sizes and locales in which a cause shows, beside the reported cell.
  private func extent(of cause: FindingCause, among causes: [FindingCause]) -> [PrintedText] {
    guard !cause.rule.isSaidOnce else { return [] }
    var parts: [PrintedText] = []
    if cause.findings.count > 1 || outcome.hasOtherSettings {
      let devices = cause.devices
      parts.append(
        "on \(devices.count) of \(Wording.count(outcome.devices.count, "device"))"
          + (devices.count < outcome.devices.count ? " (\(devices.joined(separator: ", ")))" : ""))
    }
    parts += Wording.settingsExtent(of: cause, among: outcome)
    let others = causes.filter { $0.isSame(as: cause) }.map(\.gravest.locale)
      .filter { $0 != cause.gravest.locale }.map(\.identifier)
    if !others.isEmpty { parts.append("also in \(others.joined(separator: ", "))") }
    return parts.isEmpty ? [] : ["    \(parts.joined(separator: "; "))"]
  }

  private func lines(_ cause: FindingCause, among causes: [FindingCause]) -> [PrintedText] {
    let finding = cause.gravest
    let site: PrintedText = finding.node?.identifier.map { " \($0)" } ?? ""
    var lines: [PrintedText] =
      [
        "  \(finding.severity.rawValue): \(finding.rule.title) (\(finding.rule.name))"
          + " in \(finding.node?.snapshot ?? "")\(site)",
        "    \(finding.message)",
      ] + extent(of: cause, among: causes)
    if let text = finding.evidence.text { lines.append("    text \(Wording.quoted(text))") }
    if let place = finding.place { lines.append("    \(place)") }
    if let landmark = finding.shownLandmark { lines.append("    \(Wording.beside(landmark))") }
    lines.append("    at \(finding.node?.path ?? "")")
    lines.append(
      finding.known.map { "    known: \($0.reason)" } ?? "    fix: \(finding.fix)")
    return lines
  }

  // MARK: Grid

  /// Findings that fail the run and known ones, by locale and device.
  private var grid: [PrintedText] {
    var table = Table(rightAligned: Set(1...outcome.devices.count + 1))
    table.add(["Findings"] + outcome.devices.map { "\($0.token)" } + ["cells"])
    for locale in outcome.locales {
      let counts = outcome.devices.map { device in
        count(outcome.findings.filter { $0.locale == locale && $0.device == device.token })
      }
      let cells = outcome.cells.count { $0.variant.locale == locale }
      table.add(["\(locale)"] + counts + ["\(cells)"])
    }
    return table.lines()
  }

  private func count(_ findings: [Finding]) -> PrintedText {
    let known = findings.count { $0.known != nil }
    let new = findings.count - known
    return known == 0 ? "\(new)" : "\(new) (\(known) known)"
  }

  // MARK: The rest

  private var notChecked: [PrintedText] { NotCheckedLines(outcome.notChecked).lines }

  private var ignored: [PrintedText] {
    guard !outcome.ignoredModifiers.isEmpty else { return [] }
    return ["Ignored: a device would draw what these modifiers do"]
      + outcome.ignoredModifiers.map { entry in
        "  \(entry.component): \(entry.modifiers.joined(separator: ", "))"
      }
  }

  private var stale: [PrintedText] { StaleLines(outcome.staleSuppressions).lines }

  private var verdict: PrintedText { RunTotals([outcome]).text }
}

extension RunOutcome {
  /// Whether a cell has other settings of text than a new device.
  fileprivate var hasOtherSettings: Bool {
    cells.contains { $0.variant.typeSize != .large || $0.variant.legibilityWeight == .bold }
  }
}
