/// What the views of a screen say of its bars while their nodes are made.
@MainActor
final class ScreenBars {
  /// The title of the bar at the top; nil if nothing sets one.
  var title: Text?
  /// The line below the title.
  var subtitle: Text?
  /// Whether the bar leaves its title out. The next screen's way back has it all the same.
  var removesTitle = false
  /// The title that the bar shows.
  var shownTitle: Text? { removesTitle ? nil : title }
  /// Whether the title is large.
  var displayMode = NavigationBarItem.TitleDisplayMode.automatic
  /// The items of the bars, in order.
  var items: [BarItem] = []
  /// The field for searching; nil if nothing is searched.
  var search: SearchField?
  /// The bars that are hidden.
  var hidden: Set<ToolbarPlacement> = []
  /// What is behind bars, where the app says so.
  var backgrounds: [ToolbarPlacement: BarBackground] = [:]
  /// Whether the bar shows no way back.
  var hidesBackButton = false
  /// The screens that values lead to, by the type of the value.
  var destinations: [ObjectIdentifier: @MainActor (AnyHashable) -> Screen?] = [:]
  /// The screen that a view shows in place of this one.
  var presented: Screen?

  /// A screen of a stack: what it shows, made when it is shown.
  struct Screen {
    let make: @MainActor (_ViewContext) -> [_ViewNode]
    /// Takes the screen off the stack; nil where the stack does it.
    var dismiss: (@MainActor () -> Void)?
  }

  /// The items of one part of a bar.
  func items(in slot: BarItem.Slot) -> [_ViewNode] {
    items.filter { $0.slot == slot }.flatMap(\.nodes)
  }

  /// Whether the screen has a bar at the top.
  func hasTopBar(hasBackButton: Bool) -> Bool {
    guard !hidden.contains(.navigationBar) else { return false }
    return title != nil || search != nil || hasBackButton
      || items.contains { $0.slot == .leading || $0.slot == .center || $0.slot == .trailing }
  }
}

/// Some items of a bar, in their place.
struct BarItem {
  /// The parts of bars.
  enum Slot: Hashable {
    case leading
    case center
    case trailing
    case bottom
  }

  let slot: Slot
  let nodes: [_ViewNode]
}

private enum ScreenBarsKey: EnvironmentKey {
  static var defaultValue: ScreenBars? { nil }
}

extension EnvironmentValues {
  /// The bars of the screen around; nil outside of one.
  var screenBars: ScreenBars? {
    get { self[ScreenBarsKey.self] }
    set { self[ScreenBarsKey.self] = newValue }
  }
}

/// A modifier that tells the screen around something of its bars.
struct ScreenBarsModifier: ContextModifier {
  typealias Body = Never

  let tell: @MainActor (ScreenBars) -> Void

  func change(_ context: inout _ViewContext) { context.environment.screenBars.map(tell) }
}
