import OversetLayoutEngine

/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It deletes or destroys.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that does something when tapped. It takes exactly its label's room.
public struct Button<Label: View>: View {
  /// It has no body.
  public typealias Body = Never

  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// A button that shows `label` and does `action`.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    role = nil
    self.action = action
    self.label = label()
  }

  /// A button for `role` that shows `label` and does `action`.
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
  /// A button that shows a localized title and does `action`.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button for `role` that shows a localized title and does `action`.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button that shows `title` as it is and does `action`.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }
}
