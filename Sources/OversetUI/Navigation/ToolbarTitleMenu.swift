/// The menu that the title of a navigation bar opens. It is closed in a picture: nothing of it is drawn.
public struct ToolbarTitleMenu<Content: View>: CustomizableToolbarContent {
  /// The engine makes the items itself.
  public typealias Body = Never

  /// Creates a menu of the title.
  public init(@ViewBuilder content: () -> Content) {}

  /// Creates a menu of the title with what the system puts into it.
  public init() where Content == EmptyView {}

  /// No items: a menu that is closed takes no place in the bar.
  public static func _makeItems(_ content: Self, in context: _ViewContext) -> [_BarItems] { [] }
}
