import Testing

/// What the table of imports does not list: the tests, and what they share.
///
/// An import that the manifest does not reach builds only if the module happens to be built before. The compiler's own
/// check of that reads the packages of all traits, and with none of them on they are not there.
@Suite struct TestImportTests {
  /// Modules of the toolchain, which no manifest names.
  private static let toolchain: Set<String> = [
    "Foundation", "FoundationNetworking", "FoundationXML", "Glibc", "Observation", "Swift",
    "Synchronization", "Testing", "XCTest",
  ]

  /// The modules that stand for targets of other names.
  private static let bringing = ["SwiftUI": "OversetSwiftUIModules"]

  @Test("tests import what the manifest gives them, by themselves or through what they depend on")
  func importsAreReached() throws {
    let manifest = try Manifest.own.get()
    let files = Dictionary(grouping: try PackageTree.allSources(), by: \.target)
    let targets = manifest.targets.filter {
      $0.type == "test" || $0.name.hasPrefix("OversetTest") && $0.name != "OversetTesting"
    }
    #expect(targets.count > 30)
    for target in targets {
      let reached = manifest.reached(from: target.name).union(Self.toolchain)
      let excluded = target.exclude.map { "/\(target.name)/\($0)" }
      for file in files[target.name] ?? []
      where file.path.hasSuffix(".swift") && !excluded.contains(where: file.path.contains) {
        let missing = try ImportRule.imports(in: file).filter {
          !reached.contains(Self.bringing[$0.module] ?? $0.module)
        }
        #expect(missing.isEmpty, "\(file.path): \(missing.map(\.module))")
      }
    }
  }

  @Test("what a target reaches is what it depends on, and what that depends on, and not more")
  func reaches() throws {
    let manifest = try Manifest.own.get()
    let reached = manifest.reached(from: "OversetFiles")
    #expect(reached.contains("OversetVocabulary"))
    #expect(manifest.reached(from: "OversetConfig").contains("COversetPOSIX"))
    #expect(!reached.contains("OversetConfig"))
  }
}
