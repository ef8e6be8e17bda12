import OversetChecks
import OversetVocabulary
import Testing

/// What the rules about source make of facts.
struct SourceRuleTests {
  private static let place = SourcePlace(file: "App/View.swift", line: 4, column: 9)

  private static func findings(in facts: [SourceFact]) -> [Finding] {
    SourceChecks.findings(in: facts, locale: "en", checks: SourceChecks.all)
  }

  @Test("a fix names what to use", arguments: SourceFact.Kind.allCases)
  func everyKindOfFactHasARule(kind: SourceFact.Kind)
    throws
  {
    let fact = SourceFact(kind, at: Self.place, evidence: "words of the source", detail: "detail")
    let finding = try #require(Self.findings(in: [fact]).first)
    #expect(Self.findings(in: [fact]).count == 1)
    #expect(finding.place == Self.place)
    #expect(finding.locale == "en")
    #expect(finding.key == "words of the source")
    #expect(finding.evidence.text == "words of the source")
    #expect(!finding.message.isEmpty && !finding.message.contains("View.swift"))
    #expect(finding.fix.hasSuffix("."))
    #expect(finding.rule.looksAt == .source && !finding.rule.looksAt.isTree)
    #expect(finding.severity < .error)
  }

  @Test(
    "a fix names what to use",
    arguments: [
      (SourceFact.Kind.fixedSymbol, "chevron.left", "chevron.backward"),
      (.fixedSymbol, "arrow.right.circle", "arrow.forward.circle"),
      (.fixedSide, "leftAnchor", "leadingAnchor"),
      (.fixedSide, "UIEdgeInsets", "NSDirectionalEdgeInsets"),
      (.fixedSide, "textAlignment", ".natural"),
    ]) func aFixNamesWhatToUse(kind: SourceFact.Kind, detail: String, use: String) throws
  {
    let fact = SourceFact(kind, at: Self.place, evidence: "x", detail: detail)
    #expect(try #require(Self.findings(in: [fact]).first).fix.contains(use))
  }

  @Test("a finding about a key names the key") func aFindingAboutAKeyNamesTheKey() throws {
    var fact = SourceFact(.missingKey, at: Self.place, evidence: "\"titel\"", key: "titel")
    fact.table = "Settings"
    let finding = try #require(Self.findings(in: [fact]).first)
    #expect(finding.key == "titel")
    #expect(finding.message.contains("Settings"))
  }

  @Test(
    "a comment accepts the finding of the rule that it names",
    arguments: [("side-in-symbol-name", true), ("left-or-right", false), ("", false)])
  func aCommentAcceptsTheFindingOfTheRuleThatItNames(rule: String, isAccepted: Bool) throws {
    var fact = SourceFact(
      .fixedSymbol, at: Self.place, evidence: "x", detail: "chevron.left")
    fact.ignores = [SourceFact.Ignore(rule: rule, reason: "meant", place: Self.place)]
    var findings = Self.findings(in: [fact])
    FindingAcceptance(suppressions: [], baseline: FindingBaseline([], file: ""))
      .accept(&findings)
    #expect(findings.count == 1)
    #expect((findings.first?.acceptedReason?.contains("meant") ?? false) == isAccepted)
  }

  @Test("a fact that no rule is asked about is no finding")
  func aFactThatNoRuleIsAskedAboutIsNoFinding() {
    let fact = SourceFact(.fixedSymbol, at: Self.place, evidence: "x", detail: "chevron.left")
    let others = SourceChecks.all.filter { $0.kind != .fixedSymbol }
    #expect(SourceChecks.findings(in: [fact], locale: "en", checks: others).isEmpty)
  }
}
