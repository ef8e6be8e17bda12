import Foundation
import Testing

/// What a package that depends on a product sees of it.
@Suite struct ProductTests {
  /// Where Apple has a SwiftUI, view files take that.
  #if os(Linux)
    private static let fixtures = [
      "SnapshotTests", "LocalizedTests", "AppView", "InlineTests", "Embedding", "Program",
      "UIKitFile",
      "WidgetFile", "AppFile", "UIKitTestFile", "ModuleNames",
    ]
  #else
    private static let fixtures = ["SnapshotTests", "InlineTests", "Embedding"]
  #endif

  @Test(
    "a file of another package compiles beside an app that has the engine's names",
    arguments: fixtures)
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

  @Test("each inner name is declared, so that its absence from a product says something")
  func innerNamesExist() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources").standardizedFileURL
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    let declaration = /^(?:package|public) (?:final )?(?:struct|class|enum|protocol) (\w+)/
      .anchorsMatchLineEndings()
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      let text = try String(contentsOf: file, encoding: .utf8)
      declared.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
    #expect(declared.count > 300)
    #expect(Set(Self.inner).subtracting(declared) == [])
  }
}
