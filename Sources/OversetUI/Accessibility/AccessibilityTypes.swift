/// How the views inside an accessibility element count. Only assistive technology tells the difference.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// The views inside are no elements.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The views inside are elements of their own.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The views inside are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The level of a heading for those who jump from heading to heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The kind of an action that assistive technology offers.
public struct AccessibilityActionKind: Hashable, Sendable {
  let name: String

  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// What leads back.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// What a two-finger tap does.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// What opens the menu of a view.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
  /// What deletes.
  public static let delete = AccessibilityActionKind(name: "delete")

  /// Creates an action that is called by a name of your own.
  public init(named name: Text) { self.name = "named" }

  private init(name: String) { self.name = name }
}

/// The direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// What the words of a view are about, which decides how they are read aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
  let name: String

  /// Anything.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// A command line.
  public static let console = AccessibilityTextContentType(name: "console")
  /// A list of files.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A long text.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// A table.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// A text being written.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// How important further words about a view are.
public enum AXCustomContent {
  /// When they are read aloud.
  public enum Importance: UInt, Sendable {
    /// On demand.
    case `default`
    /// Always.
    case high
  }
}

/// Names further words about a view, so that they can be replaced.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let id: String

  /// Creates a key with an identity and a label.
  public init(_ label: Text, id: String) { self.id = id }

  /// Creates a key with an identity and a label that is looked up in the catalogs.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }

  /// Creates a key whose identity is its label.
  public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
}
