/// How a picker shows its options.
///
/// You cannot add a style of your own. SwiftUI's `wheel`, `palette` and `navigationLink` are missing here.
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
