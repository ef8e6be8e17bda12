#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  struct InterfaceEdgeTests {
    /// A screen with a label `x` in a view `box`, beside a picture that is 24 points wide.
    private func document(_ constraints: [[String: String]]) -> InterfaceDocument {
      var assembly = InterfaceAssembly(file: "A.xib", table: "A")
      let place = SourcePlace(file: "A.xib", line: 1, column: 1)
      assembly.start("view", ["id": "top"], at: place)
      assembly.start("view", ["id": "box"], at: place)
      assembly.start("imageView", ["id": "icon"], at: place)
      assembly.start("constraint", ["firstAttribute": "width", "constant": "24"], at: place)
      assembly.end("constraint", "")
      assembly.end("imageView", "")
      assembly.start("label", ["id": "x", "text": "Text"], at: place)
      assembly.end("label", "")
      for constraint in constraints {
        assembly.start("constraint", constraint, at: place)
        assembly.end("constraint", "")
      }
      assembly.end("view", "")
      assembly.start("viewLayoutGuide", ["id": "safe"], at: place)
      assembly.end("viewLayoutGuide", "")
      let outer = Self.edge("box", "leading", "safe", "10")
      assembly.start("constraint", outer, at: place)
      assembly.end("constraint", "")
      assembly.end("view", "")
      return assembly.document
    }

    private static func edge(
      _ first: String, _ side: String, _ second: String, _ points: String = "0",
      _ relation: String = "", to other: String? = nil
    ) -> [String: String] {
      var edge = [
        "firstItem": first, "firstAttribute": side, "secondItem": second,
        "secondAttribute": other ?? side, "constant": points,
      ]
      if !relation.isEmpty { edge["relation"] = relation }
      return edge
    }

    static let cases: [([[String: String]], Double)] = [
      ([], 0),
      ([edge("x", "centerX", "box")], 0),
      ([edge("x", "leading", "box", "16")], 26),
      ([edge("x", "leading", "box", "16"), edge("box", "trailing", "x", "20")], 46),
      ([edge("x", "trailing", "box", "-20")], 20),
      ([edge("x", "leading", "box", "16", "greaterThanOrEqual")], 26),
      ([edge("x", "leading", "box", "16", "lessThanOrEqual")], 0),
      ([edge("box", "trailing", "x", "16", "greaterThanOrEqual")], 16),
      ([edge("x", "leading", "box", "4", to: "leadingMargin")], 22),
      (
        [
          edge("x", "leading", "icon", "8", to: "trailing"), edge("icon", "leading", "box", "16"),
        ], 58
      ),
      ([edge("icon", "leading", "x", "16")], 0),
    ]

    @Test("constraints say what of the screen is not a label's", arguments: cases)
    func margins(constraints: [[String: String]], margins: Double) throws {
      let finder = PlaceFinder(
        trees: [], interfaces: [document(constraints)], keys: CatalogKeys(["A": ["x.text"]]))
      let place = try #require(finder.interfacePlaces().first)
      #expect(place.setting.margins == margins)
    }

    @Test(
      "a constraint that may not hold is passed over",
      arguments: [("priority", "250"), ("placeholder", "YES"), ("multiplier", "1:2")])
    func looseConstraints(attribute: String, value: String) throws {
      var edge = Self.edge("x", "leading", "box", "16")
      edge[attribute] = value
      #expect(document([edge]).edges["x"] == nil)
    }

    @Test("a label that a cell has by itself keeps the margins of a table")
    func cells() throws {
      var document = InterfaceDocument(file: "A.xib", table: "A")
      var cell = InterfaceObject(id: "cell", element: "tableViewCell")
      cell.attributes["textLabel"] = "x"
      let parent = document.append(cell)
      var label = InterfaceObject(id: "x", element: "label", parent: parent)
      label.texts = [InterfaceText(property: "text", value: "Text", line: 1, column: 1)]
      _ = document.append(label)
      let finder = PlaceFinder(
        trees: [], interfaces: [document], keys: CatalogKeys(["A": ["x.text"]]))
      #expect(try #require(finder.interfacePlaces().first).setting.margins == 32)
    }
  }
#endif
