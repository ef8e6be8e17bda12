import Testing

/// A rule's name outside of its rule is seen.
@Suite struct RuleNameRuleTests {
  private func breaches(_ text: String) -> [Breach] {
    RuleNameRule(names: ["text-truncated"]).breaches(
      in: SourceFile(path: "x.swift", target: "OversetReports", text: text))
  }

  @Test(arguments: [
    "rule == \"text-truncated\"", "let rules: Set = [\"text-truncated\", \"b\"]",
    "case \"text-truncated\": .truncated",
  ])
  func findsABreach(_ text: String) {
    #expect(breaches(text).count == 1)
  }

  @Test(arguments: [
    "static let textTruncated = RuleID(\"text-truncated\")", "/// `rule: \"text-truncated\"`",
    "\"text-truncate\"", "\"is text-truncated\"", ".textTruncated",
  ])
  func passesOverANearMiss(_ text: String) {
    #expect(breaches(text) == [])
  }

  @Test func namesAreThoseThatRulesDeclare() throws {
    let names = RuleNameRule.names(in: try PackageTree.swiftFiles())
    #expect(names.count > 40)
    #expect(names.contains("text-truncated"))
  }
}
