/// One file prints what the program says, and one tells a test what is wrong: both take text that nobody can
/// forge, so that nothing passes them by.
struct PrintingRule {
  /// A way out, and the files that go it.
  private struct Exit {
    let pattern: String
    let files: [String]
    let problem: String
  }

  private static let printer = "Sources/OversetCommand/Output.swift"
  /// It has one sentence to say, where it was built without the service.
  private static let server = "Sources/overset-server/main.swift"
  private static let reporter = "Sources/OversetTesting/Reporting/TestReporter.swift"

  private static let exits = [
    Exit(
      pattern:
        #"(?<![.\w])(?<!func )(?:print|debugPrint|dump|NSLog|puts|fputs|printf|fprintf|vprintf)\("#
        + #"|\bSwift\.(?:print|debugPrint|dump)\(|\bFileHandle\.standard(?:Output|Error)\b"#
        + #"|\b(?:StandardStream|Self)?\.(?:output|error)\.write\(|\bSTD(?:OUT|ERR)_FILENO,"#
        + #"|\bexit\(withError:"#,
      files: [printer, server, reporter], problem: "prints; let Output print a PrintedText"),
    Exit(
      pattern: #"\b(?:XCTFail|Issue\.record)\("#,
      files: [reporter], problem: "reports an issue; let TestReporter report a PrintedText"),
  ]

  func breaches(in file: SourceFile) throws -> [Breach] {
    // They print the figures of texts that they make themselves, for developers.
    guard file.target != "overset-bench", file.target != "overset-fuzz" else { return [] }
    return try Self.exits.filter { !$0.files.contains(file.path) }.flatMap { exit in
      try file.matches(of: exit.pattern).map {
        Breach(file: file.path, line: $0.line, problem: "'\($0.text)' \(exit.problem)")
      }
    }
  }
}
