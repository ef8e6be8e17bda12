#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// More ways of texts, in the form of ``FlowTests``.
  struct FurtherFlowTests {
    @Test(
      "a text flows further to where it is drawn",
      arguments: [
        EvaluationCase(
          "a custom view with an initializer", ["a"],
          """
          struct Row: View { private let text: String
            init(_ label: String) { self.text = label }
            var body: some View { show(text) } }
          struct V: View { var body: some View { Row(String(localized: "a")) } }
          """),
        EvaluationCase(
          "a custom view of a key", ["a"],
          """
          struct Row: View { let title: LocalizedStringKey; var body: some View { showKey(title) } }
          struct V: View { var body: some View { Row(title: "a") } }
          """),
        EvaluationCase(
          "a closure for one of several functions of a name", ["a"],
          """
          typealias Make = () -> String
          func title(_ text: String) -> String { String(localized: "b") }
          func title(_ make: Make) -> String { make() }
          show(title { String(localized: "a") })
          """),
        EvaluationCase(
          "a text for one of several functions of a name", ["b"],
          """
          typealias Make = () -> String
          func title(_ text: String) -> String { String(localized: "b") }
          func title(_ make: Make) -> String { make() }
          show(title("x"))
          """),
        EvaluationCase(
          "a literal for one of several functions of a name", ["c"],
          """
          enum Key: String { case x = "a", y = "b" }
          func title(_ key: Key) -> String { found(key) }
          func title(_ key: String) -> String { found(key) }
          func found(_ key: Key) -> String { found(key.rawValue) }
          func found(_ key: String) -> String { NSLocalizedString(key, comment: "") }
          show(title("c"))
          """),
        EvaluationCase(
          "a case for one of several functions of a name", ["a"],
          """
          enum Key: String { case x = "a", y = "b" }
          func title(_ key: Key) -> String { title(key.rawValue) }
          func title(_ key: String) -> String { NSLocalizedString(key, comment: "") }
          show(title(.x))
          """),
        EvaluationCase(
          "a literal that makes a value of the program's type", ["a"],
          """
          struct Key: ExpressibleByStringLiteral { init(stringLiteral value: String) {} }
          func title(_ key: Key) -> String { String(localized: "a") }
          func title(_ key: Int) -> String { String(localized: "b") }
          show(title("c"))
          """),
        EvaluationCase(
          "a closure before an argument that may be left out", ["a"],
          """
          typealias Make = () -> String
          func title(_ make: Make, size: Int = 0) -> String { make() }
          show(title { String(localized: "a") })
          """),
        EvaluationCase(
          "views inside views", ["a"],
          """
          struct Inner: View { let t: String; var body: some View { show(t) } }
          struct Outer: View { let s: String; var body: some View { Inner(t: s) } }
          struct V: View { var body: some View { Outer(s: String(localized: "a")) } }
          """),
        EvaluationCase(
          "a model's published property", ["a", "b"],
          """
          class Model: ObservableObject { @Published var title = String(localized: "a")
            func load() { self.title = String(localized: "b") } }
          struct V: View { @StateObject var model = Model(); var body: some View { show(model.title) } }
          """),
        EvaluationCase(
          "a model set from elsewhere", ["a"],
          """
          class Model { var title: String? }
          func f(model: Model) { model.title = String(localized: "a") }
          struct V: View { @ObservedObject var model: Model; var body: some View { show(model.title ?? "") } }
          """),
        EvaluationCase(
          "a property of another type with the name", ["a"],
          """
          class Model { var title = String(localized: "a") }
          class Other { var title = String(localized: "b") }
          struct V: View { let model: Model; var body: some View { show(model.title) } }
          """),
        EvaluationCase(
          "an optional binding", ["a"],
          """
          struct V: View { @State var message: String?
            func fail() { message = String(localized: "a") }
            var body: some View { if let message { show(message) } } }
          """),
        EvaluationCase(
          "a guarded binding", ["a"],
          """
          class C { var message: String? = String(localized: "a")
            func f() { guard let text = message else { return }; show(text) } }
          """),
        EvaluationCase(
          "an error's description", ["a"],
          """
          enum Failure: LocalizedError { case broken
            var errorDescription: String? { switch self { case .broken: String(localized: "a") } } }
          struct V { @State var error: Failure?; func f() { show(error?.localizedDescription) } }
          """),
        EvaluationCase(
          "a protocol's implementations", ["a", "b"],
          """
          protocol Titled { var title: String { get } }
          struct X: Titled { var title: String { String(localized: "a") } }
          struct Y: Titled { let title = String(localized: "b") }
          struct V { let item: any Titled; func f() { show(item.title) } }
          """),
        EvaluationCase(
          "an overridden property", ["a", "b"],
          """
          class Base { var name: String { String(localized: "a") }; func f() { show(name) } }
          class Sub: Base { override var name: String { String(localized: "b") } }
          """),
        EvaluationCase(
          "the default of a parameter", ["a", "b"],
          """
          func draw(_ text: String = String(localized: "a")) { show(text) }
          draw(); draw(String(localized: "b"))
          """),
        EvaluationCase(
          "a binding", ["a"],
          """
          struct Item { var title: String }
          struct V: View { @State var item = Item(title: String(localized: "a")); var body: some View { show($item.title) } }
          """),
        EvaluationCase(
          "a closure that is called", ["a"],
          """
          func with(_ make: () -> String) -> String { make() }
          show(with { String(localized: "a") })
          """),
        EvaluationCase(
          "a closure's parameter from its caller", ["a"],
          """
          func each(_ body: (String) -> Void) { body(String(localized: "a")) }
          each { text in show(text) }
          """),
        EvaluationCase(
          "a stored closure", ["a"],
          """
          struct Row { let title: () -> String; func f() { show(title()) } }
          let row = Row(title: { String(localized: "a") })
          """),
        EvaluationCase(
          "a delegate's method", ["a"],
          """
          protocol D: AnyObject { func failed(message: String) }
          class C: D { func failed(message: String) { show(message) } }
          class W { weak var delegate: D?; func run() { delegate?.failed(message: String(localized: "a")) } }
          """),
        EvaluationCase(
          "a function of a tuple", ["b"],
          """
          func pair() -> (title: String, note: String) { (String(localized: "a"), String(localized: "b")) }
          let (title, note) = pair()
          show(pair().note)
          """),
        EvaluationCase(
          "a property wrapper", ["a"],
          """
          @propertyWrapper struct Localized { let key: String
            init(_ key: String) { self.key = key }
            var wrappedValue: String { NSLocalizedString(key, comment: "") } }
          struct V { @Localized("a") var title: String; func f() { show(title) } }
          """),
        EvaluationCase(
          "a static constant", ["a"],
          """
          enum Constants { static let title = String(localized: "a") }
          show(Constants.title)
          """),
        EvaluationCase(
          "a lazy closure", ["a"],
          """
          class C { lazy var title: String = { let x = String(localized: "a"); return x }(); func f() { show(title) } }
          """),
        EvaluationCase(
          "an alias of a type", ["a"],
          """
          enum Strings { static let title = String(localized: "a") }
          typealias S = Strings
          show(S.title)
          """),
        EvaluationCase(
          "a type inside another", ["a"],
          """
          struct Outer { struct Item { let text: String } }
          extension Outer { func f() { let item = Item(text: String(localized: "a")); show(item.text) } }
          """),
        EvaluationCase(
          "a class configured by another", ["a"],
          """
          class Cell { func configure(title: String) { show(title) } }
          func make(table: T) { let cell = table.dequeue() as! Cell; cell.configure(title: String(localized: "a")) }
          """),
        EvaluationCase(
          "a method of another class with the name", ["a"],
          """
          class Cell { func configure(title: String) { show(title) } }
          class Other { func configure(title: String) { } }
          func f(cell: Cell, other: Other) { cell.configure(title: String(localized: "a")); other.configure(title: String(localized: "b")) }
          """),
        EvaluationCase(
          "a value passed through a sink", ["a"],
          """
          class M { @Published var title = String(localized: "a") }
          class C { let model = M(); func f() { model.$title.receive(on: x).sink { [weak self] title in show(title) } } }
          """),
        EvaluationCase(
          "a switch over a text", ["b"],
          """
          func text(_ x: String) -> String { switch x { case "p": String(localized: "a") case "q": String(localized: "b") default: "" } }
          show(text("q"))
          """),
        EvaluationCase(
          "a value that describes itself", ["a"],
          """
          enum E: CustomStringConvertible { case one
            var description: String { String(localized: "a") } }
          func f(e: E) { show(String(describing: e)) }
          """),
        EvaluationCase(
          "a type of elsewhere that the program describes", ["a"],
          """
          extension Order: CustomStringConvertible {
            var description: String { switch self { case .up: return String(localized: "a") default: return "b" } } }
          func f(orders: [Order]) { for (n, order) in orders.enumerated() { show(String(describing: order)) } }
          """),
        EvaluationCase(
          "a value with another text than its description", [],
          """
          enum E { case one
            var title: String { String(localized: "a") } }
          func f(e: E) { show(String(describing: e)) }
          """),
        EvaluationCase(
          "a text that a view further down assigns through a binding", ["a"],
          """
          struct Inner: View { @Binding var note: String?
            func f() { note = String(localized: "a") }; var body: some View { Image("x") } }
          struct V: View { @State var text: String?
            var body: some View { Inner(note: $text); show(text ?? "") } }
          """),
        EvaluationCase(
          "a text that is assigned through a binding to something else", [],
          """
          struct Inner: View { @Binding var text: String?
            func f() { text = String(localized: "a") }; var body: some View { Image("x") } }
          struct V: View { @State var text: String?; @State var other: String?
            var body: some View { Inner(text: $other); show(text ?? "") } }
          """),
        EvaluationCase(
          "an unused branch's payload", ["a", "b"],
          """
          enum E { case one(String), two(String) }
          func f(e: E) { switch e { case .one(let t), .two(let t): show(t) } }
          f(e: .one(String(localized: "a"))); f(e: .two(String(localized: "b")))
          """),
      ])
    func aTextFlowsFurtherToWhereItIsDrawn(_ example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys == example.expected)
    }
  }
#endif
