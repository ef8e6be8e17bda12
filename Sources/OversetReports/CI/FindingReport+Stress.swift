package import OversetStress
package import OversetVocabulary

extension FindingReport {
  /// The report of a stress test. Nothing of it fails the command, and no forecast is part of it.
  ///
  /// - Parameter place: Where the text of a key is written in a locale.
  package init(
    _ outcome: StressOutcome, _ circumstances: Circumstances,
    place: (_ key: String, _ locale: LocaleTag) -> SourcePlace?
  ) {
    var content = ReportContent(strict: false)
    content.isHarmless = true
    for text in outcome.texts {
      let margin = text.least
      let percent = margin.percent ?? .infinity
      guard margin.isBroken || percent < ReportContent.littleHeadroom else {
        content.passed.append(
          Passed(owner: text.component, name: "\(text.state) \(text.path)"))
        continue
      }
      content.drafts.append(ReportContent.draft(text, place: place))
    }
    content.drafts += outcome.failedStates.map { ResultDraft(failed: $0) }
    self.init(
      content, exitStatus: outcome.failedStates.isEmpty ? .clean : .findings, circumstances)
  }
}

extension ReportContent {
  /// A text that can grow by less is in a report, in percent of its width: as in the last line of the text report.
  static let littleHeadroom = 30.0

  fileprivate static func draft(
    _ text: TextHeadroom, place: (_ key: String, _ locale: LocaleTag) -> SourcePlace?
  ) -> ResultDraft {
    let margin = text.least
    let name = StressWording.name(text.key ?? margin.text)
    let reason: PrintedText = margin.firstBreak.map(StressWording.text) ?? ""
    let subject: PrintedText =
      "\(name) of \(text.component) \(text.state) in \(margin.locale) on \(margin.device)"
    var draft = ResultDraft(
      margin.isBroken ? .noHeadroom : .littleHeadroom, component: text.component,
      key: text.key ?? margin.text, locale: margin.locale,
      place: text.key.flatMap { place($0, margin.locale) },
      message: margin.isBroken
        ? "\(subject) has no headroom: \(reason) as it is"
        : "\(subject) can grow by \(StressWording.percent(margin.percent)); then \(reason)",
      fix: "give the text more room, or shorten it")
    draft.devices = [margin.device]
    draft.excess = -(margin.percent ?? 0)
    return draft
  }
}
