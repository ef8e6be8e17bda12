import Testing

/// Package.swift says what the table of imports says, and loads on every platform.
@Suite struct ManifestTests {
  /// Modules of the toolchain, which no manifest names.
  private static let toolchain: Set<String> = [
    "Foundation", "FoundationNetworking", "Observation", "Swift", "Synchronization", "Testing",
    "XCTest",
  ]

  /// What a target names without importing it: a plugin of the compiler, and what a product is made of.
  private static let notImported: [String: Set<String>] = [
    "OversetUI": ["OversetMacros"],
    "OversetSwiftData": ["OversetMacros"],
    "OversetCombineModules": ["OversetCombine", "OversetCombineInterfaces"],
    "OversetSwiftUIModules": [
      "OversetCharts", "OversetCombineModules", "OversetKits", "OversetLog", "OversetSwiftData",
      "OversetSwiftUIInterfaces", "OversetUI", "OversetWidgets",
    ],
  ]

  /// The target that brings a module which is no target.
  private static let bringing = ["SwiftUI": "OversetSwiftUIModules"]

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
      let imports = Set(row.imports.map { Self.bringing[$0] ?? $0 }).subtracting(Self.toolchain)
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
    #expect(manifest.targetNames.contains("OversetSwiftUIModules") == (condition == "os(Linux)"))
    #expect(manifest.targetNames.contains("OversetTesting"))
  }

  /// Its module would lie in the build folder, where packages find it that have code for Apple's.
  @Test("no target has the name of a module that the interfaces bring")
  func namesNoTargetLikeAnInterface() throws {
    let interfaces = try ["OversetSwiftUIInterfaces", "OversetCombineInterfaces"].flatMap {
      try PackageTree.names(in: "Sources/\($0)/Modules")
    }
    #expect(interfaces.contains("SwiftUI.swiftinterface"))
    let names = Set(interfaces.map { $0.replacing(".swiftinterface", with: "") })
    #expect(names.intersection(try Manifest.own.get().targetNames) == [])
  }

  @Test("beside the interfaces each C module is declared, for the compiler that builds them")
  func declaresEachCModule() throws {
    let map = try PackageTree.text(of: "Sources/OversetSwiftUIInterfaces/Modules/module.modulemap")
    let declared = map.matches(of: /(?m)^module (\w+) \{\}$/).map { String($0.1) }
    // Yams, which OversetConfig imports, brings one of its own.
    #expect(declared == (try PackageTree.names(in: "Sources/C") + ["CYaml"]).sorted())
  }
}
