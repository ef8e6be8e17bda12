import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetText
import OversetVocabulary

/// A text that does not surely fit, on a few lines.
struct TruncationLines {
  private let title: PrintedText
  private let place: SourcePlace?
  private let text: String
  private let shown: String?
  private let fit: Fit
  private let ending: PrintedText

  /// A finding of a run.
  init?(_ finding: Finding) {
    guard let node = finding.node, let device = finding.device else { return nil }
    let settings = Wording.settings(finding.typeSize ?? .large, finding.legibilityWeight)
      .map { "  \($0)" }.joined()
    let key: PrintedText = finding.key.map { " key \(Wording.quoted($0))" } ?? ""
    self.init(
      finding,
      title: "\(node.component) \(node.state)\(key)  \(finding.locale)  \(device)\(settings)",
      ending: finding.known.map { "known: \($0.reason)" } ?? "fix: \(finding.fix)")
  }

  /// A finding of a slot, which is named where there are several.
  init?(_ finding: Finding, namesSlot: Bool) {
    guard let title = Wording.title(ofTextIn: finding, namesSlot: namesSlot) else { return nil }
    self.init(
      finding, title: title, ending: finding.known.map { "known: \($0.reason)" } ?? "")
  }

  private init?(_ finding: Finding, title: PrintedText, ending: PrintedText) {
    guard let fit = finding.evidence.fit else { return nil }
    self.title = title
    self.ending = ending
    self.fit = fit
    place = finding.place
    text = finding.evidence.text ?? ""
    shown = finding.evidence.shown
  }

  /// The lines.
  var lines: [PrintedText] {
    let display: PrintedText =
      shown.map { "    shows \(Wording.quoted($0)) for \(Wording.quoted(text))" }
      ?? "    text \(Wording.quoted(text))"
    return ["  \(title)", measure, display]
      + [place.map { "    \($0)" }, ending.isEmpty ? nil : "    \(ending)"].compactMap { $0 }
  }
}

extension TruncationLines {
  /// The need against the available width. Where mandatory breaks alone make too many lines, widths say nothing.
  private var measure: PrintedText {
    if fit.verdict == .truncated, fit.needed <= fit.available {
      return "    truncated: has more lines than allowed, at any width"
    }
    return "    \(fit.verdict.rawValue): needs \(Points.text(fit.needed)) pt,"
      + " has \(Points.text(fit.available)) pt (\(Wording.percent(fit.percentOver)));"
      + " error margin \(Points.text(fit.slack)) pt, \(Wording.confidence(fit))"
  }
}

/// What a run did not look at.
struct NotCheckedLines {
  let lines: [PrintedText]

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
