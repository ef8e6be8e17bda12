import OversetChecks
import OversetConfig
import OversetMatrix
import OversetLayoutTree
import OversetText

/// A text that does not surely fit, on a few lines.
struct TruncationLines {
  private let title: String
  private let place: String?
  private let text: String
  private let shown: String?
  private let fit: Fit
  private let ending: String

  /// A finding of a run.
  init?(_ reported: ReportedFinding) {
    guard let fit = reported.finding.fit else { return nil }
    let finding = reported.finding
    let key = finding.origin.map { " key \(Wording.quoted($0.key))" } ?? ""
    title = "\(reported.component) \(reported.state)\(key)  \(reported.locale)  \(reported.device)"
    place = finding.origin?.place
    text = finding.text ?? ""
    shown = finding.shown
    self.fit = fit
    ending = reported.known.map { "known: \($0.reason)" } ?? "fix: \(finding.fix)"
  }

  /// A finding of a slot, which is named where there are several.
  init?(_ finding: SlotFinding, namesSlot: Bool) {
    guard let fit = finding.fit else { return nil }
    let variant = finding.variant.isEmpty ? "" : " \(finding.variant)"
    let size = finding.typeSize == .L ? "" : "  \(finding.typeSize.rawValue)"
    let sample = finding.sample.isEmpty ? "" : " (\(finding.sample))"
    title =
      "\(Wording.quoted(finding.key))\(variant)\(sample)  \(finding.locale)  \(finding.device)\(size)"
      + (namesSlot ? "  \(finding.slot.name)" : "")
    place = finding.place
    text = finding.text
    shown = finding.shown
    self.fit = fit
    ending = finding.known.map { "known: \($0.reason)" } ?? ""
  }

  /// The lines.
  var lines: [String] {
    let display =
      shown.map { "    shows \(Wording.quoted($0)) for \(Wording.quoted(text))" }
      ?? "    text \(Wording.quoted(text))"
    return ["  \(title)", measure, display]
      + [place.map { "    \($0)" }, ending.isEmpty ? nil : "    \(ending)"].compactMap { $0 }
  }
}

extension TruncationLines {
  /// The need against the room. Where mandatory breaks alone make too many lines, widths say nothing.
  private var measure: String {
    if fit.verdict == .truncated, fit.needed <= fit.available {
      return "    truncated: has more lines than it may, whatever their width"
    }
    return "    \(fit.verdict.rawValue): needs \(Wording.points(fit.needed)) pt,"
      + " has \(Wording.points(fit.available)) pt (\(Wording.percent(fit.percentOver)));"
      + " slack \(Wording.points(fit.slack)) pt, \(Wording.confidence(fit))"
  }
}

/// What a run did not look at.
struct NotCheckedLines {
  let lines: [String]

  init(_ entries: [NotChecked]) {
    guard !entries.isEmpty else {
      lines = []
      return
    }
    lines =
      ["Not checked"]
      + entries.map {
        "  \($0.subject): \($0.reason.rawValue): \(Wording.counted($0.count, $0.detail))"
      }
  }
}
