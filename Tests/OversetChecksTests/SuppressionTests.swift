import OversetChecks
import OversetConfig
import OversetVocabulary
import Testing

/// Which suppression covers a finding.
@Suite struct SuppressionTests {
  /// What a finding is, and the reason of the suppression that covers it.
  struct Case: Sendable {
    var rule = RuleID.textTruncated
    /// Nil for a finding of a text in a slot.
    var component: String? = "Paywall"
    var state = ""
    var key: String?
    var locale: LocaleTag = "de"
    var device: String? = "iPhoneSE"
    var reason: String?

    func finding() throws -> Finding {
      var node = NodeSubject(path: "Text")
      (node.component, node.state, node.key) = (component ?? "", state, key)
      let subject =
        component == nil ? .text(TextSubject(key: key ?? "")) : FindingSubject.node(node)
      var finding = Finding(
        rule: try #require(Rules.rule(rule)), subject: subject, locale: locale, message: "wrong",
        fix: "Fix it.")
      finding.device = device
      return finding
    }
  }

  private static let suppressions: [Suppression] = {
    var label = Suppression(rule: "text-truncated", reason: "label")
    (label.component, label.locale, label.device) = ("Paywall", "de", "iPhoneSE")
    var icon = Suppression(rule: "glyph-missing", reason: "icon")
    (icon.key, icon.state) = ("play", "paused")
    let second = Suppression(rule: "text-at-risk", reason: "first")
    var third = Suppression(rule: "text-at-risk", reason: "second")
    third.locale = "de"
    return [label, icon, second, third]
  }()

  @Test(
    "a suppression covers the findings that agree with every field it names",
    arguments: [
      Case(reason: "label"), Case(state: "any", key: "any", reason: "label"),
      Case(rule: .textScaledDown), Case(component: nil), Case(component: "paywall"),
      Case(locale: "de-AT"), Case(device: nil),
      Case(rule: .glyphMissing, state: "paused", key: "play", reason: "icon"),
      Case(rule: .glyphMissing, state: "playing", key: "play"),
      Case(rule: .glyphMissing, state: "paused"),
      Case(rule: .textAtRisk, reason: "first"),
      Case(rule: .textAtRisk, component: nil, locale: "ar", reason: "first"),
    ])
  func coverage(_ example: Case) throws {
    let acceptance = FindingAcceptance(
      suppressions: Self.suppressions, baseline: FindingBaseline([], file: "baseline.json"))
    #expect(acceptance.suppression(of: try example.finding())?.reason == example.reason)
  }
}
