import Foundation

// Values that the environment keeps and hands on to views that read them. Overset's own views do not.

/// A key of a value that is only kept; `Name` tells keys of one type apart.
private enum KeptKey<Name, Value: Kept>: EnvironmentKey {
  static var defaultValue: Value { Value.usual }
}

/// A type with a usual value.
private protocol Kept {
  static var usual: Self { get }
}

extension Bool: Kept {
  fileprivate static var usual: Bool { false }
}
extension Optional: Kept where Wrapped: Kept {
  fileprivate static var usual: Wrapped? { nil }
}
extension SymbolRenderingMode: Kept {
  fileprivate static var usual: SymbolRenderingMode { .monochrome }
}
extension AnyShapeStyle: Kept {
  fileprivate static var usual: AnyShapeStyle { AnyShapeStyle(BackgroundStyle()) }
}
extension Image.DynamicRange: Kept {
  fileprivate static var usual: Image.DynamicRange { .standard }
}
extension MenuOrder: Kept {
  fileprivate static var usual: MenuOrder { .automatic }
}
extension ContentTransition: Kept {
  fileprivate static var usual: ContentTransition { .identity }
}
extension SpringLoadingBehavior: Kept {
  fileprivate static var usual: SpringLoadingBehavior { .automatic }
}
extension MaterialActiveAppearance: Kept {
  fileprivate static var usual: MaterialActiveAppearance { .automatic }
}
extension ScrollIndicatorVisibility: Kept {
  fileprivate static var usual: ScrollIndicatorVisibility { .automatic }
}
extension ScrollDismissesKeyboardMode: Kept {
  fileprivate static var usual: ScrollDismissesKeyboardMode { .automatic }
}
extension ButtonRepeatBehavior: Kept {
  fileprivate static var usual: ButtonRepeatBehavior { .automatic }
}
extension Visibility: Kept {
  fileprivate static var usual: Visibility { .automatic }
}
extension SearchSuggestionsPlacement: Kept {
  fileprivate static var usual: SearchSuggestionsPlacement { .automatic }
}

private enum Names {
  enum Autocorrection {}
  enum Scrolling {}
  enum HorizontalIndicators {}
  enum VerticalIndicators {}
  enum MenuIndicators {}
  enum LinkIndicators {}
  enum Labels {}
  enum Only {}
}

extension EnvironmentValues {
  private subscript<Name, Value: Kept>(kept name: Name.Type) -> Value {
    get { self[KeptKey<Name, Value>.self] }
    set { self[KeptKey<Name, Value>.self] = newValue }
  }

  /// Whether the keyboard corrects nothing.
  public var autocorrectionDisabled: Bool {
    get { self[kept: Names.Autocorrection.self] }
    set { self[kept: Names.Autocorrection.self] = newValue }
  }

  /// Whether the keyboard corrects nothing, in the older form.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }

  /// Whether views scroll. Nothing does here.
  public var isScrollEnabled: Bool {
    get { !self[kept: Names.Scrolling.self] }
    set { self[kept: Names.Scrolling.self] = !newValue }
  }

  /// Whether indicators of scrolling sideways are shown. None is drawn.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[kept: Names.HorizontalIndicators.self] }
    set { self[kept: Names.HorizontalIndicators.self] = newValue }
  }

  /// Whether indicators of scrolling are shown. None is drawn.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[kept: Names.VerticalIndicators.self] }
    set { self[kept: Names.VerticalIndicators.self] = newValue }
  }

  /// How scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// The order of the lines of menus. They stand as they are written.
  public var menuOrder: MenuOrder {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// Whether menus have an arrow. None is drawn.
  public var menuIndicatorVisibility: Visibility {
    get { self[kept: Names.MenuIndicators.self] }
    set { self[kept: Names.MenuIndicators.self] = newValue }
  }

  /// Whether links to further screens have an arrow.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[kept: Names.LinkIndicators.self] }
    set { self[kept: Names.LinkIndicators.self] = newValue }
  }

  /// Whether labels of controls are shown, for views of your own.
  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : self[kept: Names.Labels.self] }
    set { self[kept: Names.Labels.self] = newValue }
  }

  /// How symbols with several layers are coloured, for views of your own.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// How content changes in place. Overset shows it at rest.
  public var contentTransition: ContentTransition {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// Whether a button acts again while it is held.
  public var buttonRepeatBehavior: ButtonRepeatBehavior {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// Whether views act while something is dragged over them.
  public var springLoadingBehavior: SpringLoadingBehavior {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// How bright pictures may be. They are drawn in the standard range.
  public var allowedDynamicRange: Image.DynamicRange? {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// Whether materials look as in a window in front.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// What is behind views, for views of your own; nil is the usual.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[kept: Names.Only.self] }
    set { self[kept: Names.Only.self] = newValue }
  }

  /// Where completions of what is searched are shown. None are here.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .automatic }
  /// The keys that do what the control around does.
  public var keyboardShortcut: KeyboardShortcut? { nil }
  /// Whether the keyboard's focus may have a mark of its own.
  public var isFocusEffectEnabled: Bool { true }
  /// Whether views react to a pointer.
  public var isHoverEffectEnabled: Bool { true }
  /// Whether the window is in front.
  public var appearsActive: Bool { true }
  /// Undoes what users have done: nobody does anything here.
  public var undoManager: UndoManager? { nil }
  /// Whether VoiceOver offers actions beside a view.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether the simple interface of the system is on.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// Whether the tabs of a wide app show their sections: an iPhone has no sidebar.
  public var isTabBarShowingSections: Bool { false }
  /// Where the tabs stand; nil outside of them.
  public var tabBarPlacement: TabBarPlacement? { nil }
  /// Where the view above the bar of tabs stands; nil outside of it.
  public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
  /// How prominent the background behind a view is.
  public var backgroundProminence: BackgroundProminence { .standard }
  /// How high rows of a sidebar are.
  public var sidebarRowSize: SidebarRowSize { .medium }
  /// Begins to rename something; nil: nothing can be renamed here.
  public var rename: RenameAction? { nil }
  /// Puts the keyboard's focus back to where it begins.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
  /// What turns a font into one of the system: nothing does here.
  public var fontResolutionContext: FontResolutionContext { FontResolutionContext() }
}

/// Where tabs stand.
public enum TabBarPlacement: Hashable, Sendable {
  /// In a bar at the top.
  case topBar
  /// In a sidebar.
  case sidebar
  /// In a bar at the bottom.
  case bottomBar
  /// In pages.
  case pageView
}

/// Where the view above the bar of tabs stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
  /// In the bar.
  case inline
  /// Above it.
  case expanded
}

/// How prominent the background behind a view is.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String

  /// As usual.
  public static let standard = BackgroundProminence(name: "standard")
  /// As behind a chosen row.
  public static let increased = BackgroundProminence(name: "increased")
}

/// How high rows of a sidebar are.
public enum SidebarRowSize: Hashable, Sendable {
  /// Low.
  case small
  /// Usual.
  case medium
  /// High.
  case large
}

/// Begins to rename something. It does nothing here.
public struct RenameAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

/// What turns a font into one of the system. Nothing does here.
public struct FontResolutionContext: Sendable {}
