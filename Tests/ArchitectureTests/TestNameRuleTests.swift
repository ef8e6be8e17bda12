import Testing

/// The names of tests are sentences.
@Suite struct TestNameRuleTests {
  @Test("every test of the package has a display name")
  func everyTestHasAName() throws {
    let tests = try PackageTree.allSources().filter {
      $0.path.hasPrefix("Tests/") || $0.target.hasSuffix("Tests")
    }
    let count = try tests.reduce(0) { try $0 + $1.matches(of: #"@Test\b"#).count }
    #expect(count > 1_000)
    let breaches = try tests.flatMap(TestNameRule().breaches)
    #expect(breaches.isEmpty, "\(breaches.listing)")
  }

  private func breaches(_ text: String) throws -> [Breach] {
    try TestNameRule().breaches(in: SourceFile(path: "x.swift", target: "XTests", text: text))
  }

  @Test(
    "a test without a string as its first argument is found at its line",
    arguments: [
      "@Test func f() {}", "@Test(arguments: [1]) func f() {}", "@Test\nfunc f() {}",
      "@Test(\n  arguments: [\"a\"])\nfunc f() {}", "@Test(\"\") func f() {}",
      "@Test() func f() {}", "@Test(.disabled(\"why\")) func f() {}",
      "@Test @MainActor func f() {}",
    ])
  func findsABreach(_ text: String) throws {
    #expect(try breaches("\n" + text).map(\.line) == [2])
  }

  @Test(
    "a test with a display name, and what only looks like a test, passes",
    arguments: [
      "@Test(\"a\") func f() {}", "@Test(\n  \"a\",\n  arguments: [1])\nfunc f() {}",
      "@Test(#\"a \"b\"\"#) func f() {}", "// @Test func f() {}", "let text = \"@Test func\"",
      "@Testable func f() {}", "@Suite(\"a\") struct Test {}",
    ])
  func passesOverANearMiss(_ text: String) throws {
    #expect(try breaches(text) == [])
  }
}
