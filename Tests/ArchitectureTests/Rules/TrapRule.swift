import Foundation

/// No `try!`, `as!`, force unwrap or implicitly unwrapped type: input must not stop the process.
struct TrapRule {
  /// A `!` behind an operand, a type or a keyword; not the one of `!=`.
  private static let pattern = #"(?:\w+|[)\]>?`])!(?!=)"#

  /// A property of UIKit that has such a type there, for which apps are written. Here it is never nil: it gives what a
  /// property beside it keeps, whose type has no nil, and takes nil as a value of that type.
  private static let propertyOfUIKit =
    #"^ *open var \w+: (\w+!) \{\n +get \{ (\w+) \}\n +set \{ \2 = newValue \?\? \S.* \}\n"#
    + #" +\}\n +private var \2 = (?:"|[A-Z]\w*\()"#

  func breaches(in file: SourceFile) throws -> [Breach] {
    let isUIKit = file.path.hasPrefix("Sources/OversetUI/UIKit/")
    let properties = isUIKit ? try file.matches(of: Self.propertyOfUIKit) : []
    return try file.matches(of: Self.pattern).filter { match in
      !properties.contains { $0.line == match.line && $0.text == match.text }
    }.map {
      Breach(file: file.path, line: $0.line, problem: "'\($0.text)' can trap; handle the failure")
    }
  }
}
