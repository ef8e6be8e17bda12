/// In which order a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = MenuOrder(name: "automatic")
  /// The first nearest to the button.
  public static let priority = MenuOrder(name: "priority")
  /// As they are written.
  public static let fixed = MenuOrder(name: "fixed")
}

/// What a menu does after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = MenuActionDismissBehavior(name: "automatic")
  /// It closes.
  public static let enabled = MenuActionDismissBehavior(name: "enabled")
  /// It stays open.
  public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// Whether a button acts again and again while it is pressed.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  let name: String

  /// As the system chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")
  /// It does.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")
  /// It does not.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

extension View {
  /// Records whether menus inside have an arrow. On iOS they have none.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    keeping(\.menuIndicatorVisibility, visibility).recorded("menuIndicator", "\(visibility)")
  }

  /// Records in which order menus inside show their actions. Open menus are not drawn.
  public func menuOrder(_ order: MenuOrder) -> some View {
    keeping(\.menuOrder, order).recorded("menuOrder", order.name)
  }

  /// Records what menus inside do after an action. Open menus are not drawn.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    recorded("menuActionDismissBehavior", behavior.name)
  }

  /// Records whether buttons inside act again while they are pressed. Nothing is pressed here.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
    keeping(\.buttonRepeatBehavior, behavior).recorded("buttonRepeatBehavior", behavior.name)
  }

  /// Shows or leaves out the labels of controls inside this view. They still name the controls.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsHidden, visibility == .hidden).keeping(\.labelsVisibility, visibility)
  }
}
