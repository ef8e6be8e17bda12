#if Source
  import OversetSource
  import OversetVocabulary
  import Testing

  /// Texts that come to properties, in the form of ``FlowTests``.
  struct PropertyFlowTests {
    @Test(
      "a text flows into properties",
      arguments: [
        EvaluationCase(
          "a setter", ["a"],
          """
          class Box { var text: String { get { "" } set { show(newValue) } } }
          class Screen { let box = Box(); func f() { box.text = String(localized: "a") } }
          """),
        EvaluationCase(
          "a setter of another property", [],
          """
          class Box { var text: String { get { "" } set { show(newValue) } }; var other = "" }
          class Screen { let box = Box(); func f() { box.other = String(localized: "a") } }
          """),
        EvaluationCase(
          "a property whose type only has the name of one that holds no text", ["a"],
          """
          struct Inbox { enum Notification { case sent
              var title: String { String(localized: "a") } }
            let last: Notification
            func f() { show(last.title) } }
          struct V { let inbox = Inbox(last: .sent) }
          """),
        EvaluationCase(
          "a property with an underscore", ["a"],
          """
          struct Row: View { private let _text: String
            init(_ text: String) { self._text = text }
            var body: some View { show(_text) } }
          struct V: View { var body: some View { Row(String(localized: "a")) } }
          """),
        EvaluationCase(
          "a construction without its type", ["a", "b"],
          """
          struct Row { let text: String; init(_ key: LocalizedStringResource) { text = .init(localized: key) } }
          func f(row: Row) { show(row.text) }
          f(row: Row("a")); show(.init(localized: "b"))
          """),
        EvaluationCase(
          "a case of an enum of elsewhere", ["a", "b"],
          """
          extension Level { var label: String { switch self { case .low: String(localized: "a") default: String(localized: "b") } } }
          show(Level.low.label)
          """),
        EvaluationCase(
          "an initializer that a subclass inherits", ["a"],
          """
          class Row { init(title: String) { show(title) } }
          class BigRow: Row { var size = 1 }
          class Other { init(title: String) {} }
          func f() { _ = BigRow(title: String(localized: "a")); _ = Other(title: String(localized: "b")) }
          """),
        EvaluationCase(
          "a construction by self", ["a"],
          """
          class Card { var title: String?
            init(n: Int) { title = String(localized: "a") }
            static func present() { let card = self.init(n: 1); show(card.title ?? "") } }
          class Other { var title = String(localized: "b") }
          """),
        EvaluationCase(
          "a type inside the own one", ["a"],
          """
          struct Screen: View { let model: Self.Model; var body: some View { show(model.title) } }
          extension Screen { class Model { var title: String { String(localized: "a") } } }
          class Model { var title: String { String(localized: "b") } }
          """),
        EvaluationCase(
          "a preview's value", ["a"],
          """
          struct Row: View { let text: String; var body: some View { show(text) } }
          struct V: View { var body: some View { Row(text: String(localized: "a")) } }
          struct Row_Previews: PreviewProvider { static var previews: some View { Row(text: String(localized: "b")) } }
          """),
      ])
    func aTextFlowsIntoProperties(_ example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys == example.expected)
    }

    /// Samples, and notes that come from elsewhere.
    private static func notes(_ type: String, loads: Bool = true, shows: String) -> String {
      """
      \(type)
      func sample() -> Note { Note(title: String(localized: "a")) }
      \(loads ? "func load() -> Note { Note(title: server.next()) }" : "")
      \(shows)
      """
    }

    private static let open = "func f(note: Note) { show(note.title) }"
    private static let plain = "struct Note { let title: String }"

    @Test(
      "of data that comes from elsewhere too, samples say nothing",
      arguments: [
        EvaluationCase("any note", [], notes(plain, shows: open)),
        EvaluationCase(
          "any note, and all are written", ["a"], notes(plain, loads: false, shows: open)),
        EvaluationCase("the sample itself", ["a"], notes(plain, shows: "show(sample().title)")),
        EvaluationCase(
          "any note with an initializer", [],
          notes(
            "struct Note { let title: String; init(title: String) { self.title = title } }",
            shows: open)),
        EvaluationCase(
          "any object", ["a"],
          notes(
            "class Note { let title: String; init(title: String) { self.title = title } }",
            shows: open)),
        EvaluationCase(
          "any view", ["a"],
          notes(
            "struct Note: View { let title: String; var body: some View { show(title) } }",
            shows: "")),
      ])
    func samples(example: EvaluationCase) throws {
      let evaluation = try Evaluation([example.source], keys: example.keys)
      #expect(evaluation.keys == example.expected)
    }
  }
#endif
