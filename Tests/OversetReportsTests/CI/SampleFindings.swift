import Foundation
import OversetChecks
import OversetConfig
import OversetReports
import OversetTestBasics
import OversetText
import OversetVocabulary

/// Findings made by hand, and their reports.
enum SampleFindings {
  /// A text that is too long for its slot.
  static func truncated(
    _ key: String, _ locale: LocaleTag = "de", device: String = "iPhoneSE", slot: String = "button",
    file: String = "Locales/App.xcstrings", line: Int = 3, column: Int = 5, needed: Double = 140,
    text: String = "Wiederherstellen", variant: String = "", drawnAt: SourcePlace? = nil
  ) throws -> Finding {
    var subject = TextSubject(key: key, variant: variant, slot: slot)
    subject.evidence = drawnAt.map { .source($0, .known) } ?? .named
    var evidence = FindingEvidence()
    evidence.text = text
    evidence.shown = "\(text.prefix(4))…"
    evidence.fit = Fit(
      verdict: .truncated, needed: needed, available: 100, slack: 2, confidence: .measured)
    var finding = Finding(
      rule: try rule(.textTruncated), subject: .text(subject), locale: locale,
      place: SourcePlace(file: file, line: line, column: column), evidence: evidence,
      message: "the text is truncated", fix: "shorten it")
    finding.device = device
    finding.typeSize = .large
    return finding
  }

  /// A fault of a catalog's text.
  static func wrong(
    _ key: String, _ locale: LocaleTag = "de", line: Int = 4, message: String = "'%d' is left over"
  ) throws -> Finding {
    Finding(
      rule: try rule(.formatArguments), subject: .text(TextSubject(key: key)),
      locale: locale, place: SourcePlace(file: "Locales/App.xcstrings", line: line, column: 7),
      message: message, fix: "write the arguments of the source text")
  }

  /// So many findings: of each key in two locales on two devices, warnings among them.
  static func many(_ count: Int) throws -> [Finding] {
    try (0..<count).map { index in
      let key = "screen.\(index / 4).title"
      let locale: LocaleTag = index % 4 < 2 ? "de" : "fr"
      guard index % 40 >= 4 else { return try wrong(key, locale, line: index / 4 + 2) }
      return try truncated(
        key, locale, device: index % 2 == 0 ? "iPhoneSE" : "iPhone16Pro", line: index / 4 + 2,
        needed: 110 + Double(index % 97), text: "Wiederherstellen der Einkäufe \(index)")
    }
  }

  static func rule(_ id: RuleID) throws -> Rule {
    guard let rule = Rules.rule(id) else { throw CocoaError(.featureUnsupported) }
    return rule
  }

  /// The report of findings in a project.
  static func report(
    _ findings: [Finding], project: URL, changed: String? = nil, strict: Bool = false
  ) throws -> FindingReport {
    FindingReport(
      findings: findings, devices: 2, strict: strict,
      FindingReport.Circumstances(
        command: "check", version: "0.1.0", project: project,
        changed: try changed.map { try ChangedLines(Data($0.utf8), file: "changes") }))
  }

  /// A project with a catalog of ten lines, each of them of letters whose units differ.
  static func project() throws -> TestProject {
    let project = try TestProject()
    let lines = (1...10).map { "ä😀 \"key \($0)\" : \"text\"\n" }
    try project.write(lines.joined(), to: "Locales/App.xcstrings")
    try project.write(lines.joined(), to: "App/View.swift")
    return project
  }

  /// A report in a format, as text.
  static func text(_ format: FindingReportFormat, _ report: FindingReport) throws -> String {
    String(decoding: try format.rendered(report).bytes, as: UTF8.self)
  }
}
