import OversetLayoutTree
import OversetText
import OversetUnicode
package import OversetVocabulary

extension RuleID {
  package static let trackingOnJoiningScript = RuleID("tracking-on-joining-script")
}

/// Letters of a joining script that are spaced out: the joins break, or the spacing is ignored and the
/// width is another.
struct TrackedJoiningScriptCheck: TextCheck {
  let rule = Rule(
    .trackingOnJoiningScript, fault: "G-3", title: "Tracking on a joining script",
    looksAt: .treeText, severity: .warning, locales: .every,
    example: "`Text(\"التقويم\").tracking(1)`",
    precision: "Exact: Arabic, Syriac, N’Ko and Mongolian letters.")

  var gapInSlots: String? { "slots do not set tracking" }

  /// The scripts of the Arabic kind (Unicode, chapter 9.2 and the joining types of other scripts).
  private static let joining: Set<Script> = [.arabic, .syriac, .nko, .mongolian]

  func finding(for text: TextContent, at site: VisitedNode) -> Finding? {
    guard !site.isHidden, let tracking = trackingOfJoiningScript(in: text) else { return nil }
    return site.finding(
      rule, "adds \(Points.text(tracking)) pt between letters that join",
      fix: "Do not set tracking or kerning for scripts whose letters join.")
  }

  private func trackingOfJoiningScript(in text: TextContent) -> Double? {
    let spans = text.request.spans
    for (index, span) in spans.enumerated() where span.tracking != 0 {
      let end = index + 1 < spans.count ? spans[index + 1].start : text.request.text.count
      let units = text.request.text[min(span.start, end)..<end]
      let letters = String(decoding: units, as: UTF16.self).unicodeScalars
      if letters.contains(where: { Self.joining.contains(CharacterProperties.script($0.value)) }) {
        return span.tracking
      }
    }
    return nil
  }
}
