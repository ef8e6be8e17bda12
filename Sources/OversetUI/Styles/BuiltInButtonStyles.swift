/// The style of buttons that set none: the label in the tint, without a background.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; `.automatic` is shorter.
  nonisolated public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    ButtonCore(action: configuration.action, coloring: .tint(configuration.role)) {
      configuration.label
    }
  }
}

/// The label in the tint, without a background.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; `.borderless` is shorter.
  nonisolated public init() {}
  /// The label in the tint.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as if there were no button.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  /// Creates the style; `.plain` is shorter.
  nonisolated public init() {}
  /// The label, weaker if the button does not act (from memory: half as strong).
  public func makeBody(configuration: Configuration) -> some View {
    ButtonCore(action: configuration.action, coloring: .none) {
      if isEnabled {
        configuration.label
      } else {
        configuration.label.opacity(0.5)
      }
    }
  }
}

/// The label in the tint on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; `.bordered` is shorter.
  nonisolated public init() {}
  /// The label with its padding and background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; `.borderedProminent` is shorter.
  nonisolated public init() {}
  /// The label with its padding and background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// The label on glass (iOS 26): here with the measures of ``BorderedButtonStyle``, in a capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; `.glass` is shorter.
  nonisolated public init() {}
  /// The label with its padding and background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false, isCapsule: true)
  }
}

/// The label on tinted glass (iOS 26): here with the measures of ``BorderedProminentButtonStyle``, in a capsule.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style; `.glassProminent` is shorter.
  nonisolated public init() {}
  /// The label with its padding and background.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true, isCapsule: true)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The label in the tint, without a background.
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a background.
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as if there were no button.
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label in the tint on a faint background.
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label in white on the tint.
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on glass.
  nonisolated public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// The label on glass of a kind, which is drawn as the usual one.
  nonisolated public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label on tinted glass.
  nonisolated public static var glassProminent: GlassProminentButtonStyle {
    GlassProminentButtonStyle()
  }
}
