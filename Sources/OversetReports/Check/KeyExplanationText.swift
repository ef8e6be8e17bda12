import OversetChecks
import OversetConfig
import OversetProject
package import OversetSlots
import OversetText
package import OversetVocabulary

/// What a check knows of one key, for a terminal.
package struct KeyExplanationText: Sendable {
  private let explanation: KeyExplanation
  private let style: ReportStyle

  /// The text of `explanation`.
  package init(_ explanation: KeyExplanation, style: ReportStyle = ReportStyle()) {
    self.explanation = explanation
    self.style = style
  }

  /// The text, ending in a newline.
  package var text: PrintedText {
    let sections =
      explanation.entries.flatMap { entry in
        [head(entry), texts(entry), slot(entry), rooms(entry)]
      } + [verdicts, others, notChecked, changes]
    return sections.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: "\n\n") + "\n"
  }

  // MARK: The key

  private func head(_ entry: KeyExplanation.Entry) -> [PrintedText] {
    let comment = entry.comment.map { $0.isEmpty ? "none" : Wording.quoted($0) } ?? "none"
    return [
      style.heading(Wording.quoted(explanation.key)), "  table    \(entry.table)",
      "  place    \(entry.place)", "  comment  \(comment)",
    ]
  }

  private func texts(_ entry: KeyExplanation.Entry) -> [PrintedText] {
    guard !entry.texts.isEmpty else {
      return [style.heading("Texts"), "  none: the key is shown as it is"]
    }
    var table = Table()
    for text in entry.texts {
      table.add([
        "\(text.locale)", "\(text.variant)",
        Wording.quoted(text.text, columns: style.width * 2 / 3),
        style.faint("\(text.place)"),
      ])
    }
    return [style.heading("Texts")] + table.lines(indent: "  ")
  }

  // MARK: The slot

  private func slot(_ entry: KeyExplanation.Entry) -> [PrintedText] {
    let name: PrintedText = entry.slot.map { "\($0.name)" } ?? "unknown"
    let unused: [PrintedText] =
      entry.isUnused
      ? [
        "  no file of the app's source names the key: a check of all keys judges it only with `--unused-keys`"
      ] : []
    return ["\(style.heading("Slot:")) \(name) (\(Wording.evidence(entry.evidence)))"]
      + unused + drawings(entry) + rules(entry)
  }

  /// Where the source draws the key; `overset uses` shows how it gets there.
  private func drawings(_ entry: KeyExplanation.Entry) -> [PrintedText] {
    var table = Table()
    for drawing in entry.drawings {
      table.add([
        drawing.evidence.drawnAt.map { "\($0)" } ?? "", "\(drawing.slot.name)",
        (SettingWords.words(of: drawing.setting) + [room(drawing)].compactMap(\.self))
          .joined(separator: ", "),
      ])
    }
    return entry.drawings.isEmpty
      ? [] : ["  drawn at:"] + table.lines(indent: "    ", width: style.width)
  }

  private func room(_ drawing: KeyExplanation.Drawing) -> PrintedText? {
    if case .source(_, let room) = drawing.evidence { Wording.room(room) } else { nil }
  }

  private func rules(_ entry: KeyExplanation.Entry) -> [PrintedText] {
    guard !entry.rules.isEmpty else { return ["  no rule matches the key"] }
    var table = Table()
    for match in entry.rules {
      let rule = match.rule
      let place: PrintedText =
        match.isBundled
        ? rule.confidence == nil ? "known to Overset" : "guess of Overset"
        : rule.slot.place.map { "\($0)" } ?? "rule"
      let members = SlotSuggestionText.members(of: rule).joined(separator: ", ")
      table.add([place, "{\(members)}", match.decides ? style.heading("decides") : ""])
    }
    return ["  rules that match the key; of each kind the last counts, yours before guesses:"]
      + table.lines(indent: "    ")
  }

  private func rooms(_ entry: KeyExplanation.Entry) -> [PrintedText] {
    guard !entry.rooms.isEmpty else { return [] }
    var table = Table(rightAligned: [1])
    for room in entry.rooms {
      table.add([
        "\(room.device)", room.width.map { "\(Points.text($0)) pt" } ?? "any width",
        room.lineLimit.map { Wording.count($0, "line") } ?? "any lines",
        "\(Wording.settings(room.typeSize, room.legibilityWeight).joined(separator: ", "))",
      ])
    }
    return [style.heading("Room")] + table.lines(indent: "  ")
  }

  // MARK: The verdicts

  /// What a locale came to on a device.
  private struct Cell: Hashable {
    let locale: LocaleTag
    let device: String
  }

  /// By locale and device the worst that was found at any text size and weight, which it names; a locale
  /// in which nothing is wrong fits.
  private var verdicts: [PrintedText] {
    let outcome = explanation.outcome
    guard outcome.laidOutCount > 0 else { return [] }
    var worst: [Cell: Finding] = [:]
    for finding in outcome.findings {
      let cell = Cell(locale: finding.locale, device: finding.device ?? "")
      if let last = worst[cell], last.rank >= finding.rank { continue }
      worst[cell] = finding
    }
    var table = Table()
    table.add([""] + outcome.devices.map { style.faint("\($0.token)") })
    for locale in outcome.locales {
      table.add(
        ["\(locale)"]
          + outcome.devices.map { device in
            verdict(worst[Cell(locale: locale, device: device.token)], in: locale)
          })
    }
    return [style.heading("Verdicts")] + table.lines(indent: "  ", width: style.width)
  }

  private func verdict(_ finding: Finding?, in locale: LocaleTag) -> PrintedText {
    guard let finding else {
      if explanation.outcome.isUncovered(locale) { return style.faint("no face") }
      return (explanation.outcome.fittingCount[locale] ?? 0) > 0 ? "fits" : style.faint("-")
    }
    let settings = Wording.settings(finding.typeSize ?? .large, finding.legibilityWeight)
      .map { ", \($0)" }.joined()
    let name = finding.rule.name.replacing("text-", with: "")
    let percent =
      finding.rule.isAboutWidth
      ? finding.evidence.fit.map { " \(Wording.percent($0.percentOver))" } ?? "" : ""
    return style.severity(finding.severity, "\(name)\(percent)")
      + "\(settings)" + (finding.known == nil ? "" : " (known)")
  }

  /// What rules about the catalog find.
  private var others: [PrintedText] {
    var lines: [PrintedText] = []
    for cause in explanation.outcome.catalogFindings {
      let severity = cause.gravest.severity
      let locales = cause.locales.map { "\($0)" as PrintedText }.joined(separator: ", ")
      lines += PrintedText.lines(
        [
          "  \(style.severity(severity, "\(severity.rawValue)"))  \(cause.rule.name)", locales,
          "\(cause.gravest.message)",
        ], separator: "  ", indent: "      ", width: style.width)
    }
    return lines.isEmpty ? [] : [style.heading("Findings about the texts")] + lines
  }

  /// What was not looked at of the key; rules that are off are those of every key.
  private var notChecked: [PrintedText] {
    let general: Set<NotChecked.Reason> = [.switchedOff, .needsComponent, .filtered]
    return NotLookedAtLines(
      explanation.outcome.notChecked.filter { !general.contains($0.reason) }, style: style
    ).lines
  }

  // MARK: What to write

  private var changes: [PrintedText] {
    let key = PrintedText.yaml(explanation.key)
    let slot: PrintedText = explanation.entries.first?.slot.map { "\($0.name)" } ?? "row"
    var lines: [PrintedText] = [
      style.heading("To say where it is drawn, write into Config/slots.yml"),
      "  rules:", "    - {key: \(key), slot: \(slot)}",
      "  with any slot of `overset slots list`; a rule that somebody wrote is no guess",
    ]
    if let rule = explanation.outcome.allFindings.first(where: { $0.known == nil })?.rule {
      lines += [
        style.heading("To accept what was found, write into Config/checks.yml"), "  known:",
        "    - {rule: \(rule.name), key: \(key), reason: \"…\"}",
      ]
    }
    return lines
  }
}

extension Finding {
  /// Ordered as findings of one cell are: by severity, then by how far a text is off.
  fileprivate var rank: (Severity, Double) {
    (severity, evidence.fit?.percentOver ?? -.infinity)
  }
}
