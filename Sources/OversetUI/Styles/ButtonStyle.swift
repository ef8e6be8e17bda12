import OversetLayoutEngine

/// The look of buttons, which you write by adopting the protocol. The tap is the system's.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of the button's look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the button.
  typealias Configuration = ButtonStyleConfiguration

  /// The look of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a button.
public struct ButtonStyleConfiguration {
  /// The view of the button's label.
  public typealias Label = _ControlPart

  /// The purpose of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is on it: never here.
  public let isPressed: Bool
}

/// The look of buttons together with what makes them act, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of the button's look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The look of a button, with the gesture that calls `trigger()`.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a button that it makes act itself.
public struct PrimitiveButtonStyleConfiguration {
  /// The view of the button's label.
  public typealias Label = _ControlPart

  /// The purpose of the button; nil if it has none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() { action() }
}

extension View {
  /// Sets the look of the buttons inside this view to one of your own.
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    look(
      ControlLook<PrimitiveButtonStyleConfiguration>(style) { style, button in
        ButtonCore(action: button.action, coloring: .none) {
          style.makeBody(
            configuration: ButtonStyleConfiguration(
              role: button.role, label: button.label, isPressed: false))
        }
      })
  }

  /// Sets the look of the buttons inside this view: `.plain`, `.bordered`, or one of your own that acts itself.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    look(
      ControlLook<PrimitiveButtonStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}

/// A node that acts when it is tapped, with its label.
struct ButtonCore<Content: View>: View {
  typealias Body = Never

  /// What colours the label, unless something sets a colour of its own.
  enum Coloring {
    /// Nothing: the label looks like the text around it.
    case none
    /// The tint, or the colour of a role.
    case tint(ButtonRole?)
    /// The tint, or the colour of a role, behind a label in white.
    case prominent
  }

  private let action: @MainActor () -> Void
  private let coloring: Coloring
  private let content: Content

  init(
    action: @escaping @MainActor () -> Void, coloring: Coloring,
    @ViewBuilder content: () -> Content
  ) {
    self.action = action
    self.coloring = coloring
    self.content = content()
  }

  static func _makeNodes(_ view: Self, in context: _ViewContext) -> [_ViewNode] {
    var context = context
    view.color(&context.environment)
    let content = _ViewNode.one(
      of: resolve(view.content, in: context), or: "HStack", StackBehavior.horizontal(),
      in: context)
    let node = _ViewNode("Button", GroupPassThrough(), children: [content], in: context)
    node.control = .button(view.action)
    node.isEnabled = context.environment.isEnabled
    return [node]
  }

  private func color(_ environment: inout EnvironmentValues) {
    if case .none = coloring { return }
    if !environment.isEnabled {
      // From memory: what does not act is grey, whatever it is for.
      environment.setForeground(Color(uiColor: .tertiaryLabel))
    } else if environment.explicitForeground == nil {
      environment.setForeground(color(in: environment))
    }
  }

  private func color(in environment: EnvironmentValues) -> Color {
    switch coloring {
    case .none: .primary
    case .tint(let role): environment.buttonColor(of: role)
    case .prominent: .white
    }
  }
}

extension EnvironmentValues {
  /// The colour of buttons for a purpose.
  func buttonColor(of role: ButtonRole?) -> Color {
    role == .destructive ? .red : tint ?? .accentColor
  }
}
