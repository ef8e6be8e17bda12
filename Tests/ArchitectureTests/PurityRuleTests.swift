import Testing

/// Reaching out for the world is seen in a library, and allowed at the border.
@Suite struct PurityRuleTests {
  private func breaches(_ text: String, in target: String = "OversetText") throws -> [Breach] {
    try PurityRule().breaches(in: SourceFile(path: "x.swift", target: target, text: text))
  }

  @Test(
    "reading environment, clock or locale is a breach in a library alone",
    arguments: [
      "let e = ProcessInfo.processInfo.environment[\"CI\"]",
      "let home = getenv(\"HOME\")", "let now = Date()", "f(Date.now)", "ContinuousClock().now",
      "let l = Locale.current", "f(Locale.autoupdatingCurrent)", "TimeZone.current",
      "\"\\(Locale.preferredLanguages)\"",
    ])
  func findsABreach(_ text: String) throws {
    #expect(try breaches(text).count == 1)
    #expect(try breaches(text, in: "OversetTesting") == [])
    #expect(try breaches(text, in: "overset") == [])
  }

  @Test("every exception is a file that needs it")
  func exceptionsAreNeeded() throws {
    let files = try PackageTree.swiftFiles()
    for path in PurityRule.exceptions.keys {
      let file = try #require(files.first { $0.path == path })
      #expect(try PurityRule().breaches(in: file) == [])
      #expect(try breaches(file.lines.joined(separator: "\n")) != [])
    }
  }

  @Test(
    "a near miss of reading the environment passes",
    arguments: [
      "// getenv(x)", "let s = \"Date()\"", "view.environment(\\.locale, locale)",
      "ProcessInfo.processInfo.processorCount",
      "Date(timeIntervalSince1970: 0)", "UpDate()", "let current: Locale",
      "Locale(identifier: \"de\")",
      "cursor.current",
    ])
  func passesOverANearMiss(_ text: String) throws {
    #expect(try breaches(text) == [])
  }
}
