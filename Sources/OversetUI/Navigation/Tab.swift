import OversetLayoutEngine

/// Tabs of a `TabView`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of the values that tell tabs apart.
  associatedtype TabValue: Hashable

  /// The pages with their places in the bar. Only this module's types implement it.
  static func _makeTabs(_ content: Self, in context: _ViewContext) -> [_ViewNode]
}

/// A screen of a `TabView`, with its name and symbol in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View>: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Value

  let value: Value?
  let content: Content
  let label: Label

  /// The page, with its place in the bar.
  public static func _makeTabs(_ tab: Self, in context: _ViewContext) -> [_ViewNode] {
    let context = context.descending(to: "Tab")
    let page = resolve(tab.content, in: context.descending(to: "content"))
    let node = _ViewNode(
      "Tab", GroupPassThrough(), children: [.root(page, in: context)], in: context)
    node.traits.tabItem = { isChosen in
      resolve(tab.label, in: context.descending(to: "label").inTabBar(isChosen: isChosen))
    }
    node.traits.tag = tab.value.map { AnyHashable($0) }
    return [node]
  }
}

/// The label of a tab: a symbol and a name. You rarely name this type.
public struct DefaultTabLabel: View {
  let title: Text
  let image: Image?

  /// The symbol above the name.
  public var body: some View {
    image
    title
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// Searching. Here it looks as other tabs do.
  public static let search = TabRole(name: "search")
}

extension Tab {
  /// Creates a tab that shows the views of `content`, with a label of your own.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content(), label: label())
  }
}

extension Tab where Value == Never {
  /// Creates a tab that no selection names, with a label of your own.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: nil, content: content(), label: label())
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab whose name is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: value, content: content(), label: label)
  }

  /// Creates a tab whose name is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: value, content: content(), label: label)
  }

  /// Creates a tab with a picture, whose name is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: value, content: content(), label: label)
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab that no selection names, whose name is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: nil, content: content(), label: label)
  }

  /// Creates a tab that no selection names, whose name is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: nil, content: content(), label: label)
  }

  /// Creates a tab for searching, with the system's symbol and name.
  public init(role: TabRole, @ViewBuilder content: () -> Content) {
    let label = DefaultTabLabel(
      title: Text(.search), image: Image(systemName: "magnifyingglass"))
    self.init(value: nil, content: content(), label: label)
  }
}
