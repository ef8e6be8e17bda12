// Forms of tabs beside those in Tab.swift.

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab whose name is a resource.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: value, content: content(), label: label)
  }

  /// Creates a tab with a picture, whose name is not looked up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: value, content: content(), label: label)
  }

  /// Creates a tab with a picture as Xcode names it, whose name is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: value, content: content(), label: label)
  }

  /// Creates a tab for searching, with the system's symbol and name.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    let label = DefaultTabLabel(
      title: Text(.search), image: Image(systemName: "magnifyingglass"))
    self.init(value: value, content: content(), label: label)
  }
}

extension Tab where Label == EmptyView {
  /// Creates a tab without a label: its place in the bar is empty.
  public init(value: Value, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Creates a tab without a label that no selection names: its place in the bar is empty.
  public init(@ViewBuilder content: () -> Content) {
    self.init(value: nil, content: content(), label: EmptyView())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with a picture that no selection names, whose name is looked up in the catalogs.
  public init(
    _ title: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: nil, content: content(), label: label)
  }

  /// Creates a tab with a picture that no selection names, whose name is not looked up.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: nil, content: content(), label: label)
  }

  /// Creates a tab with a picture as Xcode names it, which no selection names.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(image))
    self.init(value: nil, content: content(), label: label)
  }

  /// Creates a tab that no selection names, whose name is a resource.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    self.init(value: nil, content: content(), label: label)
  }
}

extension TabSection {
  /// Creates a section with a heading of your own. It is not shown on an iPhone.
  public init<Header: View, Value>(
    @TabContentBuilder<Value> content: () -> _TabList<Value>, @ViewBuilder header: () -> Header
  ) where Content == _TabList<Value> {
    self.init(tabs: content())
  }

  /// Creates a section without a heading.
  public init<Value>(@TabContentBuilder<Value> content: () -> _TabList<Value>)
  where Content == _TabList<Value> {
    self.init(tabs: content())
  }

  /// Creates a section whose heading is a resource. It is not shown on an iPhone.
  @_disfavoredOverload
  public init<Value>(
    _ title: LocalizedStringResource, @TabContentBuilder<Value> content: () -> _TabList<Value>
  ) where Content == _TabList<Value> {
    self.init(tabs: content())
  }
}

extension ForEach: TabContent where Content: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Content.TabValue

  /// The pages of every element's tab, in order.
  public static func _makeTabs(_ content: Self, in context: _ViewContext) -> [_ViewNode] {
    content.data.flatMap { element in
      Content._makeTabs(
        content.content(element),
        in: context.descending(toElement: AnyHashable(content.identify(element))))
    }
  }
}

extension ForEach where Content: TabContent {
  /// Creates a tab for each element, which its own `id` identifies.
  public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Data.Element) -> _TabList<Value>
  ) where Data.Element: Identifiable, ID == Data.Element.ID, Content == _TabList<Value> {
    self.init(data: data, content: content, identify: { $0.id })
  }

  /// Creates a tab for each element, which the value at `id` identifies.
  public init<Value: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Value> content: @escaping (Data.Element) -> _TabList<Value>
  ) where Content == _TabList<Value> {
    self.init(data: data, content: content, identify: { $0[keyPath: id] })
  }

  /// Creates a tab for each number.
  public init<Value: Hashable>(
    _ data: Data, @TabContentBuilder<Value> content: @escaping (Int) -> _TabList<Value>
  ) where Data == Range<Int>, ID == Int, Content == _TabList<Value> {
    self.init(data: data, content: content, identify: { $0 })
  }
}
