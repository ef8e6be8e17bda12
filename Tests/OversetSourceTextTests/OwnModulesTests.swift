import OversetSourceText
import Testing

/// What copies say of the app's own modules, which are one module of copies.
struct OwnModulesTests {
  private let own = OwnModules(target: "Copies", names: ["MyApp", "MyKit"])

  @Test(
    "an import of one of the modules imports nothing, and its name before a dot is the copies'",
    arguments: [
      ("import MyKit", "import Swift"), ("@testable import MyApp // a", " import Swift // a"),
      ("import struct MyKit.Theme", "import  Swift"), ("a; import MyKit; b", "a; import Swift; b"),
      ("import MyKitchen", "import MyKitchen"), ("let a: MyApp.Theme", "let a: Copies.Theme"),
      ("MyApp.self", "MyApp.self"), ("a.MyApp.B", "a.MyApp.B"), ("MyApp()", "MyApp()"),
      ("MyApp.shared", "MyApp.shared"), ("\"MyApp.B\"", "\"MyApp.B\""),
      ("let MyKit = 1", "let MyKit = 1"),
    ])
  func modules(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source, own: own) == expected)
  }

  @Test(
    "an alias that gives a type of one of the modules its own name is left out, others are kept",
    arguments: [
      ("public typealias Theme = MyKit.Theme // a", "     // a"),
      ("a; typealias Theme = MyKit.Theme; b", "a;    ; b"),
      ("typealias Look = MyKit.Theme", "typealias Look = Copies.Theme"),
      ("typealias Theme = Other.Theme", "typealias Theme = Other.Theme"),
      ("typealias Theme = MyKit.Theme.Part", "typealias Theme = Copies.Theme.Part"),
      ("{ typealias Theme = MyKit.Theme }", "{ typealias Theme = Copies.Theme }"),
    ])
  func aliases(source: String, expected: String) {
    #expect(IOSConditions.rewritten(source, own: own) == expected)
  }

  @Test("without modules nothing changes")
  func noModules() {
    #expect(IOSConditions.rewritten("import MyKit\nMyApp.B") == "import MyKit\nMyApp.B")
  }
}
