/// The look of toggles, which you write by adopting the protocol.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the toggle's look; the compiler infers it.
  associatedtype Body: View
  /// What the style is told about the toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// The look of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a toggle.
public struct ToggleStyleConfiguration {
  /// The view of the toggle's label.
  public typealias Label = _ControlPart

  /// The label of the toggle.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for values of which some are on: never here.
  public var isMixed: Bool { false }
}

/// The style of toggles that set none: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, color: nil)
  }
}

/// A label with a switch at the trailing edge.
public struct SwitchToggleStyle: ToggleStyle {
  private let color: Color?

  /// Creates the style; `.switch` is shorter.
  nonisolated public init() { color = nil }

  /// Creates the style with a colour of switches that are on.
  nonisolated public init(tint: Color) { color = tint }

  /// A switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, color: color)
  }
}

/// A button that shows by its background whether it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style; `.button` is shorter.
  nonisolated public init() {}
  /// A button with a background while it is on.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: nil, label: configuration.label,
        action: { configuration.isOn.toggle() }),
      isProminent: configuration.isOn, isBare: !configuration.isOn)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// A switch.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the look of the toggles inside this view.
  public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
    look(ControlLook<ToggleStyleConfiguration>(style) { $0.makeBody(configuration: $1) })
  }
}
