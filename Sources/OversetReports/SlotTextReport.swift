import OversetConfig
public import OversetMatrix
import OversetText

/// The report of a catalog check for a terminal.
public struct SlotTextReport: Sendable {
  private let outcome: SlotOutcome

  /// The report of `outcome`.
  public init(_ outcome: SlotOutcome) { self.outcome = outcome }

  /// The report, ending in a newline.
  public var text: String {
    let parts = [findings, missing, grid, notChecked, notes, [verdict]]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  private var findings: [String] {
    let lines = outcome.findings.filter { $0.rule != "glyph-missing" }
      .flatMap { TruncationLines($0)?.lines ?? [] }
    return lines.isEmpty ? [] : ["Truncation report: slot \(outcome.slot.name)"] + lines
  }

  private var missing: [String] {
    let findings = outcome.findings.filter { $0.rule == "glyph-missing" }
    guard !findings.isEmpty else { return [] }
    return ["Glyphs missing"]
      + findings.map { finding in
        let points = finding.missing.map(Wording.codePoint)
        return "  \(Wording.quoted(finding.key))  \(finding.locale)  \(finding.device):"
          + " no face has \(points.joined(separator: ", "))  \(finding.place)"
      }
  }

  /// Truncated and at risk, by locale and device; dashes where nothing was laid out.
  private var grid: [String] {
    var table = Table(rightAligned: Set(1...outcome.devices.count + 1))
    table.add(["truncated + at risk"] + outcome.devices.map(\.token) + ["fit"])
    for locale in outcome.locales {
      guard !outcome.isUncovered(locale) else {
        table.add([locale] + outcome.devices.map { _ in "-" } + ["-"])
        continue
      }
      let counts = outcome.devices.map { device in
        let findings = outcome.findings.filter {
          $0.locale == locale && $0.device == device.token
        }
        let truncated = findings.count { $0.rule == "text-truncated" }
        return "\(truncated) + \(findings.count { $0.rule == "text-at-risk" })"
      }
      table.add([locale] + counts + ["\(outcome.fittingCount[locale] ?? 0)"])
    }
    return table.lines()
  }

  private var notChecked: [String] { NotCheckedLines(outcome.notChecked).lines }

  private var notes: [String] {
    outcome.notes.isEmpty ? [] : ["Remarks on the files"] + outcome.notes.map { "  \($0)" }
  }

  private var verdict: String {
    let truncated = outcome.findings.count {
      ["text-truncated", "word-broken"].contains($0.rule)
    }
    let known = outcome.findings.count { $0.known != nil }
    let atRisk = outcome.findings.count { $0.rule == "text-at-risk" }
    return
      "\(Wording.count(outcome.keyCount, "key")), \(Wording.count(outcome.locales.count, "locale")),"
      + " \(Wording.count(outcome.laidOutCount, "layout")) in slot \(outcome.slot.name):"
      + " \(truncated) truncated, \(atRisk) at risk"
      + (known > 0 ? ", of which \(known) known" : "")
  }
}
