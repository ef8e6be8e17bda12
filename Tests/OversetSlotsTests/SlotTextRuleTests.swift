import Foundation
import OversetChecks
import OversetConfig
import OversetLayoutTree
import OversetProject
import OversetSlots
import OversetTestBasics
import OversetTestProjects
import OversetText
import OversetUI
import OversetVocabulary
import Testing

/// Texts in slots are judged by the rules about texts, all of them or with a word about the others.
@MainActor
struct SlotTextRuleTests {
  private static func catalog(_ texts: [String]) -> String {
    let entries = texts.enumerated().map { index, text in
      """
      "key\(index)" : { "localizations" : {
        "en" : { "stringUnit" : { "state" : "translated", "value" : "\(text)" } } } }
      """
    }
    return """
      { "sourceLanguage" : "en", "strings" : { \(entries.joined(separator: ",")) },
        "version" : "1.0" }
      """
  }

  private static func outcome(
    _ texts: [String], slot: String, checks: String = "", strict: Bool = false
  ) async throws -> SlotOutcome {
    let files = try TestProject(
      matrix: "devices: [iPhoneSE]\nstrict: \(strict)\n", checks: checks, catalog: catalog(texts))
    let check = SlotCheck(
      project: try Project(root: files.root, readsCatalogs: false), slot: try Slot(named: slot),
      selection: MatrixSelection())
    return try await check.outcome(files: [files.root.appending(path: "Locales")])
  }

  /// Titles of an alert's button, one letter longer each: up to three quarters of the size nothing is found,
  /// below it every title is.
  @Test("titles shrunk below three quarters are found")
  func titlesShrunkBelowThreeQuartersAreFound() async throws {
    let titles = (20...52).map { String(repeating: "n", count: $0) }
    let outcome = try await Self.outcome(titles, slot: "alertButton(of:1)")
    let found = outcome.findings.filter { $0.rule.id == .textScaledDown }
    let first = try #require(found.first?.evidence.text?.count)
    #expect((21...51).contains(first))
    #expect(found.map(\.name) == (first...52).map { "key\($0 - 20)" })
    #expect(found.allSatisfy { ($0.evidence.scaleFactor ?? 1) < 0.75 })
    #expect(found.allSatisfy { $0.catalogText?.slot == "alertButton(of:1)" })
    // What is smaller than it should be does not count as fitting; the title before it does.
    #expect(outcome.fittingCount["en"] == first - 20)
    #expect(outcome.exitCode == (outcome.failures.isEmpty ? 0 : 1))
  }

  /// A shrunk title is a warning: it fails a strict project and no other.
  @Test(
    "a shrunk title fails a strict check", arguments: [(false, 0), (true, 1)])
  func aShrunkTitleFailsAStrictCheck(
    strict: Bool, code: Int32
  ) async throws {
    let title = "Alle ausgewählten Elemente unwiderruflich löschen ja"
    #expect(title.count == 52)
    let outcome = try await Self.outcome([title], slot: "alertButton(of:1)", strict: strict)
    #expect(outcome.findings.map(\.rule.id) == [.textScaledDown])
    #expect(outcome.exitCode == code)
  }

  /// A widget's title has two lines of 116 points on an iPhone SE.
  @Test(
    "a word that breaks over the lines of a slot is a broken word; one that loses its end is truncated",
    arguments: [
      ("Benachrichtigungen", [RuleID.wordBroken]),
      ("Benachrichtigungseinstellungen", [.textTruncated]), ("Neue Nachrichten", []),
    ])
  func wordsInTwoLines(text: String, found: [RuleID]) async throws {
    let outcome = try await Self.outcome([text], slot: "widgetTitle")
    #expect(outcome.findings.map(\.rule.id) == found)
  }

  /// With the rule off that would find it, nothing says that a text fits.
  @Test(
    "what a rule that is off would find does not fit",
    arguments: [("", 1, [RuleID.textTruncated]), ("rules: {text-truncated: off}\n", 1, [])])
  func whatARuleThatIsOffWouldFindDoesNotFit(
    checks: String, fitting: Int, found: [RuleID]
  ) async throws {
    let texts = ["Save", String(repeating: "words ", count: 20) + "end"]
    let outcome = try await Self.outcome(texts, slot: "button", checks: checks)
    #expect(outcome.findings.map(\.rule.id) == found)
    #expect(outcome.fittingCount == ["en": fitting])
    let unjudged = outcome.notChecked.filter { $0.reason == .notJudged }
    #expect(unjudged.map(\.subject) == (found.isEmpty ? ["text-truncated"] : []))
    #expect(unjudged.map(\.count) == (found.isEmpty ? [1] : []))
  }

