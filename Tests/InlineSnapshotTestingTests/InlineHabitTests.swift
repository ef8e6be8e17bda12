import InlineSnapshotTesting
import Testing

/// What tests written for swift-snapshot-testing look like: these snapshots are compiled.
@Suite(.snapshots(record: .missing))
struct InlineHabitTests {
  @Test("dumps, descriptions and lines match their inline snapshots, whatever they escape")
  func values() {
    assertInlineSnapshot(of: ["b", "a"], as: .dump) {
      """
      ▿ 2 elements
        - "b"
        - "a"

      """
    }
    assertInlineSnapshot(of: 1, as: .description) { "1" }
    assertInlineSnapshot(of: "a\r\nb \u{1}\t\\(c) \"\"\"# \\##n\n\n  d\n", as: .lines) {
      ###"""
      a\###r
      b \###u{1}	\(c) """# \##n

        d

      """###
    }
    assertInlineSnapshot(of: "", as: .lines) {
      """

      """
    }
    assertInlineSnapshot(of: "\u{202E}سلام\u{202C} 👩‍👩‍👧 e\u{301}\n \n\u{301}x", as: .lines) {
      """
      \u{202E}سلام\u{202C} 👩‍👩‍👧 é
       
      ́x
      """
    }
  }

  /// A helper hands its place on, and names its closures.
  private func assertWords(
    in text: String, first: (() -> String)? = nil, rest: (() -> String)? = nil,
    fileID: StaticString = #fileID, file: StaticString = #filePath,
    function: StaticString = #function, line: UInt = #line, column: UInt = #column
  ) {
    let words = text.split(separator: " ").map(String.init)
    func assert(_ words: [String], label: String, offset: Int, matches: (() -> String)?) {
      assertInlineSnapshot(
        of: words.joined(separator: "\n"), as: .lines, message: "Words did not match",
        syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: label, trailingClosureOffset: offset),
        matches: matches, fileID: fileID, file: file, function: function, line: line,
        column: column)
    }
    assert(Array(words.prefix(1)), label: "first", offset: 0, matches: first)
    assert(Array(words.dropFirst()), label: "rest", offset: 1, matches: rest)
  }

  @Test("a helper hands its place on and verifies its own trailing closures")
  func helpers() {
    assertWords(in: "a b c") {
      """
      a
      """
    } rest: {
      """
      b
      c
      """
    }
  }

  /// A failure is an issue of the test, at the line of the assertion.
  @Test("a failure is reported at the line of the assertion")
  func failures() {
    let line = #line + 2
    withKnownIssue {
      assertInlineSnapshot(of: "other", as: .lines, record: .never, timeout: 1) { "text" }
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    let place = #line + 2
    withKnownIssue {
      InlineSnapshotSyntaxDescriptor().fail(
        "wrong", fileID: #fileID, file: #filePath, line: #line - 1, column: #column)
    } matching: { issue in
      issue.sourceLocation?.line == place
    }
  }
}
