import Foundation
import OversetLayoutEngine

/// Columns of screens, of which each leads to the next.
///
/// Where there is little width, as on an iPhone, one column is shown: the sidebar, or the one that
/// `preferredCompactColumn` names. Elsewhere the columns stand side by side, as far as `columnVisibility` shows them. Where
/// it is automatic and the detail would be narrower than 320 points, the first columns are left out (from memory: iOS
/// decides by device and direction).
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  private let visibility: NavigationSplitViewVisibility
  private let compactColumn: NavigationSplitViewColumn
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// One column, or those that are shown.
  public var body: some View {
    if sizeClass == .regular {
      SplitColumns(dropsColumns: visibility == .automatic) {
        if showsSidebar { SplitColumn(content: sidebar) }
        if showsContent { SplitColumn(content: content) }
        NavigationStack { detail }
      }
    } else {
      switch compactColumn {
      case .content: NavigationStack { content }
      case .detail: NavigationStack { detail }
      default: NavigationStack { sidebar }
      }
    }
  }

  private var hasContent: Bool { Content.self != EmptyView.self }
  private var showsContent: Bool { hasContent && visibility != .detailOnly }

  private var showsSidebar: Bool {
    visibility == .automatic || visibility == .all || visibility == .doubleColumn && !hasContent
  }

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    visibility = columnVisibility.wrappedValue
    compactColumn = preferredCompactColumn.wrappedValue
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn,
      sidebar: sidebar, content: { EmptyView() }, detail: detail)
  }
}

/// One of the columns of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first column.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The column between the others.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last column.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

/// Which columns of a split view are shown where there is room for several.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last column.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// How a split view divides its room. Here its columns always stand side by side.
public protocol NavigationSplitViewStyle: Sendable {}

/// The style that the system chooses.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// All columns share the room.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

/// The detail keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// As the system decides.
  public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns share the room.
  public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The detail keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
  /// Records how split views divide their room. Their columns stand side by side here, whatever the style.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    ignored("navigationSplitViewStyle")
  }

  /// Sets the width of the column of a split view that the view is in, in points. The last column takes what is left.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: width))
  }

  /// Sets the width of the column of a split view that the view is in, in points: it has the ideal one, since nobody
  /// drags its edge.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(width: ideal))
  }
}
