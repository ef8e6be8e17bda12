import Testing

/// A document that names a test as a proof names one that is there.
@Suite struct DocumentedTestsTests {
  /// The tests named in the last column of a table: `Suite.test`.
  private static func named(in document: String) throws -> [(suite: String, test: String)] {
    let text = try PackageTree.text(of: document)
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.firstMatch(of: /\| `(\w+)\.(\w+)` \|$/) else { return nil }
      return (String(match.1), String(match.2))
    }
  }

  /// Every function of the tests, by the type that encloses it.
  private static func declared() throws -> [String: Set<String>] {
    var declared: [String: Set<String>] = [:]
    for file in try PackageTree.allSources() where file.path.hasPrefix("Tests/") {
      declared.merge(DeclaredFunctions(in: file.code).byType) { $0.union($1) }
    }
    return declared
  }

  /// A file of several suites: each has its own functions, and none of another's.
  @Test("a function belongs to the type whose braces enclose it")
  func functionsBelongToTheTypeAroundThem() {
    let text = """
      struct First {
        @Test func one() { func inner() {} }
        private class Nested { class func made() {} }
        // func commented() { struct Third {
        @Test(arguments: ["}"]) func two(text: String) { if text == "{" {} }
      }
      func free() {}
      extension Module.Second where Self: Any { func three() {} }
      """
    #expect(
      DeclaredFunctions(in: CodeMask.code(of: text)).byType == [
        "First": ["one", "two"], "Nested": ["made"], "Second": ["three"],
      ])
  }

  @Test("every test that a document names as a proof exists", arguments: ["Docs/snapshots.md"])
  func namedTestsAreThere(document: String) throws {
    let named = try Self.named(in: document)
    let declared = try Self.declared()
    #expect(named.count >= 10)
    for (suite, test) in named {
      #expect(declared[suite]?.contains(test) == true, "\(suite).\(test)")
    }
  }
}
