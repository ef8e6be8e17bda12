import Testing

/// What a package that depends on a product sees of it.
@Suite struct ProductTests {
  @Test(
    "a file of another package compiles beside an app that has the engine's names",
    arguments: [
      "SnapshotTests", "LocalizedTests", "AppView", "InlineTests", "Embedding", "Program",
    ])
  func compilesBesideAnAppWithTheSameNames(fixture: String) throws {
    #expect(try FixtureCompiler().errors(inFixture: fixture) == [])
  }

  /// Names that a product had before its API was sealed, or that lie in the modules under it.
  private static let inner = [
    "Project", "Device", "MatrixRun", "MatrixSelection", "MatrixVariant", "LayoutNode",
    "LayoutTree",
    "ViewResolver", "ViewLayouter", "ResolvedView", "LocalizedStrings", "LayoutBehavior",
    "ProposedSize",
    "Placement", "Bitmap", "TypeSize", "TextStyle", "Appearance", "TruncationMode", "Glob", "Slot",
    "Rule",
    "SnapshotStore", "SnapshotName", "RecordPolicy", "StringCatalog", "FontCollection",
    "TextEngine",
  ]

  @Test(
    "no inner name comes with a product",
    arguments: [
      "SnapshotTesting", "OversetTesting", "InlineSnapshotTesting", "SwiftUI", "OversetEngine",
    ])
  func bringsNoInnerName(product: String) throws {
    let uses = Self.inner.map { "typealias My\($0) = \($0)" }
    let text = (["import \(product)"] + uses).joined(separator: "\n")
    let errors = try FixtureCompiler().errors(inText: text)
    let missing = Self.inner.filter { name in
      errors.contains { $0.hasSuffix("cannot find type '\(name)' in scope") }
    }
    #expect(missing == Self.inner)
  }
}
