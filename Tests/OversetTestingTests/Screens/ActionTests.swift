import Foundation
import OversetTestBasics
import OversetTesting
import OversetUI
import Testing

/// A view as data: a new kind of view is one more case.
private struct TestView: Codable, Equatable {
  indirect enum Body: Codable, Equatable {
    case button(text: String)
    case toggle(text: String)
    case field(text: String)
    case list([Body])
  }

  var body: Body
}

/// The view that a `TestView` describes.
private struct DescribedView: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var query = ""

  let body_: TestView.Body
  let effect: @MainActor (String) -> Void

  var body: some View {
    part(body_)
      .onAppear { effect("loaded") }
      .onChange(of: query) { _, new in effect("search for \(new)") }
      .onSubmit { count += 10 }
  }

  private func part(_ part: TestView.Body) -> AnyView {
    switch part {
    case .button(let text):
      AnyView(Button(text) { count += 1 }.disabled(isOn).accessibilityIdentifier(text))
    case .toggle(let text): AnyView(Toggle(text, isOn: $isOn).accessibilityIdentifier(text))
    case .field(let text): AnyView(TextField(text, text: $query).accessibilityIdentifier(text))
    case .list(let parts):
      AnyView(VStack { ForEach(parts.indices, id: \.self) { self.part(parts[$0]) } })
    }
  }
}

/// A screen that loads what it shows.
private struct LoadingScreen: View {
  @State private var title = "Loading"
  @State private var volume = 0.5

  var body: some View {
    VStack {
      Text(verbatim: title)
      Slider(value: $volume) { Text(verbatim: "Volume") }
    }
    .task {
      await Task.yield()
      title = "Loaded"
    }
  }
}

/// Logs of what happens when views are driven: these references are committed.
@MainActor struct ActionTests {
  private func view(_ json: String, _ log: LogBox) throws -> DescribedView {
    let test = try JSONDecoder().decode(TestView.self, from: Data(json.utf8))
    #expect(try JSONDecoder().decode(TestView.self, from: JSONEncoder().encode(test)) == test)
    return DescribedView(body_: test.body) { log.lines.append("effect: \($0)") }
  }

  private final class LogBox { var lines: [String] = [] }

  private static let form = """
    {"body": {"list": {"_0": [{"field": {"text": "query"}}, {"toggle": {"text": "lock"}},
    {"button": {"text": "demo"}}]}}}
    """

  @Test("a driver waits for tasks before it goes on")
  func workIsWaitedFor() async {
    await assertActionSnapshot(of: LoadingScreen()) { user in
      try await user.finishTasks()
      try user.slide("Volume", to: 1)
    }
  }

  @Test("filling in a form logs every action, state and effect")
  func aFormIsFilledIn() throws {
    let log = LogBox()
    assertActionSnapshot(of: try view(Self.form, log)) { user in
      try user.tap("demo")
      try user.type("ab", into: "query")
      try user.type("c", into: "query")
      try user.toggle("lock")
      try user.tap("demo")
      try user.clear("query")
      try user.submit("query")
      for line in log.lines { user.log(line) }
    }
  }

  /// A changed order of actions is a difference.
  @Test("the order of actions changes the log")
  func theOrderOfActionsCounts() throws {
    let accepted = try log { user in
      try user.toggle("lock")
      try user.tap("demo")
    }
    let other = try log { user in
      try user.tap("demo")
      try user.toggle("lock")
    }
    #expect(accepted != other)
    #expect(
      accepted == """
        appeared
        toggled lock on
        isOn false -> true
        tap demo: disabled
        """)
  }

  private func log(_ actions: @MainActor (ViewDriver) throws -> Void) throws -> String {
    var text = ""
    let view = try view(Self.form, LogBox())
    withKnownIssue {
      assertActionSnapshot(of: view, named: "kept", record: .never) { user in
        try actions(user)
        text = user.text
      }
    }
    let path = "Tests/OversetTestingTests/Screens/__Snapshots__/ActionTests/log-_.kept.txt"
    #expect(try PendingValue.take(path) == text)
    return text
  }

  /// A fault of the driving is a failure at the caller's line.
  @Test("an unknown control is reported at the caller's line with those that exist")
  func faultsAreReported() throws {
    let view = try view(Self.form, LogBox())
    let line = #line + 2
    withKnownIssue {
      assertActionSnapshot(of: view) { try $0.tap("nobody") }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && "\(issue)".contains("here are: demo, lock, query")
    }
  }

  @Test("a view matches as a text of its layout and as a picture")
  func layoutsAreText() {
    let card = Toggle("Wi-Fi", isOn: .constant(true)).frame(width: 200)
    assertSnapshot(of: card, as: .layout)
    assertSnapshot(of: card, as: .layout(locale: .arabic), named: "ar")
    assertSnapshot(of: card, as: .image(locale: .arabic))
    assertSnapshot(
      of: VStack {
        TextField("Name", text: .constant(""))
        SecureField("Password", text: .constant("abc"))
        Toggle("Off", isOn: .constant(false)).disabled(true)
        Button("Go") {}.disabled(true)
      }.frame(width: 200), as: .image, named: "fields")
  }
}
