public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

/// Whether users may rearrange an item of a bar.
public struct ToolbarCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// They may.
  public static let `default` = ToolbarCustomizationBehavior(name: "default")
  /// They may move it.
  public static let reorderable = ToolbarCustomizationBehavior(name: "reorderable")
  /// They may not.
  public static let disabled = ToolbarCustomizationBehavior(name: "disabled")
}

/// How users find an item of a bar that they may rearrange.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Also in the palette.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}

/// An item of a bar as the system makes it.
public struct DefaultToolbarItem: CustomizableToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  private let kind: ToolbarDefaultItemKind

  /// Creates an item. It is not drawn: the system's own parts stand where they do without it. Of the field for searching,
  /// which a device moves to this place, there is a record.
  public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {
    self.kind = kind
  }

  /// None; a record, if a device would move something.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] {
    if content.kind == .search {
      context.environment.assetUse?.keep(
        ModifierRecord("DefaultToolbarItem", words: content.kind.name, effect: .ignored))
    }
    return []
  }
}

/// A part that the system puts into bars.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  fileprivate let name: String

  /// The button that hides a sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The field for searching.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

/// An item of a bar that is left out. You rarely name this type.
public struct _HiddenToolbarContent<Base: ToolbarContent>: CustomizableToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  let base: Base
  let isHidden: Bool

  /// The items, unless they are left out.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] {
    content.isHidden ? [] : Base._makeItems(content.base, in: context)
  }
}

extension ToolbarContent {
  /// The item as it is: its glass is not drawn.
  public func sharedBackgroundVisibility(_ visibility: Visibility) -> Self { self }

  /// The item as it is: nothing grows out of it here.
  public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }

  /// Leaves the item out.
  public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(base: self, isHidden: hidden)
  }
}

extension CustomizableToolbarContent {
  /// The item as it is: nobody rearranges bars here.
  public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> Self { self }

  /// Leaves the item out if it is hidden at first.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    _HiddenToolbarContent(base: self, isHidden: defaultVisibility == .hidden)
  }
}

extension View {
  /// Leaves out a part that the system puts into bars: the title; a phone has no button for a sidebar.
  @ViewBuilder
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    if defaultItemKind == .title {
      modifier(ScreenBarsModifier { $0.removesTitle = true })
    } else {
      self
    }
  }

  /// Records the colour of what stands in bars. They are drawn in their own.
  public func toolbarForegroundStyle<Style: ShapeStyle>(
    _ style: Style, for bars: ToolbarPlacement...
  ) -> some View {
    ignored("toolbarForegroundStyle")
  }

  /// Records whether links to further screens have an arrow. They have theirs.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    let told = keeping(\.navigationLinkIndicatorVisibility, visibility)
    return visibility == .hidden
      ? AnyView(told.ignored("navigationLinkIndicatorVisibility")) : AnyView(told)
  }

  /// Records the file that the screen shows. Its title has no menu here.
  public func navigationDocument<Document>(_ document: Document) -> some View {
    recorded("navigationDocument")
  }

  /// Records items for the bar of tabs or a sidebar. They are not drawn.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View {
    recorded("contentToolbar")
  }
}

/// A place for items that belong to a part of a screen.
public struct ContentToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// The sidebar of tabs.
  public static let tabViewSidebar = ContentToolbarPlacement(name: "tabViewSidebar")
  /// The bar of tabs.
  public static let tabBar = ContentToolbarPlacement(name: "tabBar")
}

/// How the place looks from which a screen grows. Nothing grows here.
public protocol MatchedTransitionSourceConfiguration: Sendable {}

/// A place that says nothing about its look.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

extension MatchedTransitionSourceConfiguration {
  /// On a colour.
  public func background(_ color: Color) -> some MatchedTransitionSourceConfiguration { self }
  /// In a shape.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    self
  }
  /// Above a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration { self }
}

extension View {
  /// Records that a screen grows out of the view, which looks some way then. Nothing grows here.
  public func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID,
    configuration:
      @escaping @Sendable (
        EmptyMatchedTransitionSourceConfiguration
      ) -> some MatchedTransitionSourceConfiguration
  ) -> some View {
    recorded("matchedTransitionSource")
  }
}
