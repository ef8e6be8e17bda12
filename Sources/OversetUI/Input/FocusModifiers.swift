/// What a view does once the keyboard's focus is on it.
public struct FocusInteractions: OptionSet, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The system's own.
  public static let automatic: FocusInteractions = [.activate, .edit]
  /// It acts when a key is pressed.
  public static let activate = FocusInteractions(rawValue: 1)
  /// It takes what is typed.
  public static let edit = FocusInteractions(rawValue: 2)
}

/// How a view reacts to a pointer. No pointer rests here.
public struct HoverEffect: Hashable, Sendable {
  let name: String

  /// The system's own.
  public static let automatic = HoverEffect(name: "automatic")
  /// It lights up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It is lifted.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Records whether the keyboard's focus can be on the view.
  public func focusable(_ isFocusable: Bool = true) -> some View {
    recorded("focusable", "\(isFocusable)")
  }

  /// Records whether the keyboard's focus can be on the view, and what for.
  public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    recorded("focusable", "\(isFocusable)")
  }

  /// Records that the frame of the keyboard's focus is not drawn. None is drawn here.
  public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("focusEffectDisabled", "\(disabled)")
  }

  /// Records that the keyboard's focus moves through the view as a whole.
  public func focusSection() -> some View { recorded("focusSection") }

  /// Records an action for a pointer. No pointer rests here.
  public func onHover(perform action: @escaping @MainActor (Bool) -> Void) -> some View {
    recorded("onHover")
  }

  /// Records how the view reacts to a pointer. No pointer rests here.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    recorded("hoverEffect", effect.name)
  }

  /// Records how the view reacts to a pointer. No pointer rests here.
  public func hoverEffect(
    _ effect: HoverEffect = .automatic, isEnabled: Bool
  ) -> some View {
    recorded("hoverEffect", effect.name)
  }

  /// Records how views inside react to a pointer. No pointer rests here.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("defaultHoverEffect", effect?.name ?? "nil")
  }

  /// Records how a row reacts to a pointer. No pointer rests here.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    recorded("listRowHoverEffect", effect?.name ?? "nil")
  }

  /// Records that rows do not react to a pointer.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("listRowHoverEffectDisabled", "\(disabled)")
  }

  /// Records that views inside do not react to a pointer.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    recorded("hoverEffectDisabled", "\(disabled)")
  }
}
