/// One module opens files: it alone holds that no link leads outside and that no file is waited for.
struct FileAccessRule {
  /// What opens, lists, writes, renames, removes or looks at a file.
  private static let pattern =
    #"\bFileManager\b|\b(?:Data|String|NSData|NSString)\(contentsOf\w*:|\bFileHandle\(for\w+:"#
    + #"|\bcontentsOf(?:File|URL)?:\s*URL\b|\.write\(to:\s*(?:URL|file|url|path)\b|\b(?:In|Out)putStream\("#
    // No path is an implicit member: `open(.block)` opens something else.
    + #"|(?<![.\w])(?<!func )(?:fopen|open|openat|creat|opendir|unlink|rename|mkdir|symlink)\((?!\s*\.)"#
    + #"|\bresolvingSymlinksInPath\b|\bresourceValues\(|\bcheckResourceIsReachable\b"#

  /// The files that may, and why.
  static let exceptions = [
    "Sources/OversetConfig/ResourceFolder.swift":
      "the place of the program is the user's own, as are links to it",
    "Sources/OversetUI/Foundation/FileNames.swift":
      "it adds names of Apple's Foundation, which say nil and open nothing",
  ]

  func breaches(in file: SourceFile) throws -> [Breach] {
    guard file.path.hasPrefix("Sources/"), file.target != "OversetFiles",
      Self.exceptions[file.path] == nil
    else { return [] }
    return try file.matches(of: Self.pattern).map {
      Breach(
        file: file.path, line: $0.line, problem: "'\($0.text)' opens a file; OversetFiles does that"
      )
    }
  }
}
