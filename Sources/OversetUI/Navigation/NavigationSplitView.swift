import Foundation
import OversetLayoutEngine

/// Columns of screens, of which each leads to the next.
///
/// Where there is little width, as on an iPhone, one column is shown: the sidebar, or the one that
/// `preferredCompactColumn` names. Elsewhere the sidebar stands beside the detail; a column between them is
/// left out.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  private let compactColumn: NavigationSplitViewColumn
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail

  /// One column, or sidebar and detail.
  public var body: some View {
    if sizeClass == .regular {
      HStack(spacing: 0) {
        NavigationStack { sidebar }.frame(width: NavigationSplitViewColumn.sidebarWidth)
        Divider()
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

  /// Creates three columns.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility> = .constant(.automatic),
    preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
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

  /// The width of the sidebar where it stands beside others, in points (from memory).
  static let sidebarWidth: CGFloat = 320
}

/// Which columns of a split view are shown. It changes nothing here.
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

/// How a split view divides its room. It changes nothing here.
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
  /// Sets how split views divide their room. It has no effect here.
  public func navigationSplitViewStyle<Style: NavigationSplitViewStyle>(
    _ style: Style
  ) -> some View {
    ignored("navigationSplitViewStyle")
  }

  /// Sets the width of a column of a split view, in points. It has no effect here: the sidebar is 320 wide.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    ignored("navigationSplitViewColumnWidth", "\(width)")
  }

  /// Sets the limits of a column's width, in points. They have no effect here.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    ignored("navigationSplitViewColumnWidth", "\(ideal)")
  }
}
