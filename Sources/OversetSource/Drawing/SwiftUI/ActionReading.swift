/// Finds the steps at which a way leaves a view for code that does something, as showing that view.
struct ActionReading {
  /// Modifiers whose closures run, and draw nothing.
  static let modifiers: Set<String> = [
    "onTapGesture", "task", "onChange", "onAppear", "onReceive", "onDisappear", "onSubmit",
    "refreshable", "onOpenURL", "simultaneousGesture", "gesture", "sink",
  ]

  let index: ProgramIndex

  /// The step at which code shows a view that the way came out of: what is around that code is another screen.
  func end(of links: [ChainLink]) -> Int? {
    guard let first = links.firstIndex(where: { $0.kind == .type }) else { return nil }
    return links.indices.first { $0 > first && isAction(links[$0]) }
  }

  private func isAction(_ link: ChainLink) -> Bool {
    guard link.isClosure else { return false }
    switch link.kind {
    case .constructor: return link.name == "Button" && ControlPart(link, index) == .action
    case .modifierArgument: return Self.modifiers.contains(link.name)
    default: return false
    }
  }
}
