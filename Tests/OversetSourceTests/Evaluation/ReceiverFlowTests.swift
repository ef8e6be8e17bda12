#if Source
  import Testing

  /// Texts that are given to members, by what is known of whose they are.
  struct ReceiverFlowTests {
    @Test(
      "a text flows into the members of the type that it is given to, and of no other",
      arguments: [
        EvaluationCase(
          "a class of the system and one that inherits from it", ["b"],
          """
          class Fancy: UILabel { override var text: String? { didSet { show(text) } } }
          func f(plain: UILabel, fancy: Fancy) {
            plain.text = String(localized: "a"); fancy.text = String(localized: "b") }
          """),
        EvaluationCase(
          "a class of the program and one that inherits from it", ["a", "b"],
          """
          class Base { var text: String? }
          class Fancy: Base { override var text: String? { didSet { show(text) } } }
          func f(plain: Base, fancy: Fancy) {
            plain.text = String(localized: "a"); fancy.text = String(localized: "b") }
          """),
        EvaluationCase(
          "a member of a struct, of a text that was taken for one", [],
          """
          struct Item { let code = "XMR" }
          class Store { var content: [Item] = [] }
          func f() { thing.content = String(localized: "a") }
          func g(store: Store) { for item in store.content { show(item.code) } }
          """),
        EvaluationCase(
          "what a box keeps elsewhere", ["a"],
          """
          final class Box {
            var value: String { get { storage.read() } set { storage.write(newValue) } }
          }
          class Model {
            let box = Box()
            func fail() { box.value = String(localized: "a") }
            func draw() { show(box.value) }
          }
          """),
        EvaluationCase(
          "a name that others have, of something unknown", [],
          """
          class Row { var title: String?; func draw() { show(title) } }
          func f() { thing.title = String(localized: "a") }
          """),
        EvaluationCase(
          "a name of its own, of something unknown", ["a"],
          """
          class Row { var headline: String?; func draw() { show(headline) } }
          func f() { thing.headline = String(localized: "a") }
          """),
        EvaluationCase(
          "a name that others have, of something known", ["a"],
          """
          class Row { var title: String?; func draw() { show(title) } }
          func f(row: Row) { row.title = String(localized: "a") }
          """),
        EvaluationCase(
          "a member of a package's type that is read", [],
          """
          struct Row { let headline = String(localized: "a") }
          func f(thing: PackageThing) { if let part = thing.part { show(part.headline) } }
          """),
        EvaluationCase(
          "a member of a type parameter that is read", ["a"],
          """
          struct Row { let headline = String(localized: "a") }
          protocol Screen { associatedtype Thing; var thing: Thing { get } }
          extension Screen { func f(thing: Thing) { show(thing.part.headline) } }
          """),
        EvaluationCase(
          "a member of something unknown that alone has its name", ["a"],
          """
          struct Row { let headline = String(localized: "a") }
          func f() { show(thing.part.headline) }
          """),
        EvaluationCase(
          "a member of something unknown that is read", [],
          """
          struct Row { let title = String(localized: "a") }
          func f() { show(thing.title) }
          """),
      ])
    func receivers(example: EvaluationCase) throws {
      #expect(try Evaluation([example.source], keys: example.keys).keys == example.expected)
    }

    private static func initializers(_ made: String) -> String {
      """
      extension SystemNote { init(_ text: String) { show(text) } }
      extension OtherNote { init(_ text: String) { hide(text) } }
      let titles = [String(localized: "a")]
      let made = titles.map(\(made))
      """
    }

    @Test(
      "an initializer that is handed on gets what it is applied to, and those of other types do not",
      arguments: [
        EvaluationCase("the type's own", ["a"], initializers("SystemNote.init")),
        EvaluationCase("that of another type", [], initializers("OtherNote.init")),
        EvaluationCase("that of a type that nobody extends", [], initializers("Text.init")),
      ])
    func handedOnInitializers(example: EvaluationCase) throws {
      #expect(try Evaluation([example.source], keys: example.keys).keys == example.expected)
    }

    private static let models = """
      struct Short { let title: String }
      struct Long { let title: String }
      protocol Model {}
      let all: [Any] = [
        Short(title: String(localized: "a")), Long(title: String(localized: "b")), String(localized: "c")]

      """

    @Test(
      "a value that is cast to a type is none of another type, and no text",
      arguments: [
        EvaluationCase("as", ["b"], models + "func f() { show((all[0] as! Long).title) }"),
        EvaluationCase(
          "if let", ["a"], models + "func f() { if let x = all[0] as? Short { show(x.title) } }"),
        EvaluationCase(
          "a case", ["a"],
          models
            + "func f() { switch all[0] { case let x as Short: show(x.title); default: break } }"),
        EvaluationCase("a text", ["c"], models + "func f() { show(all[0] as? String) }"),
        EvaluationCase(
          "a protocol", ["a", "b", "c"], models + "func f() { show((all[0] as! Model).title) }"),
        EvaluationCase(
          "a class above", ["a"],
          """
          class Base { let title: String; init(title: String) { self.title = title } }
          class Card: Base {}
          let all: [Any] = [Card(title: String(localized: "a")), String(localized: "c")]
          func f() { show((all[0] as! Base).title) }
          """),
      ])
    func casts(example: EvaluationCase) throws {
      #expect(try Evaluation([example.source], keys: example.keys).keys == example.expected)
    }

    private static let configurations = """
      class Item { let title: String; init(title: String) { self.title = title } }
      class Plain: Item { init(plain title: String) { super.init(title: title) } }
      class Scale: Item { init(scale title: String) { super.init(title: title) } }
      func make() { _ = Plain(plain: String(localized: "a")); _ = Scale(scale: String(localized: "b")) }

      """

    @Test(
      "what one class gives to a property that it inherits is none of another's",
      arguments: [
        EvaluationCase(
          "one class", ["a"], configurations + "func f(item: Plain) { show(item.title) }"),
        EvaluationCase(
          "the other", ["b"], configurations + "func f(item: Scale) { show(item.title) }"),
        EvaluationCase(
          "both", ["a", "b"], configurations + "func f(item: Item) { show(item.title) }"),
        EvaluationCase(
          "an assignment", ["c"],
          """
          class Item { var title: String? }
          class Plain: Item {}
          class Scale: Item {}
          func f(plain: Plain, scale: Scale) {
            plain.title = String(localized: "c"); scale.title = String(localized: "d"); show(plain.title) }
          """),
      ])
    func inherited(example: EvaluationCase) throws {
      #expect(try Evaluation([example.source], keys: example.keys).keys == example.expected)
    }
  }
#endif
