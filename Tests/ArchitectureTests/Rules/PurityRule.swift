/// A library takes the world as values: it does not ask for environment, clock or locale.
struct PurityRule {
  /// The targets at the border, where those values are read.
  static let border: Set<String> = [
    "OversetCommand", "OversetService", "OversetTesting", "overset", "overset-bench",
    "overset-fuzz",
  ]

  /// The files elsewhere that may ask, and why.
  static let exceptions = [
    "Sources/OversetConfig/ResourceFolder.swift":
      "where the program is installed is no input, and the same for every product of the package"
  ]

  private static let forbidden = [
    (
      #"\bProcessInfo\.processInfo\.environment\b|(?<![.\w])getenv\("#,
      "reads the environment; take the value as a parameter"
    ),
    (
      #"\bDate\(\)|\bDate\.now\b|\b(?:Continuous|Suspending)Clock\b|\bDispatchTime\.now\b"#
        + #"|\bCFAbsoluteTimeGetCurrent\b|\bclock_gettime\b|\.systemUptime\b"#,
      "reads the clock; take the value as a parameter"
    ),
    (
      #"\b(?:Locale|TimeZone|Calendar)\.(?:current|autoupdatingCurrent)\b"#
        + #"|\bLocale\.preferredLanguages\b"#,
      "reads the current locale; take the value as a parameter"
    ),
  ]

  func breaches(in file: SourceFile) throws -> [Breach] {
    guard !Self.border.contains(file.target), Self.exceptions[file.path] == nil else { return [] }
    return try Self.forbidden.flatMap { pattern, problem in
      try file.matches(of: pattern).map {
        Breach(file: file.path, line: $0.line, problem: "'\($0.text)' \(problem)")
      }
    }
  }
}
