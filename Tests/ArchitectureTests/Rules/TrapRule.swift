import Foundation

/// No `try!`, `as!`, force unwrap or implicitly unwrapped type: input must not stop the process.
struct TrapRule {
  /// A `!` behind an operand, a type or a keyword; not the one of `!=`.
  private static let pattern = #"(?:\w+|[)\]>?`])!(?!=)"#

  /// A property of UIKit that has such a type there, for which apps are written; here it has a value from the start.
  private static let propertyOfUIKit = #"^\s*open var \w+: \w+! = (?!nil\b)\S"#

  func breaches(in file: SourceFile) throws -> [Breach] {
    let isUIKit = file.path.hasPrefix("Sources/OversetUI/UIKit/")
    return try file.matches(of: Self.pattern).filter {
      let line = file.lines[$0.line - 1]
      return !isUIKit || line.range(of: Self.propertyOfUIKit, options: .regularExpression) == nil
    }.map {
      Breach(file: file.path, line: $0.line, problem: "'\($0.text)' can trap; handle the failure")
    }
  }
}
