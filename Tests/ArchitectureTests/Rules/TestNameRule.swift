/// A test has a display name. Reports show it, and the name of a function does not say what holds.
struct TestNameRule {
  /// `@Test` whose first argument is not a string, or is an empty one.
  private static let unnamed = ##"@Test\b(?!\s*\(\s*#*"(?!"))"##

  func breaches(in file: SourceFile) throws -> [Breach] {
    try file.matches(of: Self.unnamed).map {
      Breach(
        file: file.path, line: $0.line,
        problem: "a test without a display name; write a sentence that says what holds")
    }
  }
}
