/// A modifier that opens a menu when its content is pressed long.
private struct ContextMenuModifier<Items: View>: ViewModifier {
  let items: Items
  @State private var isOpen = false

  init(items: Items) { self.items = items }

  func body(content: Content) -> some View {
    content
      .recorded("contextMenu")
      .modifier(GestureModifier { $0.longPress = { isOpen = true } })
      .modifier(MenuPresenter(isOpen: $isOpen, items: items))
  }
}

extension View {
  /// Offers further actions when the view is pressed long. A driver's `longPress` opens the menu, which is then laid
  /// out and checked; without a driver nothing of it is.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Offers further actions and a preview when the view is pressed long. A driver's `longPress` opens the menu; the
  /// preview is not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenuModifier(items: menuItems()))
  }

  /// Offers further actions for the chosen rows of a list. They are not shown.
  public func contextMenu<Item: Hashable, MenuItems: View>(
    forSelectionType itemType: Item.Type = Item.self,
    @ViewBuilder menu: @escaping (Set<Item>) -> MenuItems,
    primaryAction: ((Set<Item>) -> Void)? = nil
  ) -> some View {
    recorded("contextMenu")
  }
}
