/// How a view with tabs looks.
public protocol TabViewStyle: Sendable {
  /// The look of the style. Only this module's styles have one.
  var _look: _TabLook { get }
}

/// The looks that views with tabs have here.
public enum _TabLook: Hashable, Sendable {
  /// A bar at the bottom.
  case bar
  /// Pages to swipe, without a bar.
  case page(_ dots: PageTabViewStyle.IndexDisplayMode)
}

/// A bar of tabs at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  /// A bar.
  public var _look: _TabLook { .bar }
}

/// Pages to swipe, of which the chosen one is shown.
public struct PageTabViewStyle: TabViewStyle {
  /// When dots tell which page is shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// If there are several pages.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  private let dots: IndexDisplayMode

  /// Creates the style. Dots are recorded where a device would draw some; they are never drawn here.
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { dots = indexDisplayMode }
  /// Pages.
  public var _look: _TabLook { .page(dots) }
}

/// A bar of tabs at the bottom; on wide screens a sidebar, which is not drawn here.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style; `.sidebarAdaptable` is shorter.
  public init() {}
  /// A bar.
  public var _look: _TabLook { .bar }
}

/// A bar of tabs and nothing else.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style; `.tabBarOnly` is shorter.
  public init() {}
  /// A bar.
  public var _look: _TabLook { .bar }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A bar of tabs at the bottom.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages to swipe.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages to swipe, with dots below them, which are not drawn here.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar of tabs, or a sidebar.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar of tabs and nothing else.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

private enum TabLookKey: EnvironmentKey { static let defaultValue = _TabLook.bar }

extension EnvironmentValues {
  /// The look of views with tabs.
  var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the views with tabs inside this view.
  public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View {
    environment(\.tabLook, style._look)
  }
}
