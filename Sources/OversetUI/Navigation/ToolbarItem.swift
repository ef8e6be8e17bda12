/// A view in a bar.
///
/// Those in the navigation bar stand at its leading and trailing edges and take room from the title; those of
/// the bottom bar stand in a bar at the bottom. Items above the keyboard and those that iOS puts into a menu
/// are not shown.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item of the views of `content`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item that users may rearrange. Nobody does here.
  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = placement
    self.content = content()
  }

  /// The item in its place.
  public static func _makeItems(_ item: Self, in context: _ViewContext) -> [_BarItems] {
    [_BarItems.of(item.content, at: item.placement, named: "ToolbarItem", in: context)]
  }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  /// The name of the item. Names are not kept here.
  public nonisolated var id: String { "" }
}

/// Several views in one place of a bar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group of the views of `content`.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a group that shows `label` where there is no room. Here there always is.
  public init<Label: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(placement: placement, content: content)
  }

  /// The items in their place.
  public static func _makeItems(_ group: Self, in context: _ViewContext) -> [_BarItems] {
    [_BarItems.of(group.content, at: group.placement, named: "ToolbarItemGroup", in: context)]
  }
}

/// Room between the items of a bar.
public struct ToolbarSpacer: CustomizableToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  private let isFlexible: Bool
  private let placement: ToolbarItemPlacement

  /// Creates a space, which grows or has a fixed length of 8 points.
  public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    isFlexible = sizing == .flexible
    self.placement = placement
  }

  /// The space in its place. In a navigation bar it has no length.
  public static func _makeItems(_ spacer: Self, in context: _ViewContext) -> [_BarItems] {
    guard spacer.placement.slot == .bottom else { return [] }
    let space = Spacer(minLength: 8).frame(width: spacer.isFlexible ? nil : 8)
    return [_BarItems.of(space, at: spacer.placement, named: "ToolbarSpacer", in: context)]
  }
}

/// Whether a space grows.
public struct SpacerSizing: Hashable, Sendable {
  private let name: String

  /// It grows.
  public static let flexible = SpacerSizing(name: "flexible")
  /// It does not.
  public static let fixed = SpacerSizing(name: "fixed")
}

extension _BarItems {
  /// The views of `content` as they look in a bar.
  @MainActor
  fileprivate static func of<Content: View>(
    _ content: Content, at placement: ToolbarItemPlacement, named name: String,
    in context: _ViewContext
  ) -> _BarItems {
    var context = context.descending(to: name)
    context.environment.lineLimit = 1
    context.environment.listLook = nil
    context.environment.imageScale = .large
    context.environment.setDefaultLabelStyle(IconOnlyLabelStyle())
    context.environment[LookKey<PrimitiveButtonStyleConfiguration>.self] = []
    context.environment.font = placement.isEmphasized ? .headline : .body
    return _BarItems(placement: placement, nodes: resolve(content, in: context))
  }
}
