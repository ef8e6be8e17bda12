#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// What code sets on the outlet `note` of a class `Screen`, which Interface Builder drew with two lines.
  struct OutletSettingTests {
    private func lines(_ code: String, element: String = "label") throws -> Int? {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      let screen = document.append(
        InterfaceObject(id: "s", element: "viewController", customClass: "Screen"))
      var note = InterfaceObject(id: "n", element: element, parent: screen)
      note.numberOfLines = 2
      note.texts = [InterfaceText(property: "text", value: "Text", line: 1, column: 1)]
      _ = document.append(note)
      document.append(
        InterfaceOutlet(
          ownerClass: "Screen", owner: "s", property: "titleLabel", destination: "n",
          isCollection: false))
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: "Screen.swift")], interfaces: [document],
        keys: CatalogKeys(["Main": ["n.text"]]))
      return try #require(finder.interfacePlaces().first).setting.lineLimit
    }

    @Test(
      "what is set on other variables of the name says nothing of an outlet",
      arguments: [
        ("titleLabel.numberOfLines = 3", 3), ("self.titleLabel.numberOfLines = 3", 3),
        ("let titleLabel = UILabel(); titleLabel.numberOfLines = 3", 2),
        ("send.titleLabel?.numberOfLines = 3", 2),
        ("if let titleLabel { titleLabel.numberOfLines = 3 }", 3),
        ("guard let titleLabel = self.titleLabel else { return }; titleLabel.numberOfLines = 3", 3),
        ("func style(titleLabel: UILabel) { titleLabel.numberOfLines = 3 }", 2),
      ])
    func others(statement: String, lines: Int) throws {
      let code = """
        class Base: UIViewController { func make() { \(statement) } }
        class Screen: Base { @IBOutlet var titleLabel: UILabel! }
        """
      let own =
        "class Screen: UIViewController { @IBOutlet var titleLabel: UILabel!; func make() { \(statement) } }"
      #expect(try self.lines(own) == lines)
      #expect(try self.lines(code) == lines)
    }
  }
#endif
