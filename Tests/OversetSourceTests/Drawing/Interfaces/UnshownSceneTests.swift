#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts of scenes that a storyboard, a segue or code shows, and of those that nothing does.
  struct UnshownSceneTests {
    /// What leads to the scene of a label, in a storyboard that begins with another scene.
    struct Way: Sendable, CustomTestStringConvertible {
      let testDescription: String
      var identifier: String?
      /// The objects that a segue to the scene starts at, and what it is called.
      var segues: [Segue] = []
      var code = ""
      /// A class of which no code is read.
      var foreignClass: String?
      /// The class of the scene.
      var ownClass: String?
      let isShown: Bool
    }

    struct Segue: Sendable {
      var source = "button"
      var kind = "show"
      var name: String?
    }

    static let ways = [
      Way(testDescription: "nothing", isShown: false),
      Way(testDescription: "a segue of a button", segues: [Segue()], isShown: true),
      Way(
        testDescription: "a segue that code performs", segues: [Segue(source: "first", name: "go")],
        code: #"func go() { performSegue(withIdentifier: "go", sender: nil) }"#, isShown: true),
      Way(
        testDescription: "a segue that no code performs",
        segues: [Segue(source: "first", name: "go")], isShown: false),
      Way(
        testDescription: "a segue of a screen that has no name",
        segues: [Segue(source: "first")], isShown: false),
      Way(
        testDescription: "a segue without a name where not all code is read",
        segues: [Segue(source: "first")], foreignClass: "OldScreen", isShown: true),
      Way(
        testDescription: "a screen inside another",
        segues: [Segue(source: "first", kind: "embed", name: "go")], isShown: true),
      Way(
        testDescription: "a segue of a scene that nothing shows", segues: [Segue(source: "own")],
        isShown: false),
      Way(
        testDescription: "a way back", segues: [Segue(source: "first", kind: "unwind")],
        isShown: false),
      Way(testDescription: "a name that no code has", identifier: "Detail", isShown: false),
      Way(
        testDescription: "a name in code", identifier: "Detail",
        code: #"let x = board.instantiateViewController(withIdentifier: "Detail")"#, isShown: true),
      Way(
        testDescription: "a generated name", identifier: "Detail-Screen",
        code: "let x = Scenes.detailScreen.make()", isShown: true),
      Way(
        testDescription: "a generated name with an underscore", identifier: "sign-in",
        code: "let x = R.storyboard.main.sign_in()", isShown: true),
      Way(
        testDescription: "the class of a generic function", identifier: "DetailScreen",
        code: "let x = DetailScreen.make(); class DetailScreen: UIViewController {}",
        isShown: true),
      Way(
        testDescription: "a class that nothing makes", identifier: "DetailScreen",
        code: "class DetailScreen: UIViewController {}", isShown: false),
      Way(
        testDescription: "a class that makes itself when asked", identifier: "Detail",
        code: """
          class DetailScreen: UIViewController {
            static func show() { board.instantiateViewController(withIdentifier: "Detail") }
          }
          class Other { func tap() { DetailScreen.show() } }
          """, ownClass: "DetailScreen", isShown: true),
      Way(
        testDescription: "a class that makes itself, and that nobody asks", identifier: "Detail",
        code: """
          class DetailScreen: UIViewController {
            static func show() { board.instantiateViewController(withIdentifier: "Detail") }
          }
          extension DetailScreen: UIPickerViewDelegate {
            func again() { DetailScreen.show() }
          }
          """, ownClass: "DetailScreen", isShown: false),
      Way(
        testDescription: "a class that only a variable is named like", identifier: "DetailScreen",
        code: """
          class DetailScreen: UIViewController {
            static func show() { board.instantiateViewController(withIdentifier: "DetailScreen") }
          }
          class Other { func tap(detailScreen: Other) { show(detailScreen) } }
          """, ownClass: "DetailScreen", isShown: false),
      Way(
        testDescription: "a name where not all code is read", identifier: "Detail",
        foreignClass: "OldScreen", isShown: true),
      Way(
        testDescription: "a name where a scene has a class of the system", identifier: "Detail",
        foreignClass: "UIResponder", isShown: false),
      Way(
        testDescription: "a name where a scene has a system's view", identifier: "Detail",
        foreignClass: "PDFView", isShown: false),
      Way(
        testDescription: "a name where a class of the app begins like the system's",
        identifier: "Detail", foreignClass: "SKOldScreen", isShown: true),
    ]

    @Test("a scene is drawn if something shows it", arguments: ways)
    func aSceneIsDrawnIfSomethingShowsIt(_ way: Way) throws {
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: way.code, file: "Screen.swift")],
        interfaces: [document(way)], keys: CatalogKeys(["Main": ["label.text"]]))
      let place = try #require(finder.interfacePlaces().first)
      #expect(
        place.drawing
          == (way.isShown ? .slot("body(lines:1)") : .notDrawn("a scene that nothing shows")))
    }

    private func document(_ way: Way) -> InterfaceDocument {
      var document = InterfaceDocument(file: "Main.storyboard", table: "Main")
      document.initialController = "first"
      let start = document.append(InterfaceObject(id: "scene1", element: "scene"))
      let first = document.append(
        InterfaceObject(
          id: "first", element: "viewController", customClass: way.foreignClass, parent: start))
      _ = document.append(InterfaceObject(id: "button", element: "button", parent: first))
      let scene = document.append(InterfaceObject(id: "scene2", element: "scene"))
      var controller = InterfaceObject(
        id: "detail", element: "viewController", customClass: way.ownClass, parent: scene)
      controller.attributes["storyboardIdentifier"] = way.identifier
      let detail = document.append(controller)
      _ = document.append(InterfaceObject(id: "own", element: "button", parent: detail))
      var label = InterfaceObject(id: "label", element: "label", parent: detail)
      label.texts = [InterfaceText(property: "text", value: "Text", line: 1, column: 1)]
      _ = document.append(label)
      for segue in way.segues {
        document.append(
          InterfaceSegue(
            source: segue.source, destination: "detail", kind: segue.kind, relationship: "",
            identifier: segue.name))
      }
      return document
    }
  }
#endif
