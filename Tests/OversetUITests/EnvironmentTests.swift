import Foundation
import OversetLayoutTree
import OversetTestSupport
import OversetUI
import OversetVocabulary
import Testing

private struct GreetingKey: EnvironmentKey { static let defaultValue = "default" }

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

private struct Greeting: View {
  @Environment(\.greeting) private var greeting
  @Environment(\.layoutDirection) private var direction
  var body: some View {
    Text(verbatim: "\(greeting) \(direction == .rightToLeft ? "rtl" : "ltr")")
  }
}

private struct Signed: ViewModifier {
  @Environment(\.greeting) private var greeting
  func body(content: Content) -> some View {
    HStack {
      content
      Text(verbatim: "signed \(greeting)")
    }
  }
}

private struct Counter: View {
  @State private var count = 1
  let step: Int
  var body: some View {
    let _ = (count += step)
    Text(verbatim: "\(count)")
    Reader(count: $count)
  }
}

private struct Reader: View {
  @Binding var count: Int
  var body: some View { Text(verbatim: "read \(count)") }
}

private struct Choice: View {
  let number: Int?
  var body: some View {
    switch number {
    case 1: Text(verbatim: "one")
    case 2: Text(verbatim: "two")
    case let number?: Text(verbatim: "many: \(number)")
    case nil: EmptyView()
    }
    if let number, number > 1 {
      Text(verbatim: "more")
    } else {
      Text(verbatim: "less")
    }
  }
}

/// What views inherit, own and choose.
@MainActor
struct EnvironmentTests {
  private func strings(
    _ view: some View, _ variant: ViewEnvironment = Stage.english
  ) throws -> [String] {
    try Fixture.stage().layout(view, width: 300, for: variant).strings
  }

  @Test("a custom key is inherited, set and transformed for a part of the tree")
  func ownKeysAreInherited() throws {
    let view = VStack {
      Greeting()
      Greeting().environment(\.greeting, "inner")
      Greeting().transformEnvironment(\.greeting) { $0 += "!" }
    }
    #expect(
      try strings(view) == [
        "default ltr", "inner ltr", "default! ltr",
      ])
    #expect(
      try strings(view.environment(\.greeting, "outer"), Stage.arabic)
        == ["outer rtl", "inner rtl", "outer! rtl"])
  }

  @Test("a view modifier reads the environment in which it is applied")
  func modifiersReadTheEnvironment() throws {
    let view = Text(verbatim: "a").modifier(Signed())
    #expect(try strings(view) == ["a", "signed default"])
    #expect(try strings(view.environment(\.greeting, "x")) == ["a", "signed x"])
    #expect(
      try strings(view.modifier(Signed()).environment(\.greeting, "x"))
        == ["a", "signed x", "signed x"])
  }

  @Test("every element has a state of its own, and a binding reads what the owner has written")
  func stateBelongsToItsPlace() throws {
    let view = ForEach([10, 20, 30], id: \.self) { Counter(step: $0) }
    #expect(try strings(view) == ["11", "read 11", "21", "read 21", "31", "read 31"])
  }

  @Test("a binding to a member writes into its value")
  func bindingsReachIntoValues() {
    struct Profile { var name = "a" }
    var profile = Profile()
    let binding = Binding(get: { profile }, set: { profile = $0 })
    binding.name.wrappedValue = "b"
    #expect(profile.name == "b")
    #expect(Binding.constant(3).wrappedValue == 3)
  }

  @Test(
    "a view builder shows the branches that its conditions choose",
    arguments: [
      (nil, ["less"]), (1, ["one", "less"]), (2, ["two", "more"]), (7, ["many: 7", "more"]),
    ] as [(Int?, [String])])
  func conditionsChoose(number: Int?, expected: [String]) throws {
    #expect(try strings(VStack { Choice(number: number) }) == expected)
  }

  @Test(
    "colours follow the appearance, and a view may set its own",
    arguments: [(ColorScheme.light, "#000000", "#FFFFFF"), (.dark, "#FFFFFF", "#000000")])
  func coloursFollowTheAppearance(scheme: ColorScheme, label: String, ground: String) throws {
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, colorScheme: scheme)
    let tree = try Fixture.stage().layout(
      HStack {
        Text(verbatim: "a")
        Text(verbatim: "b").foregroundStyle(.primary).environment(\.colorScheme, .light)
      }, width: 100, for: variant)
    #expect(tree.background.hex == ground)
    #expect(tree.texts.map { $0.text.colors[0].hex } == [label, "#000000"])
  }

  @Test(
    "a view reads the size classes of its device",
    arguments: [
      (SizeClasses(), "compact regular"),
      (SizeClasses(horizontal: .regular, vertical: .compact), "regular compact"),
    ])
  func sizeClasses(classes: SizeClasses, expected: String) throws {
    struct Reader: View {
      @Environment(\.horizontalSizeClass) private var horizontal
      @Environment(\.verticalSizeClass) private var vertical
      var body: some View {
        Text(
          verbatim: [horizontal, vertical].map { $0?.rawValue ?? "none" }.joined(separator: " "))
      }
    }
    let variant = ViewEnvironment(locale: "en", direction: .leftToRight, sizeClasses: classes)
    let tree = try Fixture.stage().layout(Reader(), width: 300, for: variant)
    #expect(tree.texts.map(\.text.string) == [expected])
  }

  @Test("a view that sets its own direction does not mirror, and its node says so")
  func ownDirectionIsDeclared() throws {
    let view = HStack(spacing: 0) {
      box("a", 20, 10)
      box("b", 30, 10)
    }
    .environment(\.layoutDirection, .leftToRight).accessibilityIdentifier("row")
    let tree = try Fixture.stage().layout(view, width: 50, for: Stage.arabic)
    #expect(tree.node("row")?.isDirectionFixed == true)
    #expect(tree.node("row")?.direction == .leftToRight)
    #expect(tree.node("a")?.frame.minX == 0)
    #expect(tree.node("b")?.frame.minX == 20)
  }
}
