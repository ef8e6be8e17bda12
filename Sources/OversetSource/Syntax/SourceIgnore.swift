/// A comment `// overset:ignore RULE REASON`, which asks to leave out a rule's findings at its place.
package struct SourceIgnore: Sendable, Hashable {
  /// The line of the comment, from 1.
  package let line: Int32
  /// The rule's name; empty where none is said.
  package let rule: String
  /// What the comment says after the rule; empty for nothing.
  package let reason: String

  package init(line: Int32, rule: String, reason: String) {
    self.line = line
    self.rule = rule
    self.reason = reason
  }
}
