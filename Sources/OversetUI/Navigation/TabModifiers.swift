import OversetLayoutTree

/// Which changes of a bar of tabs users may make. Nobody does here.
public struct TabViewCustomization: Equatable, Codable, Sendable {
  /// Creates an arrangement without changes.
  public init() {}

  /// Does nothing: there are no changes.
  public mutating func resetVisibility() {}

  /// Does nothing: there are no changes.
  public mutating func resetSectionOrder() {}
}

/// Whether users may rearrange a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// They may.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// They may not.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// Where a wide app shows tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// Where the system puts them.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// In the bar.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// In the sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// A tab with changes, as its container sees it. You rarely name this type.
public struct _ModifiedTab<Base: TabContent>: TabContent {
  /// The type of the values that tell tabs apart.
  public typealias TabValue = Base.TabValue

  let base: Base
  let change: @MainActor (_ViewNode, _ViewContext) -> Void
  var isHidden = false

  /// The pages of the tab, changed.
  public static func _makeTabs(_ content: Self, in context: _ViewContext) -> [_ViewNode] {
    guard !content.isHidden else { return [] }
    let nodes = Base._makeTabs(content.base, in: context)
    for node in nodes { content.change(node, context) }
    return nodes
  }
}

extension TabContent {
  /// A tab whose page tells the bar something.
  private func changed(
    _ change: @escaping @MainActor (_ViewNode, _ViewContext) -> Void
  ) -> _ModifiedTab<Self> {
    _ModifiedTab(base: self, change: change)
  }

  /// Leaves the tab out.
  public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    var tab = changed { _, _ in }
    tab.isHidden = hidden
    return tab
  }

  /// The tab as it is: users do not rearrange tabs here.
  public func customizationID(_ id: String) -> Self { self }

  /// The tab as it is: users do not rearrange tabs here.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }

  /// The tab as it is in the bar; it is left out only of a sidebar, which an iPhone does not have.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    var tab = changed { _, _ in }
    tab.isHidden = visibility == .hidden && placements.contains(.tabBar)
    return tab
  }

  /// The tab as it is: nothing is swiped in a bar.
  public func swipeActions<Actions: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Actions
  ) -> Self { self }

  /// The tab as it is: its menu stands in a sidebar alone.
  public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> Self { self }

  /// The section as it is: its actions stand in a sidebar alone.
  public func sectionActions<Actions: View>(@ViewBuilder content: () -> Actions) -> Self { self }

  /// The tab as it is: nothing is dropped here.
  public func dropDestination<Payload>(
    for payloadType: Payload.Type, action: @escaping @MainActor ([Payload]) -> Void
  ) -> Self { self }

  /// Records the tab's bubble if it is shown. It is not drawn.
  public func popover<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<TabValue> {
    changed { node, _ in
      guard isPresented.wrappedValue else { return }
      node.attributes.records.append(ModifierRecord("popover", words: "", effect: .ignored))
    }
  }

  /// The tab as it is: whether it can be chosen changes nothing here.
  public func disabled(_ disabled: Bool) -> Self { self }

  /// Names the tab's page for tests.
  public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool = true
  ) -> some TabContent<TabValue> {
    changed { node, _ in
      if isEnabled { node.attributes.identifier = node.attributes.identifier ?? identifier }
    }
  }

  /// The tab as it is: what VoiceOver reads of a bar is not recorded.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> Self { self }

  /// The tab as it is: what VoiceOver reads of a bar is not recorded.
  public func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool = true) -> Self {
    self
  }

  /// The tab as it is: what VoiceOver reads of a bar is not recorded.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true) -> Self {
    self
  }

  /// The tab as it is: what VoiceOver reads of a bar is not recorded.
  public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> Self { self }

  /// The tab as it is: what VoiceOver reads of a bar is not recorded.
  public func accessibilityHint(_ hint: LocalizedStringKey, isEnabled: Bool = true) -> Self {
    self
  }
}

/// When a bar of tabs becomes small (iOS 26). Nothing scrolls here, so it does not.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// When content scrolls down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// When content scrolls up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

/// How the tab for searching begins (iOS 26).
public struct TabSearchActivation: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = TabSearchActivation(name: "automatic")
  /// With the keyboard.
  public static let searchTabSelection = TabSearchActivation(name: "searchTabSelection")
}

extension View {
  /// Records when the bar of tabs becomes small. Nothing scrolls here.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View {
    recorded("tabBarMinimizeBehavior", behavior.name)
  }

  /// Records a view above the bar of tabs. It is not drawn.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ignored("tabViewBottomAccessory")
  }

  /// Records a view above the bar of tabs, while it is enabled. It is not drawn.
  @ViewBuilder
  public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    if isEnabled { ignored("tabViewBottomAccessory") } else { self }
  }

  /// Records how users have arranged tabs. They do not here.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View {
    recorded("tabViewCustomization")
  }

  /// Records how the tab for searching begins.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    recorded("tabViewSearchActivation")
  }

  /// Records where a wide app shows tabs. An iPhone shows them in the bar.
  public func defaultAdaptableTabBarPlacement(
    _ defaultPlacement: AdaptableTabBarPlacement = .automatic
  ) -> some View {
    recorded("defaultAdaptableTabBarPlacement")
  }

  /// Records the head of a sidebar, which an iPhone does not have.
  public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("tabViewSidebarHeader")
  }

  /// Records the foot of a sidebar, which an iPhone does not have.
  public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("tabViewSidebarFooter")
  }

  /// Records the bar of a sidebar, which an iPhone does not have.
  public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("tabViewSidebarBottomBar")
  }
}
