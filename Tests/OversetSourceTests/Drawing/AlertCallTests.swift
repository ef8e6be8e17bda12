#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts of alerts that functions show for their callers.
  struct AlertCallTests {
    /// A program, and the lines of the places of the key `a`.
    struct Example: Sendable, CustomTestStringConvertible {
      let name: String
      let lines: [Int]
      let source: String

      init(_ name: String, _ lines: [Int], _ source: String) {
        (self.name, self.lines, self.source) = (name, lines, source)
      }

      var testDescription: String { name }
    }

    @Test(
      "the place of an alert's text is where the app asks for the alert",
      arguments: [
        Example(
          "a function that shows alerts", [6],
          """
          extension UIViewController {
            func warn(_ text: String) {
              let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
            }
          }
          class Screen: UIViewController { func f() { warn(NSLocalizedString("a", comment: "")) } }
          """),
        Example(
          "a function that hands on", [7],
          """
          class Screen: UIViewController {
            func warn(_ title: String, _ text: String) {
              let alert = UIAlertController(title: title, message: text, preferredStyle: .alert)
            }
            func fail(_ text: String) { warn("x", text) }
            func f() {
              fail(NSLocalizedString("a", comment: ""))
            }
          }
          """),
        Example(
          "a value with the texts", [7],
          """
          struct Content { let title: String }
          class Screen: UIViewController {
            func show(_ content: Content) {
              let alert = UIAlertController(title: content.title, message: nil, preferredStyle: .alert)
            }
            func f() {
              show(
                Content(title: NSLocalizedString("a", comment: "")))
            }
          }
          """),
        Example(
          "a modifier of one's own that applies the system's to itself", [9],
          """
          struct Info { let title: String; var message: String? }
          extension View {
            func alert(item: Binding<Info?>) -> some View {
              alert(item.wrappedValue?.title ?? "", isPresented: .constant(true)) { } message: {
                Text(item.wrappedValue?.message ?? "") } } }
          @main struct Sample: App { var body: some Scene { WindowGroup { Screen() } } }
          struct Screen: View { @State var info: Info?
            var body: some View { Text("x")
              .alert(item: $info)
              .onAppear { info = Info(title: "", message: NSLocalizedString("a", comment: "")) } } }
          """),
        Example(
          "a private function that is a piece of its only caller", [3],
          """
          class Screen: UIViewController {
            private func made(_ text: String) -> UIAlertController {
              UIAlertController(title: nil, message: text, preferredStyle: .alert)
            }
            func f() { show(made(NSLocalizedString("a", comment: ""))) }
          }
          """),
        Example(
          "a private function that two calls use", [5],
          """
          class Screen: UIViewController {
            private func made(_ text: String) -> UIAlertController {
              UIAlertController(title: nil, message: text, preferredStyle: .alert)
            }
            func f() { show(made(NSLocalizedString("a", comment: ""))); show(made("x")) }
          }
          """),
        Example(
          "a text of the function itself", [3],
          """
          class Screen: UIViewController {
            func warn(_ n: Int) {
              let alert = UIAlertController(title: nil, message: NSLocalizedString("a", comment: ""), preferredStyle: .alert)
            }
            func f() { warn(1) }
          }
          """),
        Example(
          "a text of no alert", [3],
          """
          class Screen: UIViewController {
            let label = UILabel()
            func show(_ text: String) { label.text = text }
            func f() { show(NSLocalizedString("a", comment: "")) }
          }
          """),
      ])
    func thePlaceIsWhereTheAppAsksForTheAlert(_ example: Example) throws {
      let tree = try SourceLowering.tree(of: example.source, file: "0.swift")
      let finder = PlaceFinder(
        trees: [tree], interfaces: [], keys: CatalogKeys(["Localizable": ["a"]]))
      #expect(finder.places(in: 0..<1).places.map(\.place.line) == example.lines)
    }
  }
#endif
