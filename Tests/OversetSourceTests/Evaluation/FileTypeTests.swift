#if Source
  import OversetSource
  import Testing

  /// Private types of files: those of two files are two, whatever their names.
  struct FileTypeTests {
    struct Program: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let expected: [String]
      let files: [String]
    }

    static let programs = [
      Program(
        testDescription: "each file means its own", expected: ["a"],
        files: [
          """
          private enum Strings { static let title = String(localized: "a") }
          func f() { show(Strings.title) }
          """,
          """
          private enum Strings { static let title = String(localized: "b") }
          func g() { log(Strings.title) }
          """,
        ]),
      Program(
        testDescription: "from inside a type, behind it, and nested", expected: ["a"],
        files: [
          """
          struct Screen { func f() { show(Strings.Bar.title) } }
          fileprivate enum Strings { enum Bar { static let title = String(localized: "a") } }
          """,
          "private enum Strings { enum Bar { static let title = String(localized: \"b\") } }",
        ]),
      Program(
        testDescription: "in an extension of it", expected: ["a"],
        files: [
          """
          private enum Strings {}
          extension Strings { static var title: String { String(localized: "a") } }
          func f() { show(Strings.title) }
          """,
          """
          private enum Strings {}
          extension Strings { static var title: String { String(localized: "b") } }
          """,
        ]),
      Program(
        testDescription: "a file without one means that of the program", expected: ["b"],
        files: [
          "private enum Strings { static let title = String(localized: \"a\") }",
          "enum Strings { static let title = String(localized: \"b\") }",
          "func f() { show(Strings.title) }",
        ]),
      Program(
        testDescription: "what is given to one is not what the other draws", expected: ["a"],
        files: [
          """
          private struct Row { let title: String; func draw() { show(title) } }
          func f() { Row(title: String(localized: "a")).draw() }
          """,
          """
          private struct Row { let title: String }
          func g() { _ = Row(title: String(localized: "b")) }
          """,
        ]),
      Program(
        testDescription: "in types of all levels inside an extension of it", expected: ["a"],
        files: [
          """
          private enum Strings {}
          extension Strings.Bar { static var note: String { Deep.Word.title } }
          extension Strings {
            enum Bar { enum Deep { typealias Word = Real; enum Real { static let title = "" } } }
          }
          extension Strings.Bar.Deep.Real { static var more: String { String(localized: "a") } }
          func f() { show(Strings.Bar.Deep.Word.more) }
          """,
          """
          private enum Strings { enum Bar { enum Deep { typealias Word = Real; enum Real {
            static var more: String { String(localized: "b") } } } } }
          """,
        ]),
      Program(
        testDescription: "another name for a type is its file's own, too", expected: ["a"],
        files: [
          """
          enum One { static let title = String(localized: "a") }
          private typealias Strings = One
          func f() { show(Strings.title) }
          """,
          """
          enum Two { static let title = String(localized: "b") }
          private typealias Strings = Two
          func g() { log(Strings.title) }
          """,
        ]),
      Program(
        testDescription: "a private type beside another name of the program", expected: ["a"],
        files: [
          """
          private enum Strings { static let title = String(localized: "a") }
          func f() { show(Strings.title) }
          """,
          """
          enum Two { static let title = String(localized: "b") }
          typealias Strings = Two
          """,
        ]),
      Program(
        testDescription: "a private type is no generated one", expected: ["a"],
        files: [
          """
          private enum L10n { static let homeTitle = String(localized: "a") }
          func f() { show(L10n.homeTitle) }
          """,
          "private enum L10n { static let other = String(localized: \"b\") }",
        ]),
      Program(
        testDescription: "a type that no file declares is a generated one",
        expected: ["home.title"],
        files: ["func f() { show(L10n.homeTitle) }", "private enum Other {}"]),
      Program(
        testDescription: "what a private type inherits", expected: ["a"],
        files: [
          """
          class Base { enum Words { static let title = String(localized: "a") } }
          private class Screen: Base {}
          func f() { show(Screen.Words.title) }
          """,
          """
          class Other { enum Words { static let title = String(localized: "b") } }
          private class Screen: Other {}
          """,
        ]),
      Program(
        testDescription: "the nearest that is none: a type of the program in two parts",
        expected: ["a", "b"],
        files: [
          """
          enum Strings { static let title = String(localized: "a") }
          func f() { show(Strings.title); show(Strings.note) }
          """,
          "extension Strings { static let note = String(localized: \"b\") }",
        ]),
    ]

    @Test("a private type is its file's own", arguments: programs)
    func own(program: Program) throws {
      let evaluation = try Evaluation(
        program.files, keys: ["Localizable": ["a", "b", "c", "home.title"]])
      #expect(evaluation.keys == program.expected)
    }
  }
#endif
