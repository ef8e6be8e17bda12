/// How a picker looks, as in SwiftUI.
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

/// The style that fits its place: a menu.
public struct DefaultPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// What is chosen, as a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// A menu.
  public var _look: _PickerLook { .menu }
}

/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Segments.
  public var _look: _PickerLook { .segmented }
}

/// All options below each other.
public struct InlinePickerStyle: PickerStyle {
  /// The style.
  public init() {}
  /// Lines.
  public var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that fits its place.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// What is chosen, as a button that opens a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All options side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All options below each other.
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
  /// Gives the pickers of the view a look.
  public func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    environment(\.pickerLook, style._look)
  }
}
