import Testing

/// Whatever asks Foundation for words of a locale is seen.
@Suite struct LocaleDataRuleTests {
  private func breaches(
    _ text: String, in path: String = "Sources/OversetX/x.swift", target: String = "OversetX"
  ) throws -> [Breach] {
    try LocaleDataRule().breaches(in: SourceFile(path: path, target: target, text: text))
  }

  @Test(
    "words of a locale from Foundation are a breach, except in what evaluates an app's code",
    arguments: [
      "date.formatted(.dateTime)", "NumberFormatter()", "a.localizedCompare(b)",
      "locale.localizedString(forLanguageCode: code)", "Locale(identifier: \"de\")",
      "Calendar(identifier: .gregorian)", "text.applyingTransform(.toLatin, reverse: false)",
      "let r = try NSRegularExpression(pattern: p)", "text.enumerateSubstrings(in: range) {}",
    ])
  func findsABreach(_ text: String) throws {
    #expect(try breaches(text).count == 1)
    #expect(try breaches(text, target: "OversetUI") == [])
  }

  @Test(
    "names that only look so pass",
    arguments: [
      "LocaleTag(identifier: tag)", "// date.formatted()", "PageDocument.Locale(identifier: x)",
      "ArgumentFormatter()", "let localized = compare(a, b)", "\"NumberFormatter\"",
    ])
  func passesOverANearMiss(_ text: String) throws {
    #expect(try breaches(text) == [])
  }

  @Test("every exception is a file that needs it")
  func exceptionsAreNeeded() throws {
    let files = try PackageTree.swiftFiles()
    for path in LocaleDataRule.exceptions.keys {
      let file = try #require(files.first { $0.path == path })
      #expect(try LocaleDataRule().breaches(in: file) == [])
      #expect(try breaches(file.lines.joined(separator: "\n")) != [])
    }
  }
}