  /// A text that fits is judged, whatever is switched off.
  @Test("a text that fits is judged") func aTextThatFitsIsJudged() async throws {
    let outcome = try await Self.outcome(
      ["Save"], slot: "button", checks: "rules: {text-truncated: off}\n")
    #expect(outcome.fittingCount == ["en": 1])
    #expect(outcome.notChecked.allSatisfy { $0.reason != .notJudged })
  }

  @Test("every rule about texts is asked or listed") func everyRuleAboutTextsIsAskedOrListed()
    async throws
  {
    let asked = Set(TextChecks.inSlots.map(\.rule))
    let listed = Set(TextChecks.gapsInSlots.map(\.rule))
    #expect(asked.isDisjoint(with: listed))
    #expect(asked.union(listed) == Set(Rules.all.filter { $0.looksAt == .treeText }))
    let gaps = try await Self.outcome(["Save"], slot: "button").notChecked
      .filter { $0.reason == .needsComponent }
    #expect(Set(gaps.map(\.subject)) == Set(listed.map(\.name)))
    #expect(gaps.allSatisfy { $0.count == 1 && $0.detail.hasPrefix("keys: ") })
  }

  /// The rules that are not asked have nothing to look at: no slot cuts lines by height, clips or sets
  /// tracking.
  @Test(
    "a text in a slot has no height, tracking or clip of its own",
    arguments: SlotTemplateTests.drawn.map(\.name)) func gapsAreReal(name: String)
    throws
  {
    let files = try TestProject()
    let project = try Project(root: files.root)
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    let tree = resolver.layout(
      SlotView(slot: try Slot(named: name), text: Text(verbatim: "Words"), screenWidth: 375),
      in: .width(375), for: ViewEnvironment(locale: "en", direction: .leftToRight))
    #expect(!tree.texts.isEmpty)
    for text in tree.texts.map(\.text) {
      // In a row of several views a text is offered its own height.
      #expect(text.request.height == nil || !text.layout.isTruncatedByHeight)
      #expect(text.request.spans.allSatisfy { $0.tracking == 0 })
    }
    #expect(TreeTraversal(tree).nodes.allSatisfy { $0.node.clip == nil })
  }

  /// What the rules find of a text in a slot is what they find of it in the slot's component.
  @Test(
    "the rules find in a slot what they find in its component",
    arguments: SlotTemplateTests.drawn.map(\.name))
  func findingsAreThoseOfTheComponent(
    name: String
  ) async throws {
    let texts =
      [1, 3, 5, 8, 12, 20, 45].map { String(repeating: "Wort ", count: $0) + "Ende" }
      + ["Donaudampfschifffahrtsgesellschaft", "OK", "a\u{E123}"]
    let outcome = try await Self.outcome(texts, slot: name)
    let found = Dictionary(grouping: outcome.findings, by: \.name)
    let files = try TestProject(matrix: "devices: [iPhoneSE]\n")
    let project = try Project(root: files.root)
    let resolver = ViewResolver(fonts: project.fonts, strings: LocalizedStrings(project.strings))
    for (index, text) in texts.enumerated() {
      let tree = resolver.layout(
        SlotView(slot: try Slot(named: name), text: Text(verbatim: text), screenWidth: 375),
        in: .width(375),
        for: ViewEnvironment(locale: "en", direction: .leftToRight, displayScale: 2))
      let expected = TreeChecks.findings(in: CheckedTree(tree), of: TextChecks.inSlots)
        .filter { $0.evidence.text?.lowercased() == text.lowercased() }
      let own = found["key\(index)"] ?? []
      #expect(own.map(\.rule) == expected.map(\.rule), "\(text)")
      #expect(own.map(\.message) == expected.map(\.message), "\(text)")
    }
  }
}
