import OversetLayoutEngine

/// The screens of a navigation stack, and the bars of the one on top.
@MainActor
struct NavigationScreens {
  let path: NavigationPathAccess?
  let context: _ViewContext

  /// How many screens may be on a stack: a destination that leads to itself ends there.
  private static let deepest = 16

  /// A screen whose nodes are made.
  private struct Made {
    let nodes: [_ViewNode]
    let bars: ScreenBars
    var isLarge = true
    let back: @MainActor () -> Void
  }

  init(path: NavigationPathAccess?, in context: _ViewContext) {
    self.path = path
    self.context = context
  }

  /// The node of the screen on top.
  func top<Root: View>(above root: Root) -> _ViewNode {
    let action = NavigationAction(path: path, context: context)
    var screens = [made(ScreenBars.Screen { resolve(root, in: $0) }, at: 0, action)]
    var values = path?.values() ?? []
    var rest = action.pushed?.value.screens ?? []
    while screens.count < NavigationScreens.deepest {
      guard let next = next(after: screens, values: &values, pushed: &rest) else { break }
      var screen = made(next, at: screens.count, action)
      if screen.bars.displayMode == .automatic { screen.isLarge = screens.last?.isLarge != false }
      screens.append(screen)
    }
    return node(of: screens)
  }

  private func next(
    after screens: [Made], values: inout [AnyHashable], pushed: inout [ScreenBars.Screen]
  ) -> ScreenBars.Screen? {
    if let presented = screens.last?.bars.presented { return presented }
    if !values.isEmpty {
      let value = values.removeFirst()
      return screens.lazy.reversed().compactMap { screen -> ScreenBars.Screen? in
        screen.bars.destinations[ObjectIdentifier(type(of: value.base))]?(value)
      }.first
    }
    return pushed.isEmpty ? nil : pushed.removeFirst()
  }

  private func made(
    _ screen: ScreenBars.Screen, at depth: Int, _ action: NavigationAction
  ) -> Made {
    let bars = ScreenBars()
    var inside = context.descending(to: depth == 0 ? "root" : "screen\(depth)")
    inside.environment.screenBars = bars
    inside.environment.listLook = nil
    inside.environment.navigation = action
    let back = screen.dismiss ?? { action.pop() }
    if depth > 0 { inside.environment.setDismissal(back) }
    let nodes = screen.make(inside)
    return Made(
      nodes: nodes, bars: bars, isLarge: bars.displayMode != .inline, back: back)
  }

  // MARK: Bars

  private func node(of screens: [Made]) -> _ViewNode {
    guard let top = screens.last else {
      return _ViewNode("NavigationStack", GroupPassThrough(), in: context)
    }
    let hasWayBack = screens.count > 1 && !top.bars.hidesBackButton
    var content = _ViewNode.root(top.nodes, in: context)
    let tools = top.bars.items(in: .bottom)
    if !tools.isEmpty && !top.bars.hidden.contains(.bottomBar) {
      content = _ViewNode(
        "bottomBar", BarBehavior(edge: .bottom, isContainer: true),
        children: [
          content,
          one(BottomBar(items: tools, background: top.bars.backgrounds[.bottomBar]), "tools"),
        ], in: context)
    }
    var children = [content]
    if top.bars.hasTopBar(hasBackButton: hasWayBack) {
      let previous = hasWayBack ? screens[screens.count - 2].bars.title : nil
      let bar = NavigationBar(
        bars: top.bars, isLarge: top.isLarge, back: hasWayBack ? top.back : nil,
        previousTitle: previous)
      children.append(one(bar, "bar"))
    }
    return _ViewNode(
      "NavigationStack", BarBehavior(edge: .top, isContainer: true), children: children,
      in: context)
  }

  private func one<Content: View>(_ view: Content, _ part: String) -> _ViewNode {
    _ViewNode.root(resolve(view, in: context.descending(to: part)), in: context)
  }
}

/// The screens that links have put on a stack.
struct PushedScreens: CustomStringConvertible {
  var screens: [ScreenBars.Screen] = []

  /// How many there are, for the log of a driven view.
  var description: String { "\(screens.count)" }
}

/// Puts screens on the navigation stack around.
@MainActor
struct NavigationAction {
  let path: NavigationPathAccess?
  let context: _ViewContext

  private var slot: String { "\(context.path.words).pushed" }

  /// What links have put on the stack; nil before the first one is tapped.
  var pushed: StateSlot<PushedScreens>? {
    context.services.store.existing(slot, of: PushedScreens.self)
  }

  /// Shows the screen that a value leads to.
  func push(_ value: AnyHashable, known screen: ScreenBars.Screen?) {
    if let path { path.append(value) } else if let screen { push(screen) }
  }

  /// Shows a screen.
  func push(_ screen: ScreenBars.Screen) {
    context.services.store.slot(slot, initial: PushedScreens()).value.screens.append(screen)
  }

  /// Takes the screen on top off.
  func pop() {
    if let pushed, !pushed.value.screens.isEmpty {
      pushed.value.screens.removeLast()
    } else {
      path?.removeLast()
    }
  }
}

private enum NavigationActionKey: EnvironmentKey {
  static var defaultValue: NavigationAction? { nil }
}

extension EnvironmentValues {
  /// The navigation stack around; nil outside of one.
  var navigation: NavigationAction? {
    get { self[NavigationActionKey.self] }
    set { self[NavigationActionKey.self] = newValue }
  }
}
