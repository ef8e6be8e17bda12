public import OversetLayoutEngine

/// Where a tab may stand in an app that is wide.
public struct TabPlacement: Hashable, Sendable {
  let name: String

  /// Where the system puts it.
  public static let automatic = TabPlacement(name: "automatic")
  /// In the bar, where users cannot take it away.
  public static let pinned = TabPlacement(name: "pinned")
  /// In the bar.
  public static let tabBar = TabPlacement(name: "tabBar")
  /// In the sidebar alone.
  public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

extension TabContent {
  /// The tab as it is: the bar of an iPhone shows all tabs, wherever they would stand on an iPad.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
}

/// Where an ornament stands: only windows of visionOS have some.
public struct OrnamentAttachmentAnchor: Sendable {
  /// At a point of the window.
  public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor {
    OrnamentAttachmentAnchor()
  }
}

extension View {
  /// Records views beside the window, which only visionOS shows.
  public func ornament<Content: View>(
    visibility: Visibility = .automatic, attachmentAnchor: OrnamentAttachmentAnchor,
    contentAlignment: Alignment = .center, @ViewBuilder ornament: () -> Content
  ) -> some View {
    recorded("ornament")
  }
}
