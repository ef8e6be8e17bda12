import Testing

/// A rule's name outside of its rule is seen.
@Suite struct RuleNameRuleTests {
  private func breaches(_ text: String) -> [Breach] {
    RuleNameRule(names: ["text-truncated"]).breaches(
      in: SourceFile(path: "x.swift", target: "OversetReports", text: text))
  }

  @Test(
    "finds a name of a rule outside its rule",
    arguments: [
      "rule == \"text-truncated\"", "let rules: Set = [\"text-truncated\", \"b\"]",
      "case \"text-truncated\": .truncated",
    ])
  func findsABreach(_ text: String) {
    #expect(breaches(text).count == 1)
  }

  @Test(
    "passes over a near miss",
    arguments: [
      "static let textTruncated = RuleID(\"text-truncated\")", "/// `rule: \"text-truncated\"`",
      "\"text-truncate\"", "\"is text-truncated\"", ".textTruncated",
    ])
  func passesOverANearMiss(_ text: String) {
    #expect(breaches(text) == [])
  }

  @Test("names are those that rules declare") func namesAreThoseThatRulesDeclare() throws {
    let names = RuleNameRule.names(in: try PackageTree.swiftFiles())
    #expect(names.count > 40)
    #expect(names.contains("text-truncated"))
  }
}
