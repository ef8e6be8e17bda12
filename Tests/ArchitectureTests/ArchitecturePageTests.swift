import Testing

/// Docs/architecture.md shows the package as it is.
@Suite struct ArchitecturePageTests {
  private let text: String
  private let page: LayerPage
  private let table: ImportTable
  /// What the manifest says of each target of the table.
  private let manifest: [String: Set<String>]

  init() throws {
    text = try PackageTree.text(of: "Docs/architecture.md")
    page = LayerPage(text)
    table = try PackageTree.importTable()
    let targets = try Manifest.own.get().targets.map { target in
      (target.name, Set(target.dependencies.map(\.name)))
    }
    let listed = table.targets
    manifest = Dictionary(uniqueKeysWithValues: targets.filter { listed.contains($0.0) })
  }

  @Test("the table of targets has each target with its layer and the imports of the manifest")
  func tableIsThatOfTheManifest() {
    let expected = table.rows.map { row in
      LayerPage.Row(layer: row.layer, target: row.target, imports: manifest[row.target] ?? [])
    }
    #expect(page.rows.count == table.rows.count)
    let difference = Set(page.rows).symmetricDifference(expected)
    #expect(difference.map(\.target).sorted() == [], "run `make layers`")
  }

  @Test("the drawing has each Swift target in the box of its layer")
  func boxesAreTheLayers() {
    let swift = table.rows.filter { !$0.isC }
    let layers = Dictionary(uniqueKeysWithValues: swift.map { ($0.target, $0.layer) })
    #expect(page.layers == layers, "run `make layers`")
  }

  @Test("the arrows are the fewest from which every import of the manifest follows")
  func arrowsAreTheImports() {
    let swift = Set(table.rows.filter { !$0.isC }.map(\.target))
    let imports = manifest.filter { swift.contains($0.key) }
      .mapValues { $0.intersection(swift) }
    let expected = LayerPage.fewestArrows(of: imports)
    #expect(page.arrows.count == expected.count)
    let difference = expected.symmetricDifference(page.arrows)
    #expect(difference.map(\.description).sorted() == [], "run `make layers`")
  }

  @Test("every arrow points down")
  func arrowsPointDown() throws {
    for arrow in page.arrows {
      let importer = try #require(page.layers[arrow.importer], "\(arrow)")
      let imported = try #require(page.layers[arrow.imported], "\(arrow)")
      #expect(imported < importer, "\(arrow)")
    }
  }

  @Test("an arrow that follows from two others is left out")
  func followingArrowsAreLeftOut() {
    let arrows = LayerPage.fewestArrows(
      of: ["D": ["A", "B", "C"], "C": ["A", "B"], "B": ["A"], "E": ["A"]])
    #expect(arrows.map(\.description).sorted() == ["B --> A", "C --> B", "D --> C", "E --> A"])
  }

  @Test("every source file that the page names is there")
  func namedFilesAreThere() {
    let files = text.matches(of: /Sources\/[\w+\/.-]+\.swift/).map { String($0.0) }
    #expect(files.count >= 20)
    #expect(files.filter { !PackageTree.has($0) } == [])
  }

  @Test(
    "each walk names a file in every step, and fewer than 15",
    arguments: ["One string through the code", "One view through the code"])
  func walksAreShort(title: String) throws {
    let parts = text.split(separator: "\n## ")
    let walk = try #require(parts.first { $0.hasPrefix(title + "\n") })
    let steps = walk.split(separator: "\n").filter { $0.contains(#/^\d+\. /#) }
    let files = steps.filter { $0.contains(#/^\d+\. `Sources/[^`]+\.swift` /#) }
    #expect(files == steps)
    #expect((8..<15).contains(files.count))
    #expect(Set(walk.matches(of: /`Sources\/[^`]+`/).map { $0.0 }).count == files.count)
  }
}
