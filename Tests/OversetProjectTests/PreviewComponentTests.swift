import Foundation
import OversetProject
import OversetUI
import Testing

/// Previews become components: the file is the component, the preview a state.
@MainActor
@Suite struct PreviewComponentTests {
  private func preview(
    _ source: DiscoveredPreview.Source, _ name: String? = nil, _ room: PreviewRoom = .device
  ) -> DiscoveredPreview {
    DiscoveredPreview(source: source, name: name, room: room) { AnyView(Text(verbatim: "a")) }
  }

  private func names(_ components: [Component]) -> [String] {
    components.flatMap { component in component.states.map { "\(component.name)/\($0.name)" } }
  }

  @Test("the previews of a file are states of one component, numbered where they have no name")
  func groupsByFile() {
    let found = PreviewComponents([
      preview(.file(id: "App/Row.swift", line: 1)),
      preview(.file(id: "App/Card.swift", line: 1), "Empty"),
      preview(.file(id: "App/Card.swift", line: 5)),
      preview(.file(id: "App/Card.swift", line: 9)),
      preview(.file(id: "App/Card.swift", line: 12), "Empty"),
    ]).components
    #expect(
      names(found)
        == ["Card/Empty", "Card/preview", "Card/preview-2", "Card/Empty-2", "Row/preview"])
  }

  @Test("a provider is called as its view, and joins the file of that name")
  func joinsProviders() {
    let found = PreviewComponents([
      preview(.file(id: "App/Card.swift", line: 1), "Empty"),
      preview(.provider(type: "App.Card_Previews", index: 0)),
      preview(.provider(type: "App.(unknown context at $1).RowPreviews", index: 0), "Long"),
    ]).components
    #expect(names(found) == ["Card/Empty", "Card/preview", "Row/Long"])
  }

  @Test("components of one name in two modules are told apart by their modules")
  func tellsModulesApart() {
    let found = PreviewComponents([
      preview(.file(id: "App/Card.swift", line: 1)), preview(.file(id: "Kit/Card.swift", line: 1)),
    ]).components
    #expect(names(found) == ["App-Card/preview", "Kit-Card/preview"])
  }

  @Test(
    "a name that cannot stand in a file is changed, and stays unlike others",
    arguments: ["a/b", "CON", "", "a\u{202E}b", ".", "a:b"])
  func makesNamesLegal(_ name: String) {
    let found = PreviewComponents([
      preview(.file(id: "App/Card.swift", line: 1), name),
      preview(.file(id: "App/Card.swift", line: 2), "a-b"),
    ]).components
    let states = found.flatMap { $0.states.map(\.name) }
    #expect(Set(states).count == 2)
    #expect(states.allSatisfy { !$0.isEmpty && !$0.contains("/") && !$0.contains(":") })
  }

  @Test("each state is shown in the room that its preview has")
  func keepsRooms() {
    let rooms: [PreviewRoom] = [.device, .sizeThatFits, .fixed(CGSize(width: 3, height: 4))]
    let found = PreviewComponents(
      rooms.enumerated().map { preview(.file(id: "App/Card.swift", line: $0), nil, $1) }
    ).components
    #expect(
      found.flatMap { component in component.states.map { component.presentation(of: $0) } }
        == [.device, .sizeThatFits, .fixed(width: 3, height: 4)])
  }

  @Test("registered components come first, and previews of the same name add what they lack")
  func joinsRegistered() {
    let registered = [
      Component("Card", presentation: .screen, states: [ComponentState("Empty") { EmptyView() }]),
      Component("About", presentation: .screen, states: [ComponentState("a") { EmptyView() }]),
    ]
    let found = PreviewComponents([
      preview(.file(id: "App/Card.swift", line: 1), "Empty"),
      preview(.file(id: "App/Card.swift", line: 2), "Full"),
      preview(.file(id: "App/Row.swift", line: 1)),
    ])
    #expect(
      names(found.joining(registered)) == ["Card/Empty", "Card/Full", "About/a", "Row/preview"])
  }
}
