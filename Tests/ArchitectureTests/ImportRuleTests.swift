import Testing

/// Every spelling of an import is seen, and nothing that only looks like one.
@Suite struct ImportRuleTests {
  @Test(
    "every spelling of an import is found, with its module",
    arguments: [
      ("import A", ["A"]),
      ("public import A", ["A"]),
      ("internal import A // comment", ["A"]),
      ("@_exported public import A", ["A"]),
      ("@_exported\npublic import A", ["A"]),
      ("@_spi(Reflection) import Swift", ["Swift"]),
      ("@_spi(X) @preconcurrency private import A", ["A"]),
      ("import struct A.B", ["A"]),
      ("import func A.B.c", ["A"]),
      ("import A.B", ["A"]),
      ("import `A`", ["A"]),
      ("import A; import B", ["A", "B"]),
      ("  import A\n\timport B", ["A", "B"]),
      ("#if os(Linux)\nimport A\n#else\nimport B\n#endif", ["A", "B"]),
      ("/* why */ import A", ["A"]),
    ])
  func findsImports(_ text: String, modules: [String]) throws {
    let file = SourceFile(path: "x.swift", target: "OversetX", text: text)
    #expect(try ImportRule.imports(in: file).map(\.module) == modules)
  }

  @Test(
    "a text that only looks like an import passes",
    arguments: [
      "// import A", "/*\nimport A\n*/", "let x = \"import A\"", "\"\"\"\nimport A\n\"\"\"",
      "#if canImport(A)\n#endif", "let important = A", "func `import`(A: Int) {}", "reimport A",
    ])
  func passesOverWhatIsNone(_ text: String) throws {
    let file = SourceFile(path: "x.swift", target: "OversetX", text: text)
    #expect(try ImportRule.imports(in: file).isEmpty)
  }

  private let table = Result { try ImportTable("1 OversetX: Yams OversetY\n2 OversetZ: Yams") }

  @Test("an import that the table does not allow is a breach at its line")
  func findsABreach() throws {
    let text = "import Foundation\nimport Yams\n\nimport OversetZ\n"
    let file = SourceFile(path: "x.swift", target: "OversetX", text: text)
    let breaches = try ImportRule(table: table.get()).breaches(in: file)
    #expect(
      breaches.map(\.description)
        == ["x.swift:4: OversetX may not import OversetZ; see allowed-imports.txt"])
  }

  @Test("an allowed import that no file uses is found")
  func findsWhatIsAllowedAndNotUsed() throws {
    let files = [
      SourceFile(path: "x.swift", target: "OversetX", text: "import Yams"),
      SourceFile(path: "y.swift", target: "OversetX", text: "// import OversetY"),
      SourceFile(path: "z.swift", target: "OversetZ", text: "import Yams"),
    ]
    let unused = try ImportRule(table: table.get()).unusedPermissions(in: files)
    #expect(unused == ["OversetX: OversetY"])
  }
}
