import Foundation

/// A rule's name is written once, where the rule declares itself: everything else uses the constant.
struct RuleNameRule {
  private static var declaration: Regex<(Substring, Substring)> { #/RuleID\("([a-z-]+)"\)/# }

  /// The names that rules declare in `files`.
  static func names(in files: [SourceFile]) -> Set<String> {
    let declaration = declaration
    return Set(
      files.flatMap { file in
        file.lines.flatMap { line in line.matches(of: declaration).map { String($0.1) } }
      })
  }

  /// Names of rules.
  let names: Set<String>

  /// Literals that spell a rule's name and are not its declaration. Comments may.
  func breaches(in file: SourceFile) -> [Breach] {
    // Made once for a file: a regular expression is compiled where it is written.
    let (declaration, literal) = (Self.declaration, #/"([a-z]+(?:-[a-z]+)+)"/#)
    return file.lines.enumerated().flatMap { index, line -> [Breach] in
      guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return [] }
      let declared = Set(line.matches(of: declaration).map { String($0.1) })
      return line.matches(of: literal).map { String($0.1) }
        .filter { names.contains($0) && !declared.contains($0) }
        .map {
          Breach(
            file: file.path, line: index + 1,
            problem: "\"\($0)\" is a rule's name; use its constant of RuleID")
        }
    }
  }
}
