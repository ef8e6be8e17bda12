import OversetLayoutEngine
import OversetLayoutTree

/// Several screens, of which the bar at the bottom shows one.
///
/// The chosen tab is shown, or else the first; a test's driver switches tabs. Names of tabs stand on one line of 10
/// points, in parts of equal width (iOS 13 to 18, from memory): long ones are truncated and reported. From a sixth tab
/// on, iOS puts the rest behind a tab called More; here all stand in the bar.
public struct TabView<SelectionValue: Hashable, Content: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  let selection: Binding<SelectionValue>?
  let content: Content

  /// Creates tabs of the views of `content`. Give each a `tabItem`, and a `tag` that the selection names.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The node of the chosen tab and the bar.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "TabView")
    let bars = ScreenBars()
    var inside = context
    inside.environment.tabBars = bars
    inside.environment.listLook = nil
    let pages = resolve(view.content, in: inside.descending(to: "tabs"))
    let tabs = pages.map { TabPage($0) }
    let wanted = view.selection.map { AnyHashable($0.wrappedValue) }
    let own = context.services.store.existing("\(context.path.words).tab", of: Int.self)?.value
    let chosen =
      tabs.firstIndex { $0.tag != nil && $0.tag == wanted }
      ?? own.flatMap { tabs.indices.contains($0) ? $0 : nil } ?? 0
    guard tabs.indices.contains(chosen) else {
      return [
        _ViewNode("TabView", BarBehavior(edge: .bottom, isContainer: true), in: context)
      ]
    }
    var children = [tabs[chosen].node]
    if context.environment.tabLook == .bar, !bars.hidden.contains(.tabBar) {
      let choose: @MainActor (Int) -> Void = { index in
        if let selection = view.selection {
          if let value = tabs[index].tag?.base as? SelectionValue { selection.wrappedValue = value }
        } else {
          context.slot("tab", initial: 0).value = index
        }
      }
      children += resolve(
        TabBar(
          tabs: tabs, chosen: chosen, background: bars.backgrounds[.tabBar], choose: choose),
        in: context.descending(to: "bar"))
    }
    let node = _ViewNode(
      "TabView", BarBehavior(edge: .bottom, isContainer: true), children: children, in: context)
    if case .page(let dots) = context.environment.tabLook,
      dots == .always || dots == .automatic && tabs.count > 1
    {
      node.attributes.records.append(
        ModifierRecord("tabViewStyle", words: "dots of pages", effect: .ignored))
    }
    return [node]
  }
}

extension TabView where SelectionValue == Int {
  /// Creates tabs of the views of `content`, of which the first is shown.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView {
  /// Creates tabs of the `Tab`s of `content`.
  public init<Tabs: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> Tabs
  ) where Content == _TabContentView<Tabs>, Tabs.TabValue == SelectionValue {
    self.selection = selection
    self.content = _TabContentView(content: content())
  }
}

extension TabView where SelectionValue == Never {
  /// Creates tabs of the `Tab`s of `content`, of which the first is shown.
  public init<Tabs: TabContent>(
    @TabContentBuilder<Never> content: () -> Tabs
  ) where Content == _TabContentView<Tabs>, Tabs.TabValue == Never {
    selection = nil
    self.content = _TabContentView(content: content())
  }
}

/// A view with a place in the bar of tabs.
@MainActor
struct TabPage {
  let node: _ViewNode
  let tag: AnyHashable?
  /// What stands in the bar for it, which looks otherwise while it is chosen.
  let item: @MainActor (_ isChosen: Bool) -> [_ViewNode]
  /// What stands on the symbol; nil if nothing does.
  let badge: [_ViewNode]?

  init(_ node: _ViewNode) {
    badge = node.traits.badge?(.tab)
    self.node = node
    tag = node.traits.tag ?? node.traits.implicitTag
    item = node.traits.tabItem ?? { _ in [] }
  }
}

/// The bar of tabs: parts of equal width, each with a symbol above a name.
private struct TabBar: View {
  let tabs: [TabPage]
  let chosen: Int
  let background: BarBackground?
  let choose: @MainActor (Int) -> Void

  @Environment(\.platformMetrics) private var metrics
  @Environment(\.tint) private var tint

  var body: some View {
    HStack(spacing: 0) {
      ForEach(tabs.indices, id: \.self) { index in
        VStack(spacing: 2) { NodeView(tabs[index].item(index == chosen)) }
          .padding(.horizontal, 2)
          .frame(maxWidth: .infinity, minHeight: metrics.bars.tabBarHeight)
          .modifier(ControlModifier(kind: "tab", control: .button { choose(index) }))
          .systemPart(.tab)
          // Half over the symbol, at its trailing side (from memory).
          .overlay(alignment: .top) {
            if let badge = tabs[index].badge { NodeView(badge).padding(.leading, 28) }
          }
      }
    }
    .barBackground(background, toward: .bottom)
    .background { Rectangle().fill(Color(uiColor: .systemBackground)).ignoresSafeArea() }
  }
}

/// A label in the bar of tabs: the name below the symbol.
private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 2) {
      configuration.icon
      configuration.title
    }
  }
}

/// A modifier that gives a view its place in the bar of tabs.
private struct TabItemModifier<Item: View>: ViewModifier {
  typealias Body = Never

  let item: Item

  static func _modify(
    _ modifier: Self, in context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_ViewNode]
  ) -> [_ViewNode] {
    let nodes = content(context)
    let item = { @MainActor isChosen in
      resolve(modifier.item, in: context.descending(to: "tabItem").inTabBar(isChosen: isChosen))
    }
    for node in nodes where node.traits.tabItem == nil { node.traits.tabItem = item }
    return nodes
  }
}

extension _ViewContext {
  /// How a symbol and a name look in the bar of tabs: the name in 10 points that do not grow, the symbol of a
  /// text of 18 points, large (from memory). The chosen one has the tint.
  @MainActor func inTabBar(isChosen: Bool) -> _ViewContext {
    var context = self
    let metrics = environment.platformMetrics.bars
    context.environment.font = .system(size: metrics.tabTitleSize, weight: .medium)
    context.environment.symbolFont = .system(size: 18)
    context.environment.imageScale = .large
    context.environment.lineLimit = 1
    context.environment.dynamicTypeSize = .large
    context.environment.setDefaultLabelStyle(TabLabelStyle())
    context.environment.setForeground(
      isChosen ? environment.tint ?? .accentColor : Color(uiColor: .secondaryLabel))
    return context
  }
}

extension View {
  /// Sets what stands in the bar of tabs for this view: an image and a text, or a label.
  public func tabItem<Item: View>(@ViewBuilder _ label: () -> Item) -> some View {
    modifier(TabItemModifier(item: label()))
  }
}
