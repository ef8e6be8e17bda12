/// The look of tables. All look like a plain list here.
public protocol TableStyle: Sendable {
  /// The name of the style, as it is written.
  var _name: String { get }
}

/// The look that the system chooses.
public struct AutomaticTableStyle: TableStyle {
  /// The name of the style.
  public var _name: String { "automatic" }

  /// Creates the style; `.automatic` is shorter.
  public init() {}
}

/// A table in a frame of its own.
public struct InsetTableStyle: TableStyle {
  /// The name of the style.
  public var _name: String { "inset" }

  /// Creates the style; `.inset` is shorter.
  public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The look that the system chooses.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// A table in a frame of its own.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

extension View {
  /// Records the look of tables. The automatic one is drawn.
  @ViewBuilder
  public func tableStyle<Style: TableStyle>(_ style: Style) -> some View {
    if style is AutomaticTableStyle { self } else { ignored("tableStyle", style._name) }
  }
}
