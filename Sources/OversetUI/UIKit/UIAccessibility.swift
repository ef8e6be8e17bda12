/// What assistive technology is told and asked by code for UIKit. None runs here.
@MainActor @preconcurrency
public enum UIAccessibility {
  /// What happened on the screen.
  public struct Notification: Hashable, RawRepresentable, Sendable {
    /// The number.
    public let rawValue: UInt32

    /// Creates one from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Something to read out.
    nonisolated public static let announcement = Notification(rawValue: 1008)
    /// A part of the screen changed.
    nonisolated public static let layoutChanged = Notification(rawValue: 1001)
    /// Another screen came.
    nonisolated public static let screenChanged = Notification(rawValue: 1000)
    /// The screen was scrolled by a page.
    nonisolated public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: nothing is read out.
  nonisolated public static func post(notification: Notification, argument: Any?) {}

  /// Whether the screen is read out: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the screen is steered by a menu on it: never here.
  public static var isAssistiveTouchRunning: Bool { false }
  /// Whether switches control the device: never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether the user wants less motion: never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user wants less transparency: never here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether Bold Text is on. Views read it from their environment; here it is never on.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether colours stand out more: never here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
}

/// What VoiceOver says of a view of UIKit.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing.
  public static let none: UIAccessibilityTraits = []
  /// It acts when it is tapped.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// It leads to another place.
  public static let link = UIAccessibilityTraits(rawValue: 2)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 4)
  /// Chosen.
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 64)
  /// It does not act now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  /// It changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  /// Its value can be changed in steps.
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  /// The title of a part of the screen.
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
