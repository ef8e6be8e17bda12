import OversetLayoutTree
public import OversetUI

/// Steps for what is no control: menus, swipes, tabs, searching, and ways back.
extension ViewDriver {
  /// Presses the view `name` long: its context menu opens, or its own action runs. The log lists the menu's items,
  /// which `tap` chooses.
  public func longPress(_ name: String) throws(ViewDriverError) {
    let node = try gestureTarget(name, .pressed) { $0.gestures.longPress != nil }
    guard let press = node.gestures.longPress else { return }
    try act(on: node, "long press \(name)", "long pressed \(name)") { press() }
    logOffers(of: .menuItem, as: "menu")
  }

  /// Opens the menu `name`, whatever a tap on its label does. The log lists its items, which `tap` chooses.
  public func openMenu(_ name: String) throws(ViewDriverError) {
    let node = try gestureTarget(name, .menu) { $0.gestures.longPress != nil }
    guard let press = node.gestures.longPress else { return }
    try act(on: node, "open menu \(name)", "opened menu \(name)") { press() }
    logOffers(of: .menuItem, as: "menu")
  }

  /// Swipes the row `name` of a list, so that the buttons at an edge are uncovered: at its trailing edge unless you
  /// name the other. The log lists the buttons, which `tap` chooses.
  public func swipe(
    _ name: String, edge: HorizontalEdge = .trailing
  ) throws(ViewDriverError) {
    let node = try gestureTarget(name, .row) { $0.gestures.swipes[edge] != nil }
    guard let swipe = node.gestures.swipes[edge] else { return }
    try act(on: node, "swipe \(name)", "swiped \(name)") { swipe() }
    logOffers(of: .swipeButton, as: "behind the row")
  }

  /// Switches to the tab `name`.
  public func switchTab(to name: String) throws(ViewDriverError) {
    let tabs = reachable.filter { $0.attributes.kind == "tab" }
    let node = try only(of: tabs.filter { $0.answers(to: name) }, name, .tab, among: tabs)
    guard case .button(let switchTo) = node.control else { throw .notTappable(name) }
    try act(on: node, "switch to tab \(name)", "switched to tab \(name)", switchTo)
  }

  /// Replaces what is typed into the field for searching, all of it at once.
  public func search(for text: String) throws(ViewDriverError) {
    let fields = reachable.filter { $0.attributes.kind == "search" }
    let node = try only(of: fields, "search", .searchField, among: fields)
    guard case .field(let query) = node.control else { throw .noField("search") }
    try act(on: node, "search", "searched for \(text.debugDescription)") {
      query.wrappedValue = text
    }
  }

  /// Taps the button that leads back to the screen before.
  public func goBack() throws(ViewDriverError) {
    let node = try target("back", .button)
    guard case .button(let back) = node.control else { throw .notTappable("back") }
    try act(on: node, "go back", "went back", back)
  }

  /// Closes the sheet or menu on top, as by a drag downwards or a tap beside it. Alerts and dialogs are answered by a
  /// button.
  public func dismiss() throws(ViewDriverError) {
    let layers = reachable.filter { $0.gestures.dismiss != nil }
    guard let top = layers.last, let dismiss = top.gestures.dismiss else {
      throw .unknown("on top", kind: .sheet, known: [])
    }
    try act(on: top, "dismiss", "dismissed") { dismiss() }
  }

  /// Pulls the content down to load it again, and waits for the end.
  public func refresh() async throws(ViewDriverError) {
    guard let refresh = reachable.compactMap({ $0.gestures.refresh }).first else {
      throw .unknown("to refresh", kind: .refreshable, known: [])
    }
    try await act("pulled to refresh", refresh)
  }

  // MARK: Finding

  /// The view `name` that a gesture does something to: itself, one inside of it or one around it.
  private func gestureTarget(
    _ name: String, _ kind: ViewDriverError.Kind, _ acts: (_ViewNode) -> Bool
  ) throws(ViewDriverError) -> _ViewNode {
    let all = reachable
    let acting = all.filter(acts)
    let inside = acting.filter { $0.answers(to: name) }
    guard inside.isEmpty else { return try only(of: inside, name, kind, among: acting) }
    let around = all.filter {
      $0.attributes.identifier == name || $0.attributes.label == name
    }
    return try only(
      of: around.flatMap(\.withDescendants).filter(acts), name, kind, among: acting)
  }

  /// The only one of `found`. A node and one inside of it that both act are one view: the inner counts.
  private func only(
    of found: [_ViewNode], _ name: String, _ kind: ViewDriverError.Kind, among all: [_ViewNode]
  ) throws(ViewDriverError) -> _ViewNode {
    let innermost = found.filter { node in
      !found.contains { other in
        other !== node && node.withDescendants.contains { $0 === other }
      }
    }
    guard let first = innermost.first else {
      throw .unknown(name, kind: kind, known: Set(all.compactMap(\.name)).sorted())
    }
    guard innermost.count == 1 else { throw .ambiguous(name, count: innermost.count) }
    return first
  }

  /// Logs the words of what a step has uncovered.
  private func logOffers(of part: SystemPart, as title: String) {
    let words = reachable.filter { $0.attributes.systemPart == part }
      .map { [$0].allWords }.filter { !$0.isEmpty }
    if !words.isEmpty { log("\(title): \(words.joined(separator: "; "))") }
  }
}
