import OversetLayoutEngine

/// The purpose of a button, which decides its colour.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// For an action that deletes data. The label is red unless you set a colour, as on iOS.
  public static let destructive = ButtonRole(name: "destructive")
  /// For an action that leaves everything unchanged. The label looks as without a role.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that runs an action when the user taps it.
///
/// The button takes exactly the size of its label, which is tinted unless you set a colour. The action runs
/// only when a test taps the button with a driver.
public struct Button<Label: View>: View {
  /// A primitive view: the engine lays it out itself.
  public typealias Body = Never

  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button that shows the views of `label`, side by side.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
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

  /// The node of the label, tinted where it sets no colour.
  public static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var context = context.descending(to: "Button")
    if !context.environment.isEnabled {
      // From memory: what does not act is grey, whatever it is for.
      context.environment.setForeground(Color(uiColor: .tertiaryLabel))
    } else if context.environment.explicitForeground == nil {
      context.environment.setForeground(
        view.role == .destructive
          ? Color.red : context.environment.tint ?? Color.accentColor)
    }
    let nodes = Label._makeNodes(view.label, in: context)
    let content = _ViewNode.one(
      of: nodes, or: "HStack", StackBehavior.horizontal(), in: context)
    let node = _ViewNode("Button", GroupPassThrough(), children: [content], in: context)
    node.control = .button(view.action)
    node.isEnabled = context.environment.isEnabled
    return [node]
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is looked up in the catalogs.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role, whose title is looked up in the catalogs; `nil` is no role.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button that shows `title` without looking it up in the catalogs.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}
