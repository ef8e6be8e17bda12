/// A button that shows a list of actions. Only the button is drawn until a test's driver opens the menu with a tap, or
/// with a long press where a tap does something else: then the list is laid out and checked.
public struct Menu<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content
  private let primaryAction: (@MainActor () -> Void)?
  @State private var isOpen = false

  /// Creates a menu with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// Creates a menu with a label, whose button does something itself when it is tapped.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  /// The button in the look of the style around.
  public var body: some View {
    StyledControl(
      configuration: MenuStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content),
        action: primaryAction ?? { isOpen = true })
    ) { DefaultMenuStyle().makeBody(configuration: $0) }
    .recorded("Menu")
    .modifier(
      GestureModifier {
        $0.opensMenu = true
        $0.longPress = { isOpen = true }
      }
    )
    .modifier(MenuPresenter(isOpen: $isOpen, items: content))
  }
}

extension Menu where Label == Text {
  /// Creates a menu whose title is looked up in the catalogs.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(titleKey) })
  }

  /// Creates a menu whose title is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content, label: { Text(title) })
  }

  /// Creates a menu whose title is looked up in the catalogs, and whose button does something itself.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == OversetUI.Label<Text, Image> {
  /// Creates a menu with a symbol and a title that is looked up in the catalogs.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(
      content: content, label: { OversetUI.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a menu with a symbol and a title that is not looked up.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { OversetUI.Label(title, systemImage: systemImage) })
  }
}

extension Menu
where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu as a style is told, in the look of the style around that one.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      content: { configuration.content }, label: { configuration.label },
      primaryAction: configuration.action)
  }
}

/// The look of menus, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the menu.
  typealias Configuration = MenuStyleConfiguration

  /// The look of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a menu.
public struct MenuStyleConfiguration {
  /// The view of the label.
  public typealias Label = _ControlPart
  /// The view of the content.
  public typealias Content = _ControlPart

  /// The label of the menu.
  let label: Label
  /// The actions.
  let content: Content
  let action: @MainActor () -> Void
}

/// The style of menus that set none: a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// A button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: configuration.action) { configuration.label }
  }
}

/// A menu that looks like a button of the style around.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style; `.button` is shorter.
  nonisolated public init() {}
  /// A button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration)
  }
}

/// A menu that looks like a button without a background.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style; `.borderlessButton` is shorter.
  nonisolated public init() {}
  /// A button with the label.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultMenuStyle().makeBody(configuration: configuration).buttonStyle(.borderless)
  }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button.
  nonisolated public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button of the style around.
  nonisolated public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a background.
  nonisolated public static var borderlessButton: BorderlessButtonMenuStyle {
    BorderlessButtonMenuStyle()
  }
}

extension View {
  /// Sets the look of the menus inside this view.
  public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
    look(ControlLook<MenuStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
