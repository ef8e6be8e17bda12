/// No `try!`, `as!`, force unwrap or implicitly unwrapped type: input must not stop the process.
struct TrapRule {
  /// A `!` behind an operand, a type or a keyword; not the one of `!=`.
  private static let pattern = #"(?:\w+|[)\]>?`])!(?!=)"#

  func breaches(in file: SourceFile) throws -> [Breach] {
    try file.matches(of: Self.pattern).map {
      Breach(file: file.path, line: $0.line, problem: "'\($0.text)' can trap; handle the failure")
    }
  }
}
