import OversetLayoutTree
import OversetText
import OversetUnicode
package import OversetVocabulary

extension RuleID {
  package static let lineBreakForbidden = RuleID("line-break-forbidden")
}

/// A line of Japanese or Chinese that begins with what must not begin one, or ends with what must not end
/// one: the text was broken between any two characters, because space was short.
struct KinsokuCheck: TextCheck {
  let rule = Rule(
    .lineBreakForbidden, fault: "L-2", title: "Forbidden line break", looksAt: .treeText,
    severity: .info, locales: .languages(KinsokuCheck.languages),
    example: "“。。。。” in a width of two characters",
    precision: "Exact for the lines as laid out (JLREQ, appendix A).")

  /// The languages that forbid such lines.
  private static let languages = ["ja", "zh"]
  /// JLREQ, appendix A.1 to A.5 and A.8: closing brackets, full stops, commas, marks.
  private static let forbiddenStarts = Set("、。，．）」』】〉》〕］｝！？々".utf16)
  /// JLREQ, appendix A.10 and A.11: small kana and the prolonged sound mark, which only the strict rules
  /// keep from the beginning of a line (CSS Text 3, section 5.2).
  private static let strictStarts = Set("ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ".utf16)
  /// Opening brackets.
  private static let forbiddenEnds = Set("（「『【〈《〔［｛".utf16)

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, Self.languages.contains(text.request.locale.language) else {
      return nil
    }
    let units = text.request.text
    let isStrict = text.request.lineBreak == .strict
    for line in text.layout.lines.dropFirst() {
      let start = line.range.lowerBound
      guard start > 0, start < units.count, units[start - 1] != 0x0A,
        units[start - 1] != 0x20
      else { continue }
      if Self.forbiddenStarts.contains(units[start])
        || isStrict && Self.strictStarts.contains(units[start])
      {
        return finding(at: site, "begins with", units[start])
      }
      if Self.forbiddenEnds.contains(units[start - 1]) {
        return finding(at: site, "ends with", units[start - 1])
      }
    }
    return nil
  }

  private func finding(at site: VisitedNode, _ verb: String, _ unit: UInt16) -> Finding {
    let character = String(decoding: [unit], as: UTF16.self)
    return site.finding(
      rule, "a line \(verb) “\(character)”", fix: "Give the text more space, or break it by hand.")
  }
}
