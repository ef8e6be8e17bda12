import Observation
import OversetDriving
import OversetTestSupport
import OversetUI
import Testing

/// A view as data.
private struct TestView: Codable {
  enum Kind: Codable {
    case button(text: String)
    case disabledButton(text: String)
    case two(first: String, second: String)
  }

  var body: Kind
}

/// The view that a `TestView` describes.
private struct Described: View {
  let test: TestView
  @State private var count = 0
  @State private var doubled = 0

  init(test: TestView) { self.test = test }

  var body: some View {
    VStack { content }.onChange(of: count) { _, new in doubled = new * 2 }
  }

  @ViewBuilder private var content: some View {
    switch test.body {
    case .button(let text): button(text)
    case .disabledButton(let text): button(text).disabled(true)
    case .two(let first, let second):
      button(first)
      button(second)
    }
  }

  private func button(_ text: String) -> some View {
    Button(text) { count += 1 }.accessibilityIdentifier(text)
  }
}

@Observable @MainActor
private final class Model {
  var query = ""
}

private struct Modelled: View {
  @State private var model = Model()

  var body: some View {
    Button("set") { model.query = "abc" }.padding().accessibilityIdentifier("set")
      .onAppear { model.query = "x" }
  }
}

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    Text("\(count)").onChange(of: count, initial: true) { count += 1 }
  }
}

/// Views that are acted on.
@MainActor
struct ViewDriverTests {
  private func driver(_ view: some View) throws -> ViewDriver {
    let driver = try Fixture.stage().driver(for: view)
    try driver.appear()
    return driver
  }

  @Test("a tap is logged with every state that it changes")
  func aTapIsLoggedWithWhatItChanges() throws {
    let driver = try driver(Described(test: TestView(body: .button(text: "demo"))))
    try driver.tap("demo")
    #expect(
      driver.lines == [
        "appeared", "tapped demo", "count 0 -> 1", "changed 0 -> 1", "doubled 0 -> 2",
      ])
  }

  @Test("taps in another order give another log")
  func theOrderOfActionsShows() throws {
    let test = Described(test: TestView(body: .two(first: "a", second: "b")))
    let (one, other) = (try driver(test), try driver(test))
    try one.tap("a")
    try one.tap("b")
    try other.tap("b")
    try other.tap("a")
    #expect(one.text != other.text)
  }

  @Test("a disabled button logs the tap and changes nothing")
  func aDisabledControlDoesNotAct() throws {
    let driver = try driver(Described(test: TestView(body: .disabledButton(text: "demo"))))
    try driver.tap("demo")
    #expect(driver.lines == ["appeared", "tap demo: disabled"])
  }

  @Test("a name that no control or several controls have is an error")
  func namesThatNobodyOrSeveralHaveAreErrors() throws {
    let driver = try driver(Described(test: TestView(body: .two(first: "a", second: "a"))))
    #expect(throws: ViewDriverError.ambiguous("a", count: 2)) { try driver.tap("a") }
    #expect(throws: ViewDriverError.unknown("b", kind: .button, known: ["a"])) {
      try driver.tap("b")
    }
  }

  @Test("changes of an observable model are logged")
  func modelsAreSeen() throws {
    let driver = try driver(Modelled())
    try driver.tap("set")
    #expect(
      driver.lines == [
        "appeared", "model.query \"\" -> \"x\"", "tapped set", "model.query \"x\" -> \"abc\"",
      ])
  }

  @Test("a view that never settles is an error after 100 rounds")
  func whatNeverSettlesIsAnError() throws {
    #expect(throws: ViewDriverError.neverSettles("Endless", rounds: 100)) {
      _ = try driver(Endless())
    }
  }
}
