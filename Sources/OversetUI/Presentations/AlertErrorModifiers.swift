public import Foundation

extension View {
  /// Tells users of an error in a box over the screen while `isPresented` is true. Its title is the error's
  /// description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(.alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented) {
      error == nil ? nil : (actions(), EmptyView())
    }
  }

  /// Tells users of an error in a box over the screen while `isPresented` is true, with a message.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?,
    @ViewBuilder actions: @escaping (Failure) -> Actions,
    @ViewBuilder message: @escaping (Failure) -> Message
  ) -> some View {
    dialog(.alert, error?.errorDescription.map { Text(verbatim: $0) }, isPresented) {
      error.map { (actions($0), message($0)) }
    }
  }

  /// Offers further actions when the view is pressed long. They are not shown, and their texts not checked.
  public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    recorded("contextMenu")
  }

  /// Offers further actions and a preview when the view is pressed long. They are not shown.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    recorded("contextMenu")
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
