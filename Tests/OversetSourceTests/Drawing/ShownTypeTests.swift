#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Which types of a program something shows, and what becomes of the texts of the others.
  struct ShownTypeTests {
    /// What stands beside a controller that shows a text, and whether that shows the controller.
    struct Program: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let code: String
      var named: Set<String>?
      let isShown: Bool
    }

    private static let screen = """
      class Screen: UIViewController {
        override func viewDidLoad() { title = NSLocalizedString("a", comment: "") }
      }
      """

    static let programs = [
      Program(
        testDescription: "nothing names it",
        code: "@main class Start: UIResponder, UIApplicationDelegate {}", isShown: false),
      Program(
        testDescription: "what the system starts makes it",
        code: """
          @main class Start: UIResponder, UIApplicationDelegate {
            func go() { show(Screen()) }
          }
          """, isShown: true),
      Program(
        testDescription: "a chain of types leads to it",
        code: """
          @main struct Start: App { let flow = Flow(); var body: some Scene { WindowGroup {} } }
          struct Flow { func go() { Other.make() } }
          enum Other { static func make() -> UIViewController { Screen() } }
          """, isShown: true),
      Program(
        testDescription: "another that nothing names makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          class Other: UIViewController { func go() { show(Screen()) } }
          """, isShown: false),
      Program(
        testDescription: "two make each other",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          class Other: UIViewController { func go() { show(Screen()) } }
          extension Screen { func go() { show(Other()) } }
          """, isShown: false),
      Program(
        testDescription: "previews alone make it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          #Preview { Screen() }
          struct Shown: PreviewProvider { static var previews: some View { Screen() } }
          """, isShown: false),
      Program(
        testDescription: "a delegate of a scene makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          class Window: UIResponder, UIWindowSceneDelegate { func go() { show(Screen()) } }
          """, isShown: true),
      Program(
        testDescription: "what a package may find makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          class Plug: PackagePlugin { func go() { show(Screen()) } }
          """, isShown: true),
      Program(
        testDescription: "a struct of a package's kind that nothing names makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          struct Step: PackageStep { func go() { show(Screen()) } }
          """, isShown: false),
      Program(
        testDescription: "an intent makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          struct Open: AppIntent { func go() { show(Screen()) } }
          """, isShown: true),
      Program(
        testDescription: "an extension of a type of elsewhere makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          extension UIViewController { func go() { show(Screen()) } }
          """, isShown: true),
      Program(
        testDescription: "another name stands for it",
        code: """
          @main struct Start: App { let x: First? = nil; var body: some Scene { WindowGroup {} } }
          typealias First = Screen
          """, isShown: true),
      Program(
        testDescription: "Objective-C names it",
        code: "@main struct Start: App { var body: some Scene { WindowGroup {} } }",
        named: ["Screen"], isShown: true),
      Program(
        testDescription: "Objective-C does not name it",
        code: "@main struct Start: App { var body: some Scene { WindowGroup {} } }",
        named: ["Other"], isShown: false),
      Program(
        testDescription: "a library may be used by others",
        code: "class Other: UIViewController {}", isShown: true),
      Program(
        testDescription: "a library with a tool may be used by others",
        code: "@main struct Lint: BuildToolPlugin {}", isShown: true),
      Program(
        testDescription: "widgets are an app",
        code: "@main struct All: WidgetBundle { var body: some Widget { Clock() } }",
        isShown: false),
      Program(
        testDescription: "a controller that an extension begins with makes it",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          class Keys: UIInputViewController { func go() { show(Screen()) } }
          """, isShown: true),
      Program(
        testDescription: "it is the argument of a generic type",
        code: """
          @main struct Start: App { let x = Host<Screen>(); var body: some Scene { WindowGroup {} } }
          """, isShown: true),
      Program(
        testDescription: "it is what a requirement asks for",
        code: """
          @main struct Start: App { var body: some Scene { WindowGroup {} } }
          extension Router where Target == Screen { func go() { show(Target.make()) } }
          """, isShown: true),
      Program(
        testDescription: "a path begins at it",
        code: """
          @main struct Start: App {
            let x = find(\\Screen.view); var body: some Scene { WindowGroup {} }
          }
          """, isShown: true),
    ]

    private func place(
      _ code: String, _ named: Set<String>? = nil, file: String = "Screen.swift",
      interfaces: [InterfaceDocument] = []
    ) throws -> TextPlace {
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: file)], interfaces: interfaces,
        keys: CatalogKeys(["Localizable": ["a"]]),
        foreign: named.map { ForeignCode([Array($0.joined(separator: " ").utf8)]) })
      return try #require(finder.places(in: 0..<1).places.first)
    }

    @Test("a controller is shown if what the system makes leads to it", arguments: programs)
    func controllers(program: Program) throws {
      let code = program.code + "\n" + Self.screen
      let place = try place(code, program.named)
      #expect((place.drawing == .notDrawn("nothing shows it")) != program.isShown)
    }

    @Test(
      "what Objective-C may see counts as shown, unless its files do not name it",
      arguments: [
        ("@objc(Old)", nil, true), ("@objc(Old)", [], true), ("@objcMembers", nil, true),
        ("@objcMembers", [], false), ("@objcMembers", ["Screen"], true),
      ] as [(String, Set<String>?, Bool)])
    func visibleTypes(attribute: String, named: Set<String>?, isShown: Bool) throws {
      let code =
        "@main struct Start: App { var body: some Scene { WindowGroup {} } }\n\(attribute) "
        + Self.screen
      #expect((try place(code, named).drawing == .notDrawn("nothing shows it")) != isShown)
    }

    @Test(
      "a file that starts an app makes it one, and a tool's does not",
      arguments: [("UIApplicationMain(0, nil, nil, nil)", false), ("Tool.run()", true)])
    func mainFiles(start: String, isShown: Bool) throws {
      let place = try place(start + "\n" + Self.screen, file: "Tools/Gen/main.swift")
      #expect((place.drawing == .notDrawn("nothing shows it")) != isShown)
    }

    @Test(
      "the class of a xib is shown by the xib's name, that of generated accessors too",
      arguments: [
        ("\"URLScreen\"", true), ("R.nib.uRLScreen", true), ("R.reuseIdentifier.urlScreen", true),
        ("R.nib.other", false),
      ])
    func xibs(name: String, isShown: Bool) throws {
      var document = InterfaceDocument(file: "URLScreen.xib", table: "URLScreen")
      _ = document.append(InterfaceObject(id: "a", element: "view", customClass: "Screen"))
      _ = document.append(InterfaceObject(id: "b", element: "view", customClass: "URLScreen"))
      let code = """
        @main struct Start: App { let x = \(name); var body: some Scene { WindowGroup {} } }
        class URLScreen: UIView {}
        """
      let place = try place(code + "\n" + Self.screen, interfaces: [document])
      #expect((place.drawing == .notDrawn("nothing shows it")) != isShown)
    }

    @Test(
      "a view is drawn where something shows it, whoever else uses it",
      arguments: [
        ([start, old], .slot("body(lines:0)")), ([old, start], .slot("body(lines:0)")),
        ([old], .notDrawn("nothing shows it")),
      ] as [([String], TextPlace.Drawing)])
    func usedViews(users: [String], drawing: TextPlace.Drawing) throws {
      let app = "@main struct Sample: App { var body: some Scene { WindowGroup {} } }"
      let content = #"struct Content: View { var body: some View { Text("a") } }"#
      let trees = try (users + [app, content]).enumerated().map { number, code in
        try SourceLowering.tree(of: code, file: "\(number).swift")
      }
      let finder = PlaceFinder(
        trees: trees, interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      #expect(finder.places(in: trees.indices).places.map(\.drawing) == [drawing])
    }

    private static let start =
      "@main struct Start: App { var body: some Scene { WindowGroup { Content() } } }"

    /// Two views that hold each other, and that nothing else names.
    private static let old = """
      struct Old: View { var body: some View { Group { Content(); Older() } } }
      struct Older: View { var body: some View { Old() } }
      """

    @Test(
      "a text that a view is given by what nothing shows is not drawn there",
      arguments: ["Start", "Other"])
    func givenTexts(giver: String) throws {
      let code = """
        @main struct Start: App { var body: some Scene { WindowGroup { Line(title: "b") } } }
        struct Line: View { let title: LocalizedStringKey; var body: some View { Text(title) } }
        struct Other: View { var body: some View { Text("b") } }
        extension \(giver) { var more: some View { Line(title: "a") } }
        extension \(giver) { var all: some View { more } }
        """
      let isDrawn = try place(code).drawing == .slot("body(lines:0)")
      #expect(isDrawn == (giver == "Start"))
    }
  }
#endif
