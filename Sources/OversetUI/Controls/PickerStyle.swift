/// How a picker shows its options.
///
/// You cannot add a style of your own, as on iOS.
public protocol PickerStyle: Sendable {
  /// The look of the style. Only this module's styles have one.
  var _look: _PickerLook { get }
}

/// The looks that pickers have here.
public enum _PickerLook: Hashable, Sendable {
  /// What is chosen, with two small arrows.
  case menu
  /// All options side by side.
  case segmented
  /// All options below each other, with a mark at the chosen one.
  case inline
  /// What is chosen, in the middle of a wheel.
  case wheel

  /// Whether only the chosen option is laid out.
  var showsChoiceAlone: Bool { self == .menu || self == .wheel }
}

/// The style of pickers that set none: here a menu, everywhere.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style; `.automatic` is shorter.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// Shows only the chosen option, in the tint, with two small arrows. The menu itself is not drawn, so an
/// option that is not chosen is not checked.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style; `.menu` is shorter.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// Shows all options side by side, in segments of one width, 32 points high.
///
/// Labels are 13 points on one line and do not follow the text size, as on iOS: long translations are often
/// truncated here.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style; `.segmented` is shorter.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { .segmented }
}

/// Shows all options below each other, with a check mark at the chosen one.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style; `.inline` is shorter.
  public init() {}
  /// Lines.
  public var _look: _PickerLook { .inline }
}

/// Shows what is chosen in the middle of a wheel, 216 points high. The other rows of the wheel are not drawn.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style; `.wheel` is shorter.
  public init() {}
  /// A wheel.
  public var _look: _PickerLook { .wheel }
}

/// Shows all options side by side: here drawn as segments.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style; `.palette` is shorter.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { .segmented }
}

/// Shows what is chosen, and the options on a screen of their own: here drawn as a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style; `.navigationLink` is shorter.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// What is chosen, in the middle of a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// All options side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// What is chosen, and the options on a screen of their own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A menu, whatever surrounds the picker.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// Only the chosen option, with two small arrows.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side, in segments of one width.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other, with a check mark.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey { static let defaultValue = _PickerLook.menu }

extension EnvironmentValues {
  /// How pickers look.
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the pickers inside this view.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerLook, style._look)
  }
}
