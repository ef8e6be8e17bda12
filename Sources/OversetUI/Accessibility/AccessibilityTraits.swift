/// What assistive technology is told a view is. Overset records traits; they change no picture.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// One bit for each trait.
  public let rawValue: UInt32

  /// Creates a set of traits from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Acts when it is tapped.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// Divides content into sections.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Is chosen at present.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// Leads to another place.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// Takes words to look for.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// Shows a picture.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Plays its own sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
  /// Acts as a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
  /// Shows words that do not change.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
  /// Summarizes the app when it starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
  /// Changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// Begins to play or record when it is tapped.
  public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
  /// Lets fingers draw directly.
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
  /// Turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
  /// Hides everything behind it.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
  /// Is switched on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)
  /// Is a bar of tabs.
  public static let isTabBar = AccessibilityTraits(rawValue: 1 << 16)

  private static let names = [
    "isButton", "isHeader", "isSelected", "isLink", "isSearchField", "isImage", "playsSound",
    "isKeyboardKey", "isStaticText", "isSummaryElement", "updatesFrequently",
    "startsMediaSession", "allowsDirectInteraction", "causesPageTurn", "isModal", "isToggle",
    "isTabBar",
  ]

  /// The names of the traits, in the order above.
  var words: String {
    AccessibilityTraits.names.enumerated()
      .filter { contains(AccessibilityTraits(rawValue: 1 << UInt32($0.offset))) }
      .map(\.element).joined(separator: ", ")
  }
}
