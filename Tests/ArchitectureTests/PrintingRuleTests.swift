import Testing

/// Printing is seen everywhere but in the one file for it.
@Suite struct PrintingRuleTests {
  private func breaches(
    _ text: String, path: String = "Sources/OversetCommand/RunCommand.swift",
    in target: String = "OversetCommand"
  ) throws -> [Breach] {
    try PrintingRule().breaches(in: SourceFile(path: path, target: target, text: text))
  }

  @Test(
    "printing is a breach outside the printer, at the border too",
    arguments: [
      "print(x)", "  debugPrint(x)", "dump(x)", "Swift.print(x)", "fputs(\"a\", stderr)",
      "FileHandle.standardError.write(data)", "try StandardStream.output.write(data)",
      "Root.exit(withError: error)",
    ])
  func findsPrinting(_ text: String) throws {
    #expect(try breaches(text).count == 1)
    #expect(try breaches(text, in: "OversetText").count == 1)
    #expect(try breaches(text, path: "Sources/OversetCommand/Output.swift") == [])
    #expect(try breaches(text, in: "overset-bench") == [])
  }

  @Test("an issue is a breach outside the reporter", arguments: ["XCTFail(x)", "Issue.record(x)"])
  func findsReporting(_ text: String) throws {
    #expect(try breaches(text).count == 1)
    #expect(
      try breaches(text, path: "Sources/OversetTesting/Reporting/TestReporter.swift") == [])
  }

  @Test(
    "a near miss of printing passes",
    arguments: [
      "// print(x)", "let s = \"print(x)\"", "blueprint(x)", "printer.print(x)",
      "func print(_ x: Int)", "as: .dump(x)", "Output.write(x)", "Output.error(x)", "exit(code)",
      "FileHandle.standardInput", "isatty(STDERR_FILENO) == 1",
    ])
  func passesOverANearMiss(_ text: String) throws { #expect(try breaches(text) == []) }
}
