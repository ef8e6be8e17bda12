#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Constraints of Interface Builder whose constants code sets.
  struct ChangedConstraintTests {
    /// A screen with a button `x`, 60 points wide and 40 from the edge, whose constraints have outlets.
    private func setting(_ code: String, owner: String = "Screen") throws -> TextSetting {
      var assembly = InterfaceAssembly(file: "A.xib", table: "A")
      let place = SourcePlace(file: "A.xib", line: 1, column: 1)
      func add(_ element: String, _ attributes: [String: String]) {
        assembly.start(element, attributes, at: place)
        assembly.end(element, "")
      }
      assembly.start("view", ["id": "top", "customClass": owner], at: place)
      assembly.start("button", ["id": "x"], at: place)
      add("state", ["key": "normal", "title": "Text"])
      add("constraint", ["id": "w", "firstAttribute": "width", "constant": "60"])
      assembly.end("button", "")
      add(
        "constraint",
        [
          "id": "l", "firstItem": "x", "firstAttribute": "leading", "secondItem": "top",
          "secondAttribute": "leading", "constant": "40",
        ])
      add("outlet", ["property": "width", "destination": "w", "id": "o1"])
      add("outlet", ["property": "edge", "destination": "l", "id": "o2"])
      assembly.end("view", "")
      let source = """
        class Screen: UIView {
          @IBOutlet var width: NSLayoutConstraint!
          @IBOutlet var edge: NSLayoutConstraint!
          \(code)
        }
        class Other: UIView { var width = NSLayoutConstraint(); func f() { width.constant = size } }
        """
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: source, file: "Screen.swift")],
        interfaces: [assembly.document], keys: CatalogKeys(["A": ["x.normalTitle"]]))
      return try #require(finder.interfacePlaces().first).setting
    }

    @Test(
      "a width that code sets to what is not known is no room",
      arguments: [
        ("", 60),
        ("func f() { width.constant = title.width + 16 }", nil),
        ("func f() { self.width?.constant += 8 }", nil),
        ("func f() { NSLayoutConstraint.deactivate([width]) }", nil),
        ("func f() { width.isActive = false }", nil),
        ("func f() { width = other }", nil),
        ("func f() { width.constant = 100 }", 100),
        ("func f() { width.constant = isWide ? 80 : 0 }", 80),
        ("func f() { width.constant = 0 }", 60),
        ("func f() { print(width.constant == size) }", 60),
        ("func f() { width.isActive = true }", 60),
        ("func f() { edge.constant = size }", 60),
      ] as [(String, Double?)])
    func widths(code: String, width: Double?) throws {
      #expect(try setting(code).width == width)
    }

    @Test(
      "of several constants of an edge the least counts, and one that is not known takes nothing",
      arguments: [
        ("", 40), ("func f() { edge.constant = 12 }", 12), ("func f() { edge.constant = 80 }", 40),
        ("func f() { edge.constant = -inset }", 0), ("func f() { width.constant = inset }", 40),
      ] as [(String, Double)])
    func edges(code: String, margins: Double) throws {
      #expect(try setting(code).margins == margins)
    }

    @Test("what a class that is not read does with its outlets is not known")
    func otherLanguages() throws {
      #expect(try setting("", owner: "ObjectiveScreen").width == nil)
    }
  }
#endif
