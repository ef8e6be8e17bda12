import Foundation
import OversetConfig
import OversetText
import OversetVocabulary

/// Writes findings about texts into bytes: most of what a finding holds is the same as in the one before it,
/// and takes no space again.
package struct FindingPacker {
  /// Findings in their order.
  package struct Segment: Sendable {
    /// How many there are.
    package fileprivate(set) var count = 0
    fileprivate var writer = PackWriter()
    fileprivate var last = LastFinding()

    /// No findings yet.
    package init() {}

    /// The findings as bytes, without space for more.
    var bytes: [UInt8] { writer.fitted.bytes }

    /// Begins a group that can be read by itself.
    ///
    /// - Returns: Where it begins in the segment.
    package mutating func beginGroup() -> Int {
      last = LastFinding()
      return writer.bytes.count
    }
  }

  private(set) var names = PackedNames()
  private(set) var rules: [Rule] = []
  private(set) var suppressions: [Suppression] = []
  private(set) var evidences: [SlotEvidence] = []
  /// Findings of a form that is not packed.
  private(set) var others: [Finding] = []

  private(set) var tags: [LocaleTag] = []

  private var tagNumbers: [LocaleTag: Int] = [:]
  private var ruleNumbers: [RuleID: Int] = [:]
  private var suppressionNumbers: [Suppression: Int] = [:]
  private var evidenceNumbers: [SlotEvidence: Int] = [:]

  /// A packer of nothing yet.
  package init() {}

  /// Adds a finding to a segment.
  package mutating func append(_ finding: Finding, to segment: inout Segment) {
    segment.count += 1
    guard case .text(let text) = finding.subject, finding.evidence.frame == nil else {
      segment.writer.write(FindingForm.whole.rawValue)
      segment.writer.write(others.count)
      others.append(finding)
      return
    }
    let form = FindingForm(finding, text, after: segment.last)
    segment.writer.write(form.rawValue)
    segment.writer.write(number(of: finding.rule))
    if !form.contains(.sameText) {
      segment.writer.write(names.number(of: text.key))
      segment.writer.write(names.number(of: text.variant))
      segment.writer.write(names.number(of: text.slot))
      segment.writer.write(number(of: text.evidence))
      segment.writer.write(names.number(of: text.filling))
    }
    segment.writer.write(number(of: finding.locale))
    segment.writer.write(names.number(of: finding.device))
    let size = finding.typeSize.map { $0.ordinal + 1 } ?? 0
    segment.writer.write(size << 1 | (finding.legibilityWeight == .bold ? 1 : 0))
    if !form.contains(.samePlace) { write(finding.place, to: &segment) }
    segment.writer.write(finding.message, after: segment.last.message)
    segment.writer.write(names.number(of: finding.fix))
    segment.writer.write(names.number(of: finding.accepted))
    segment.writer.write(number(of: finding.known))
    write(finding.evidence, form, to: &segment)
    segment.last.remember(finding, text)
  }

  private mutating func write(_ place: SourcePlace?, to segment: inout Segment) {
    segment.writer.write(names.number(of: place?.file))
    guard let place else { return }
    segment.writer.write(place.line ?? 0)
    guard let position = place.position else { return }
    segment.writer.write(position.column)
  }

  private mutating func write(
    _ evidence: FindingEvidence, _ form: FindingForm, to segment: inout Segment
  ) {
    if let text = evidence.text { segment.writer.write(text, after: segment.last.evidence) }
    if let shown = evidence.shown { segment.writer.write(shown, after: evidence.text ?? "") }
    if let fit = evidence.fit {
      let last = segment.last.fit
      let verdict = FitVerdict.allCases.firstIndex(of: fit.verdict) ?? 0
      let confidence = Confidence.allCases.firstIndex(of: fit.confidence) ?? 0
      let isSame = last.map { $0.needed.bitPattern == fit.needed.bitPattern } ?? false
      let isSlackSame = last.map { $0.slack.bitPattern == fit.slack.bitPattern } ?? false
      segment.writer.write(
        verdict << 4 | confidence << 2 | (isSame ? 2 : 0) | (isSlackSame ? 1 : 0))
      if !isSame { segment.writer.write(fit.needed) }
      if !isSlackSame { segment.writer.write(fit.slack) }
      segment.writer.write(fit.available)
    }
    if let lines = evidence.lines {
      segment.writer.write(difference: lines.needed)
      segment.writer.write(difference: lines.shown)
    }
    if let factor = evidence.scaleFactor { segment.writer.write(factor) }
    if form.contains(.missing) {
      segment.writer.write(evidence.missing.count)
      for scalar in evidence.missing { segment.writer.write(Int(scalar)) }
    }
  }

  private mutating func number(of tag: LocaleTag) -> Int {
    if let number = tagNumbers[tag] { return number }
    tagNumbers[tag] = tags.count
    tags.append(tag)
    return tags.count - 1
  }

  private mutating func number(of rule: Rule) -> Int {
    if let number = ruleNumbers[rule.id] { return number }
    ruleNumbers[rule.id] = rules.count
    rules.append(rule)
    return rules.count - 1
  }

  private mutating func number(of evidence: SlotEvidence?) -> Int {
    guard let evidence else { return 0 }
    if let number = evidenceNumbers[evidence] { return number + 1 }
    evidenceNumbers[evidence] = evidences.count
    evidences.append(evidence)
    return evidences.count
  }

  private mutating func number(of suppression: Suppression?) -> Int {
    guard let suppression else { return 0 }
    if let number = suppressionNumbers[suppression] { return number + 1 }
    suppressionNumbers[suppression] = suppressions.count
    suppressions.append(suppression)
    return suppressions.count
  }
}
