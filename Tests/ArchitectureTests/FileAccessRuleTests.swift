import Testing

/// Whatever opens a file is seen.
@Suite struct FileAccessRuleTests {
  private func breaches(_ text: String, in path: String = "Sources/OversetX/x.swift") throws
    -> [Breach]
  {
    try FileAccessRule().breaches(in: SourceFile(path: path, target: "OversetX", text: text))
  }

  @Test(
    "every call that opens, lists, writes or removes a file is a breach",
    arguments: [
      "FileManager.default.contents(atPath: p)", "try Data(contentsOf: url)",
      "try String(contentsOf: url, encoding: .utf8)", "String(contentsOfFile: p)",
      "FileHandle(forReadingFrom: url)", "FileHandle(forWritingAtPath: p)", "fopen(p, m)",
      "open(path, 0)", "try data.write(to: url)", "url.resolvingSymlinksInPath()", "unlink(p)",
    ])
  func findsABreach(_ text: String) throws {
    #expect(try breaches(text).count == 1)
  }

  @Test(
    "a standard stream, a method of that name and a reader of OversetFiles pass",
    arguments: [
      "FileHandle.standardInput", "func open(_ a: Int) {}", "brackets.open(1)",
      "bytes.append(contentsOf: text.utf8)", "root.write(data, to: path)", "// FileManager",
    ])
  func passesOverANearMiss(_ text: String) throws {
    #expect(try breaches(text) == [])
  }

  @Test("a named exception passes, and every exception is a file that needs it")
  func exceptionsAreNeeded() throws {
    let files = try PackageTree.swiftFiles()
    for path in FileAccessRule.exceptions.keys {
      let file = try #require(files.first { $0.path == path })
      #expect(try FileAccessRule().breaches(in: file) == [])
      #expect(
        try breaches(file.lines.joined(separator: "\n"), in: "Sources/OversetX/x.swift") != [])
    }
  }
}
