import OversetChecks
import OversetConfig
import OversetText
import OversetVocabulary

/// A cause as lines of a report: its worst case, its breadth, and what is shown there.
struct CauseLines {
  let causes: CheckCauses
  let style: ReportStyle
  /// How many columns its lines may take; they are indented in a list.
  let width: Int

  /// The lines of a cause whose worst site is `worst`.
  func lines(of tally: CauseTally, worst: Finding) -> [PrintedText] {
    let severity = style.severity(tally.severity, "\(tally.severity.rawValue)")
    let rule = causes.rule(tally)
    let parts: [PrintedText?] = [
      "\(severity)  \(rule.name)", key(tally, worst: worst),
      isAboutSource(rule) ? nil : locales(tally),
      devices(tally), slot(tally, worst), drawn(worst), worst.place.map { style.faint("\($0)") },
    ]
    return PrintedText.lines(
      parts.compactMap(\.self), separator: "  ", indent: "    ", width: width) + evidence(worst)
  }

  /// Source is the same in every language, so its findings name none.
  private func isAboutSource(_ rule: Rule) -> Bool { rule.looksAt == .source }

  // MARK: Head

  /// A key that is a name stands as it is, as does code, which has its own quotation marks; a text gets them.
  private func key(_ tally: CauseTally, worst: Finding) -> PrintedText {
    let key = causes.key(tally)
    let isCode = isAboutSource(worst.rule) && key == worst.evidence.text
    let isName =
      isCode || !key.isEmpty && key.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }
    let short = PrintedText("\(key)").shortened(to: width * 2 / 3)
    return isName ? short : Wording.quoted(short.string)
  }

  /// `de +31 %, fr +12 %, 4 more locales`.
  private func locales(_ tally: CauseTally) -> PrintedText {
    let count = tally.locales.count
    var named: [PrintedText] = [tally.worst, tally.second].filter(\.isKnown).map { excess in
      let name = style.heading(name(ofLocale: Int(excess.locale)))
      return "\(name) \(Wording.percent(Double(excess.percent)))"
    }
    if named.isEmpty {
      named = tally.locales.members(of: causes.locales.indices).prefix(4).map(name(ofLocale:))
    }
    let rest = count - named.count
    if rest > 0 { named.append(Wording.count(rest, "more locale")) }
    return named.joined(separator: ", ")
  }

  private func name(ofLocale number: Int) -> PrintedText {
    causes.locales.indices.contains(number) ? "\(causes.locales[number])" : "?"
  }

  private func devices(_ tally: CauseTally) -> PrintedText? {
    let count = tally.devices.count
    guard count > 0 else { return nil }
    let parts: [PrintedText?] = [
      "on \(count) of \(Wording.count(causes.devices.count, "device"))",
      Wording.extent(of: tally.typeSizes, among: causes.typeSizes),
      tally.hasRegular || !causes.hasRegular ? nil : "only with bold text",
    ]
    return parts.compactMap(\.self).joined(separator: ", ")
  }

  /// The slot, and how that is known in the worst case.
  private func slot(_ tally: CauseTally, _ worst: Finding) -> PrintedText? {
    causes.slot(tally).map { slot in
      let evidence = (worst.catalogText?.evidence ?? causes.evidence(tally)).map(Wording.evidence)
      return "\(slot)" + (evidence.map { " (\($0))" } ?? "")
    }
  }

  /// `drawn at ProfileView.swift:41:12`, where the source says so.
  private func drawn(_ worst: Finding) -> PrintedText? {
    worst.catalogText?.evidence?.drawnAt.map { "drawn at \($0)" }
  }

  // MARK: What is seen

  /// The text in question: what is shown of it, or what is wrong with it.
  private func evidence(_ finding: Finding) -> [PrintedText] {
    let text = finding.evidence.text ?? ""
    guard let fit = finding.evidence.fit, finding.rule.isAboutWidth else {
      if isAboutSource(finding.rule) { return wrapped(["\(finding.message)"]) }
      let message = "\(finding.locale): \(finding.message)" as PrintedText
      let quoted = text.isEmpty ? [] : [Wording.quoted(text, columns: width - 6)]
      return wrapped([message] + quoted)
    }
    let room = width - 12
    let shown: [PrintedText] =
      finding.evidence.shown.map { shown in
        [
          "shows \(Wording.quoted(shown, columns: room / 2))",
          "of \(Wording.quoted(text, columns: room))",
        ]
      } ?? ["text \(Wording.quoted(text, columns: room))"]
    return wrapped(shown + [Wording.need(fit)])
  }

  private func wrapped(_ parts: [PrintedText]) -> [PrintedText] {
    PrintedText.lines(parts, separator: "  ", indent: "", width: width - 4)
      .map { "    \($0)" }
  }
}
