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
    ]

    private func place(_ code: String, _ named: Set<String>? = nil) throws -> TextPlace {
      let finder = PlaceFinder(
        trees: [try SourceLowering.tree(of: code, file: "Screen.swift")], interfaces: [],
        keys: CatalogKeys(["Localizable": ["a"]]), named: named)
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
