/// Where in the bars an item stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The part of the bars; nil where nothing is shown.
  let slot: BarItem.Slot?
  private let name: String

  private init(_ name: String, _ slot: BarItem.Slot?) {
    self.name = name
    self.slot = slot
  }

  /// Whether a text of the item is semibold, as that of the button that ends a task is.
  var isEmphasized: Bool { name == "confirmationAction" }

  /// As the system decides: the trailing edge of the navigation bar.
  public static let automatic = ToolbarItemPlacement("automatic", .trailing)
  /// The middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement("principal", .center)
  /// The leading edge of the navigation bar.
  public static let navigation = ToolbarItemPlacement("navigation", .leading)
  /// The trailing edge of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement("primaryAction", .trailing)
  /// A menu of the navigation bar. It is not shown here.
  public static let secondaryAction = ToolbarItemPlacement("secondaryAction", nil)
  /// The middle of the bar at the bottom.
  public static let status = ToolbarItemPlacement("status", .bottom)
  /// The trailing edge of the navigation bar, in semibold.
  public static let confirmationAction = ToolbarItemPlacement("confirmationAction", .trailing)
  /// The leading edge of the navigation bar.
  public static let cancellationAction = ToolbarItemPlacement("cancellationAction", .leading)
  /// The trailing edge of the navigation bar.
  public static let destructiveAction = ToolbarItemPlacement("destructiveAction", .trailing)
  /// The leading edge of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement("topBarLeading", .leading)
  /// The trailing edge of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement("topBarTrailing", .trailing)
  /// The leading edge of the navigation bar: the older name of ``topBarLeading``.
  public static let navigationBarLeading = topBarLeading
  /// The trailing edge of the navigation bar: the older name of ``topBarTrailing``.
  public static let navigationBarTrailing = topBarTrailing
  /// The bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement("bottomBar", .bottom)
  /// The room above the keyboard. No keyboard is shown here, and so not the item.
  public static let keyboard = ToolbarItemPlacement("keyboard", nil)
  /// The middle of the navigation bar, in place of the title.
  public static let title = ToolbarItemPlacement("title", .center)
  /// The place of a subtitle. It is not shown here.
  public static let subtitle = ToolbarItemPlacement("subtitle", nil)
  /// In the place of the large line below the title. It is not shown.
  public static let largeSubtitle = ToolbarItemPlacement("largeSubtitle", nil)
  /// The place of a large title. It is not shown here.
  public static let largeTitle = ToolbarItemPlacement("largeTitle", nil)

  /// A bar below the navigation bar, on other platforms. It is not shown here.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement("accessoryBar(\(id))", nil)
  }
}

/// One of the bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The bar that the system means: the navigation bar.
  public static let automatic = ToolbarPlacement("navigationBar")
  /// The bar at the top of a navigation stack.
  public static let navigationBar = ToolbarPlacement("navigationBar")
  /// The bar with tools at the bottom.
  public static let bottomBar = ToolbarPlacement("bottomBar")
  /// The bar with tabs at the bottom.
  public static let tabBar = ToolbarPlacement("tabBar")
  /// The bar of a window, on other platforms.
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
}

/// What a bar is for.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the system decides.
  public static let automatic = ToolbarRole(name: "automatic")
  /// Looking at things.
  public static let browser = ToolbarRole(name: "browser")
  /// Editing a document.
  public static let editor = ToolbarRole(name: "editor")
  /// Moving among screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}
