import Testing

/// Package.swift says what the table of imports says, and loads on every platform.
@Suite struct ManifestTests {
  /// Modules of the toolchain, which no manifest names.
  private static let toolchain: Set<String> = [
    "Foundation", "FoundationNetworking", "Observation", "Swift", "Synchronization", "Testing",
    "XCTest",
  ]

  /// What a target names without importing it: what is compiled first, and a plugin of the compiler.
  private static let notImported: [String: Set<String>] = [
    "Combine": ["CustomDump", "Yams"], "SwiftUI": ["CustomDump"], "UIKit": ["CustomDump"],
    "OversetUI": ["OversetMacros"],
  ]

  @Test("the manifest declares the imports of the table, and no others")
  func declaresTheImportsOfTheTable() throws {
    let manifest = try Manifest.own.get()
    let table = try PackageTree.importTable()
    let targets = manifest.targets.filter {
      !["plugin", "test"].contains($0.type) && !$0.name.hasPrefix("OversetTest")
    }
    #expect(Set(targets.map(\.name)).union(["OversetTesting"]) == table.targets)
    for row in table.rows {
      let target = try #require(manifest.targets.first { $0.name == row.target }, "\(row.target)")
      let imports = Set(row.imports).subtracting(Self.toolchain)
      let declared = Set(target.dependencies.map(\.name)).subtracting(
        Self.notImported[row.target] ?? [])
      #expect(declared == imports, "\(row.target)")
    }
  }

  /// The condition is flipped rather than the platform: the package that macOS sees must name
  /// no target that it does not have.
  @Test(
    "the manifest names no missing target, here and where Apple's SwiftUI is",
    arguments: [
      "os(Linux)", "os(macOS)",
    ])
  func namesNoMissingTarget(condition: String) throws {
    let text = try PackageTree.manifest()
    #expect(text.contains("#if os(Linux)"))
    let replaced = text.replacing("#if os(Linux)", with: "#if \(condition)")
    let manifest = try replaced == text ? Manifest.own.get() : Manifest.evaluate(replaced)
    #expect(manifest.danglingNames == [])
    #expect(manifest.targetNames.contains("SwiftUI") == (condition == "os(Linux)"))
    #expect(manifest.targetNames.contains("OversetTesting"))
  }
}
