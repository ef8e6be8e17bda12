import OversetChecks
import OversetVocabulary
import Testing

/// Each rule describes itself, and no two describe one.
struct RuleDescriptionTests {
  @Test(
    "every rule describes itself", arguments: Rules.all) func everyRuleDescribesItself(rule: Rule)
  {
    #expect(rule.name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil)
    #expect(rule.fault?.wholeMatch(of: /[A-Z]-[0-9]+/) != nil || rule.fault == nil)
    #expect(!rule.title.isEmpty && !rule.example.isEmpty)
    #expect(rule.precision.hasSuffix("."))
    #expect(Rules.rule(rule.id) == rule)
  }

  @Test("names and titles are unique") func namesAndTitlesAreUnique() {
    // One is about texts in slots.
    let ruleCount = TreeChecks.all.count + CatalogChecks.all.count + SourceChecks.all.count
    #expect(Rules.all.count == ruleCount + 1)
    #expect(Set(Rules.all.map(\.id)).count == Rules.all.count)
    #expect(Set(Rules.all.map(\.title)).count == Rules.all.count)
  }

  /// What a rule says it looks at is what it is asked about.
  @Test("rules look at what they say") func rulesLookAtWhatTheySay() {
    #expect(TreeChecks.all.allSatisfy { $0.rule.looksAt.isTree })
    #expect(CatalogChecks.all.allSatisfy { !$0.rule.looksAt.isTree })
    #expect(SourceChecks.all.allSatisfy { $0.rule.looksAt == .source })
    let texts = TextChecks.inSlots.map(\.rule) + TextChecks.gapsInSlots.map(\.rule)
    #expect(Set(texts) == Set(Rules.all.filter { $0.looksAt == .treeText }))
  }

  @Test("no rule about layouts is off by default") func noRuleAboutLayoutsIsOffByDefault() {
    #expect(TreeChecks.all.allSatisfy { $0.rule.isOnByDefault })
    #expect(CatalogChecks.all.filter { !$0.rule.isOnByDefault }.count == 6)
    #expect(SourceChecks.all.contains { $0.rule.isOnByDefault })
  }
}
