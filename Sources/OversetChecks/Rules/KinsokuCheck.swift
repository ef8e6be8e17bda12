import OversetModel
import OversetText
import OversetUnicode

/// A line of Japanese or Chinese that begins with what must not begin one, or ends with what must not end
/// one: the text was broken between any two characters, for want of room.
struct KinsokuCheck: TextCheck {
  let rule = Rule(
    name: "line-break-forbidden", fault: "L-2", title: "Forbidden line break", severity: .info)

  /// JLREQ, appendix A: closing brackets, full stops and commas, the small kana and the prolonged sound
  /// mark; the last two may begin a line under the loose rules.
  private static let forbiddenStarts = Set("、。，．）」』】〉》〕］｝！？ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ々".utf16)
  /// Opening brackets.
  private static let forbiddenEnds = Set("（「『【〈《〔［｛".utf16)

  func finding(for text: TextContent, at site: FindingSite) -> Finding? {
    guard !site.isHidden, ["ja", "zh"].contains(text.request.locale.prefix(2)) else { return nil }
    let units = text.request.text
    let isLoose = text.request.lineBreak == .loose
    for line in text.layout.lines.dropFirst() {
      let start = line.range.lowerBound
      guard start > 0, start < units.count, units[start - 1] != 0x0A else { continue }
      if Self.forbiddenStarts.contains(units[start]), !(isLoose && Self.mayStart(units[start])) {
        return finding(at: site, "begins with", units[start])
      }
      if Self.forbiddenEnds.contains(units[start - 1]) {
        return finding(at: site, "ends with", units[start - 1])
      }
    }
    return nil
  }

  private static func mayStart(_ unit: UInt16) -> Bool {
    unit == 0x30FC || unit == 0x3005 || (0x3041...0x30F6).contains(unit)
  }

  private func finding(at site: FindingSite, _ verb: String, _ unit: UInt16) -> Finding {
    let sign = String(decoding: [unit], as: UTF16.self)
    return site.finding(
      rule, "a line \(verb) “\(sign)”", fix: "Give the text more room, or break it by hand.")
  }
}
