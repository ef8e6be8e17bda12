/// How a list looks. SwiftUI's styles are all here; you cannot add one of your own, as in SwiftUI.
public protocol ListStyle: Sendable {
  /// The look of the style. Only this module's styles have one.
  var _look: _ListLook { get }
}

/// The looks that lists have here.
public enum _ListLook: Hashable, Sendable {
  /// Rows from edge to edge.
  case plain
  /// Rows from edge to edge in groups, on a grey background.
  case grouped
  /// Rows on cards, on a grey background.
  case insetGrouped
  /// Rows on cards, with larger headers.
  case sidebar

  /// Whether sections are cards with a margin beside them.
  var hasCards: Bool { self == .insetGrouped || self == .sidebar }
  /// Whether sections stand on a grey background.
  var isGrouped: Bool { self != .plain }
}

/// The style of lists that set none: on iOS cards, as ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  /// Cards.
  public var _look: _ListLook { .insetGrouped }
}

/// Shows rows from edge to edge on the background of the screen, and headers without capitals.
public struct PlainListStyle: ListStyle {
  /// Creates the style; `.plain` is shorter.
  public init() {}
  /// Rows from edge to edge.
  public var _look: _ListLook { .plain }
}

/// Shows rows as ``PlainListStyle`` does. On iOS the two look alike.
public struct InsetListStyle: ListStyle {
  /// Creates the style; `.inset` is shorter.
  public init() {}
  /// Rows from edge to edge.
  public var _look: _ListLook { .plain }
}

/// Shows sections as bands from edge to edge on a grey background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style; `.grouped` is shorter.
  public init() {}
  /// Bands.
  public var _look: _ListLook { .grouped }
}

/// Shows sections as cards with round corners on a grey background.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style; `.insetGrouped` is shorter.
  public init() {}
  /// Cards.
  public var _look: _ListLook { .insetGrouped }
}

/// Shows sections as the sidebar of an app does: here as cards, with larger headers.
public struct SidebarListStyle: ListStyle {
  /// Creates the style; `.sidebar` is shorter.
  public init() {}
  /// Cards with larger headers.
  public var _look: _ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// Cards, as on iOS.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge.
  public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  /// Bands from edge to edge on a grey background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Cards on a grey background.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Cards with larger headers.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey { static let defaultValue = _ListLook.insetGrouped }
private enum ListLookKey: EnvironmentKey { static let defaultValue: _ListLook? = nil }

extension EnvironmentValues {
  /// The look of lists inside.
  var listStyle: _ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// The look of the list around the view; nil outside of lists.
  var listLook: _ListLook? {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists inside this view.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    environment(\.listStyle, style._look)
  }
}
