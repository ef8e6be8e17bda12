public import OversetUI

/// What the app offers in the system's app for shortcuts. Nothing is offered here.
public protocol AppShortcutsProvider: Sendable {
  /// The shortcuts.
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
  /// The colour of their tiles.
  static var shortcutTileColor: ShortcutTileColor { get }
}

extension AppShortcutsProvider {
  /// Blue; it is not drawn.
  public static var shortcutTileColor: ShortcutTileColor { .blue }
  /// Does nothing.
  public static func updateAppShortcutParameters() {}
}

/// The colour of a tile.
public enum ShortcutTileColor: Sendable {
  /// One of the system's.
  case blue, grape, grayBlue, grayBrown, grayGreen, lightBlue, lime, navy, orange, pink, purple
  /// One of the system's.
  case red, tangerine, teal, yellow
}

/// An intent that users run by words.
public struct AppShortcut: Sendable {
  /// Offers an intent.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {}
  /// Offers an intent without a title.
  public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {}
}

/// Words that run an intent. They are not kept.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
  /// Takes words and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Begins.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes words.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes the name of the app.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {}
    /// Takes a value of the intent.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {}
  }

  /// Creates words.
  public init(stringLiteral value: String) {}
  /// Creates words with values.
  public init(stringInterpolation: StringInterpolation) {}
}

/// What the system puts into words.
public enum AppShortcutPhraseToken: Sendable {
  /// The name of the app.
  case applicationName
}

/// Lists shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// A shortcut.
  public static func buildExpression(_ expression: AppShortcut) -> [AppShortcut] { [expression] }
  /// All shortcuts.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }
  /// Those of an `if` without `else`.
  public static func buildOptional(_ component: [AppShortcut]?) -> [AppShortcut] { component ?? [] }
  /// Those of a first branch.
  public static func buildEither(first component: [AppShortcut]) -> [AppShortcut] { component }
  /// Those of a second branch.
  public static func buildEither(second component: [AppShortcut]) -> [AppShortcut] { component }
  /// Those of an `if #available`.
  public static func buildLimitedAvailability(_ component: [AppShortcut]) -> [AppShortcut] {
    component
  }
}

extension Button {
  /// Creates a button that runs an intent. Nothing runs it here.
  public init<Intent: AppIntent>(
    role: ButtonRole? = nil, intent: Intent, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// Creates a button whose title is looked up in the catalogs, and which runs an intent. Nothing runs it here.
  public init<Intent: AppIntent>(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, action: {}) { Text(titleKey) }
  }
  /// Creates a button whose title is not looked up, and which runs an intent. Nothing runs it here.
  @_disfavoredOverload
  public init<Title: StringProtocol, Intent: AppIntent>(
    _ title: Title, role: ButtonRole? = nil, intent: Intent
  ) {
    self.init(role: role, action: {}) { Text(title) }
  }
}

extension Toggle {
  /// Creates a switch that runs an intent. Nothing runs it here.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

/// A button that opens the system's app for shortcuts: a labelled frame of 160 x 50 points (from memory).
public struct ShortcutsLink: View {
  private let action: () -> Void

  /// Creates a button.
  public init() { action = {} }
  /// Creates a button with a further action.
  public init(action: @escaping () -> Void) { self.action = action }

  /// The frame.
  public var body: some View {
    LabelledFrame("ShortcutsLink").frame(width: 160, height: 50).ignored("ShortcutsLink")
  }
}

/// A note that says by which words an intent is run: a labelled frame, 70 points high (from memory).
public struct SiriTipView: View {
  private let isVisible: Binding<Bool>?

  /// Creates a note.
  public init<Intent: AppIntent>(intent: Intent, isVisible: Binding<Bool>? = nil) {
    self.isVisible = isVisible
  }

  /// The frame, while it is shown.
  public var body: some View {
    if isVisible?.wrappedValue != false {
      LabelledFrame("SiriTipView").frame(height: 70).ignored("SiriTipView")
    }
  }
}

/// How a button for shortcuts looks. It is not drawn.
public enum ShortcutsLinkStyle: Sendable {
  /// As the system chooses.
  case automatic, automaticOutline, dark, darkOutline, light, lightOutline
}

/// How a note about Siri looks. It is not drawn.
public enum SiriTipViewStyle: Sendable {
  /// As the system chooses.
  case automatic, dark, light, black
}

extension View {
  /// Records how buttons for shortcuts look.
  public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View {
    ignored("shortcutsLinkStyle", "\(style)")
  }
  /// Records how notes about Siri look.
  public func siriTipViewStyle(_ style: SiriTipViewStyle) -> some View {
    ignored("siriTipViewStyle", "\(style)")
  }
}
