#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Titles of controllers, by whether a bar is above them.
  struct BarlessScreenTests {
    /// Code that shows a controller with a title.
    struct Showing: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let code: String
      let hasBar: Bool

      init(_ name: String, hasBar: Bool, _ code: String, more: String = "") {
        testDescription = name
        self.code = "extension Start { func go() { \(code) } }\n" + more
        self.hasBar = hasBar
      }
    }

    private static let router = """
      class Router { func present(_ screen: UIViewController, animated: Bool) {
        host.present(UINavigationController(rootViewController: screen), animated: animated) } }
      """

    static let showings = [
      Showing("it is presented", hasBar: false, "host.present(Screen(), animated: true)"),
      Showing(
        "a variable is presented", hasBar: false,
        "let next = Screen(); next.view.tag = 1; host.present(next, animated: true)"),
      Showing(
        "it is presented in a stack", hasBar: true,
        "host.present(UINavigationController(rootViewController: Screen()), animated: true)"),
      Showing(
        "a variable is presented in a stack", hasBar: true,
        """
        let next = Screen()
        host.present(UINavigationController(rootViewController: next), animated: true)
        """),
      Showing("it is pushed", hasBar: true, "host.pushViewController(Screen(), animated: true)"),
      Showing(
        "it is presented here and pushed there", hasBar: true,
        "host.present(Screen(), animated: true)",
        more: "extension Start { func on() { host.pushViewController(Screen(), animated: true) } }"),
      Showing(
        "a function makes what is presented", hasBar: false,
        "let next = Maker.make(); host.present(next, animated: true)",
        more: "enum Maker { static func make() -> Screen { Screen() } }"),
      Showing(
        "a function makes what is pushed", hasBar: true,
        "let next = Maker.make(); host.pushViewController(next, animated: true)",
        more: "enum Maker { static func make() -> Screen { return Screen() } }"),
      Showing(
        "SwiftUI shows it", hasBar: false, "show(Wrapped())",
        more: """
          struct Wrapped: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> Screen { Screen() } }
          """),
      Showing(
        "the program's own way to present", hasBar: true,
        "router.present(Screen(), animated: true)", more: router),
      Showing(
        "a controller presents it beside the program's own way", hasBar: false,
        "host.present(Screen(), animated: true)",
        more: router),
      Showing(
        "what the program adds to controllers hands it on", hasBar: false,
        "host.present(Screen(), animated: true)",
        more: """
          extension UIViewController { func present(_ screen: UIViewController, animated: Bool) {
            present(screen, animated: animated, completion: nil) } }
          """),
      Showing(
        "others inherit from it", hasBar: true,
        "host.present(Screen(), animated: true); push(Other())", more: "class Other: Screen {}"),
      Showing(
        "it asks for its stack", hasBar: true, "host.present(Screen(), animated: true)",
        more: "extension Screen { func go() { navigationController?.popViewController() } }"),
    ]

    @Test("a controller that is only presented by itself has no title", arguments: showings)
    func titles(showing: Showing) throws {
      let source = """
        @main class Start: UIResponder, UIApplicationDelegate { let host = UIViewController() }
        class Screen: UIViewController {
          override func viewDidLoad() { title = NSLocalizedString("a", comment: "") } }
        \(showing.code)
        """
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: source, file: "Sample.swift")], interfaces: [],
        keys: CatalogKeys(["Localizable": ["a"]]))
      let drawing = try #require(finder.places(in: 0..<1).places.first).drawing
      #expect((drawing == .notDrawn("title of a screen without a bar")) != showing.hasBar)
    }
  }
#endif
