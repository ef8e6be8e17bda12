/// How serious a dialog is.
public struct DialogSeverity: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = DialogSeverity(name: "automatic")
  /// Serious.
  public static let critical = DialogSeverity(name: "critical")
  /// Usual.
  public static let standard = DialogSeverity(name: "standard")
}

extension View {
  /// Records the picture of dialogs. An iPhone shows none.
  public func dialogIcon(_ icon: Image?) -> some View { recorded("dialogIcon") }

  /// Records how serious dialogs are. An iPhone shows no difference.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View {
    recorded("dialogSeverity", severity.name)
  }

  /// Records that users can keep dialogs from coming again. An iPhone offers no such box.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View {
    recorded("dialogSuppressionToggle")
  }

  /// Records that users can keep dialogs from coming again. An iPhone offers no such box.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View {
    recorded("dialogSuppressionToggle", Text(titleKey))
  }

  /// Records a dialog that comes when users put a window away. No window is put away here.
  public func dismissalConfirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, shouldPresent: Bool, @ViewBuilder actions: () -> Actions
  ) -> some View {
    recorded("dismissalConfirmationDialog", Text(titleKey))
  }

  /// Records that a sheet keeps the app from ending.
  public func presentationPreventsAppTermination(_ prevents: Bool?) -> some View {
    recorded("presentationPreventsAppTermination")
  }

  /// Shows an alert for an element, while there is one.
  public func alert<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    alert(
      Text(titleKey), isPresented: item.isPresent(), presenting: item.wrappedValue, actions: actions
    )
  }

  /// Shows an alert with a message for an element, while there is one.
  public func alert<Item, Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    alert(
      Text(titleKey), isPresented: item.isPresent(), presenting: item.wrappedValue,
      actions: actions,
      message: message)
  }

  /// Shows a dialog for an element, while there is one.
  public func confirmationDialog<Item, Actions: View>(
    _ titleKey: LocalizedStringKey, item: Binding<Item?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping (Item) -> Actions
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: item.isPresent(), titleVisibility: titleVisibility,
      presenting: item.wrappedValue, actions: actions)
  }
}

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  @MainActor fileprivate func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresent in if !isPresent { wrappedValue = nil } })
  }
}

/// A menu of an older form, for `contextMenu(_:)`.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems

  /// Creates a menu of the views of `menuItems`.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

extension View {
  /// Offers further actions in the older form; nil offers none.
  @ViewBuilder
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    if let contextMenu {
      self.contextMenu { contextMenu.items }
    } else {
      self
    }
  }
}
