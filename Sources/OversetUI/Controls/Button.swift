/// The purpose of a button, which decides its colour.
public struct ButtonRole: Hashable, Sendable {
  let name: String

  /// For an action that deletes data. The label is red unless you set a colour, as on iOS.
  public static let destructive = ButtonRole(name: "destructive")
  /// For an action that leaves everything unchanged. The label looks as without a role.
  public static let cancel = ButtonRole(name: "cancel")
  /// For an action that confirms (iOS 26). The label looks as without a role.
  public static let confirm = ButtonRole(name: "confirm")
  /// For an action that closes (iOS 26). The label looks as without a role.
  public static let close = ButtonRole(name: "close")
}

/// A control that runs an action when the user taps it.
///
/// Without a style that has a background, the button takes exactly the size of its label, which is tinted unless you
/// set a colour. The action runs only when a test taps the button with a driver.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button that shows the views of `label`, side by side.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role; `nil` is no role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The label in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: PrimitiveButtonStyleConfiguration(
        role: role, label: _ControlPart(label), action: action)
    ) { DefaultButtonStyle().makeBody(configuration: $0) }
    .modifier(ButtonRoleModifier(role: role))
  }
}

/// A modifier that tells a dialog around what its button is for.
private struct ButtonRoleModifier: AttributeModifier {
  typealias Body = Never

  let role: ButtonRole?

  func apply(to node: _ViewNode) { node.traits.buttonRole = role }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button as a style is told, in the look of the style around that one.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(
      role: configuration.role, action: configuration.action, label: { configuration.label })
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a role, whose title is looked up in the catalogs; `nil` is no role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button that shows `title` without looking it up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role that shows `title` without looking it up; `nil` is no role.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
