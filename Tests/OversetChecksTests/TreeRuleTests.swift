import OversetChecks
import OversetVocabulary
import Testing

/// For every rule about laid-out components and every locale it can hold for, the smallest component that
/// breaks it and the nearest that does not.
@MainActor
struct TreeRuleTests {
  /// The default matrix, and the other scripts that the package has faces for.
  nonisolated static let locales: [LocaleTag] = ["en", "ar", "de", "ja", "tr", "he", "th", "hi"]

  /// All rules look at every example; none but the named ones finds anything.
  @Test("an example has findings of exactly the rules it names", arguments: TreeExample.all)
  func findsWhatItShould(_ example: TreeExample) throws {
    let findings = try example.findings()
    #expect(
      findings.map(\.rule.name).sorted() == example.expected,
      "\(findings.map { "\($0.rule.name) \($0.message)" })")
  }

  /// A rule without examples in a locale it can hold for is not proved there.
  @Test(
    "a rule has both kinds of examples in every locale it holds for",
    arguments: TreeChecks.all.map(\.rule.name))
  func everyLocaleHasBothKinds(name: String) throws {
    let rule = try #require(TreeChecks.all.first { $0.rule.name == name }).rule
    let needed = Set(Self.locales.filter { rule.locales.contains($0) } + Self.named(rule))
    #expect(!needed.isEmpty)
    for isFound in [true, false] {
      let examples = TreeExample.all.filter { $0.rule == name && $0.isFound == isFound }
      #expect(Set(examples.map(\.locale)) == needed, "\(isFound ? "found" : "clean")")
    }
  }

  /// The languages that a rule names, whether or not a matrix has them by default.
  private static func named(_ rule: Rule) -> [LocaleTag] {
    if case .languages(let languages) = rule.locales {
      return languages.compactMap { LocaleTag($0) }
    }
    return []
  }

  @Test("the file of examples is read whole and uses every component")
  func theFileIsRead() {
    #expect(TreeExample.all.count > 200)
    // A line that cannot be read is no example that passes.
    #expect(TreeExample.all.count == ExampleTable.rows(of: "tree-rules").count)
    #expect(Set(TreeExample.all.map(\.component)) == Set(TreeComponent.allCases))
  }
}
