/// Whether the user can select texts.
public protocol TextSelectability {
  /// Whether the user can.
  static var allowsSelection: Bool { get }
}

/// The user can select texts.
public struct EnabledTextSelectability: TextSelectability {
  /// The user can.
  public static var allowsSelection: Bool { true }
}

/// The user cannot select texts.
public struct DisabledTextSelectability: TextSelectability {
  /// The user cannot.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select texts.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select texts.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Records whether the user can select texts inside. Nobody selects any here.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    recorded("textSelection", "\(Selectability.allowsSelection)")
  }
}
