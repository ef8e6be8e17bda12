public import Foundation

/// What an app or a scene is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not on the screen.
  case background
  /// On the screen, without touches.
  case inactive
  /// On the screen: always so here.
  case active
}

/// Whether the user edits the rows of a list.
public enum EditMode: Hashable, Sendable {
  /// Rows are shown as they are.
  case inactive
  /// Edited for a moment, as by a swipe.
  case transient
  /// Edited until the user is done.
  case active

  /// Whether rows are edited.
  public var isEditing: Bool { self != .inactive }
}

/// How strong colours stand out, by the user's choice.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
  /// As usual: always so here.
  case standard
  /// Increased.
  case increased
}

private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }
private enum TimeZoneKey: EnvironmentKey { static let defaultValue = TimeZone.gmt }
private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.active }
private enum SearchingKey: EnvironmentKey { static let defaultValue = false }
private enum FocusedKey: EnvironmentKey { static let defaultValue = false }
private enum EditModeKey: EnvironmentKey {
  static var defaultValue: Unchecked<Binding<EditMode>?> { Unchecked(nil) }
}

extension EnvironmentValues {
  /// The calendar of dates: by default that of the locale, in UTC.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = locale.calendar
      calendar.timeZone = timeZone
      calendar.locale = locale
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The time zone of dates: by default UTC, so that every run shows the same.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  /// What the scene is doing; `active` unless a view around says otherwise.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// Whether rows are edited; nil where nothing around can be edited.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].value }
    set { self[EditModeKey.self] = Unchecked(newValue) }
  }

  /// Whether the user searches; false by default.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }

  /// Whether the view around has the focus; false by default.
  public internal(set) var isFocused: Bool {
    get { self[FocusedKey.self] }
    set { self[FocusedKey.self] = newValue }
  }

  /// How strong colours stand out: always `standard` here.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// Whether the screen is dimmed, as on a watch: never here.
  public var isLuminanceReduced: Bool { false }
  /// Whether the screen is recorded: never here.
  public var isSceneCaptured: Bool { false }
  /// Whether the app can have several windows: never here.
  public var supportsMultipleWindows: Bool { false }
}

extension EnvironmentValues {
  /// Whether the user wants less motion: never here.
  public var accessibilityReduceMotion: Bool { false }
  /// Whether the user wants less transparency: never here.
  public var accessibilityReduceTransparency: Bool { false }
  /// Whether colour alone must say nothing: never here.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// Whether colours are inverted: never here.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons show that they are buttons: never here.
  public var accessibilityShowButtonShapes: Bool { false }
  /// Whether VoiceOver runs: never here.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether Switch Control runs: never here.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether touches are made easier by size: never here.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether lights are dimmed: never here.
  public var accessibilityDimFlashingLights: Bool { false }
  /// Whether animated pictures play by themselves: always here, and they show their first picture.
  public var accessibilityPlayAnimatedImages: Bool { true }
}
