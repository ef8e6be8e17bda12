/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character of the key.
  public let character: Character

  /// Creates a key by its character.
  public init(_ character: Character) { self.character = character }

  /// Creates a key by a literal.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }

  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The tab key.
  public static let tab = KeyEquivalent("\t")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// The upward arrow.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The downward arrow.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// The keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// The number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}

/// Keys that do what a control does. Nobody presses keys here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// The keys that are held.
  public var modifiers: EventModifiers

  /// Creates a shortcut of a key.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.key = key
    self.modifiers = modifiers
  }

  /// That of the usual answer: the return key.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// That of leaving everything as it is: the escape key.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// By key and modifiers.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

/// A key that was pressed.
public struct KeyPress: Sendable {
  /// When a key tells about itself.
  public struct Phases: OptionSet, Sendable {
    /// One bit for each time.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// When it goes down.
    public static let down = Phases(rawValue: 1)
    /// While it is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// When it goes up.
    public static let up = Phases(rawValue: 4)
    /// Always.
    public static let all: Phases = [.down, .repeat, .up]
  }

  /// Whether a key was used.
  public enum Result: Sendable {
    /// It was.
    case handled
    /// It was not.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// What it writes.
  public let characters: String
  /// The keys that were held.
  public let modifiers: EventModifiers
  /// When it tells about itself.
  public let phase: Phases
}

extension View {
  /// Records keys that do what the control does. Nobody presses keys here.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    recorded("keyboardShortcut", String(key.character))
  }

  /// Records keys that do what the control does. Nobody presses keys here.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(shortcut.key, modifiers: shortcut.modifiers)
  }

  /// Records keys that do what the control does; nil is none.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    recorded("keyboardShortcut", shortcut.map { String($0.key.character) } ?? "nil")
  }

  /// Records an action for a key. Nobody presses keys here.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress", String(key.character))
  }

  /// Records an action for a key. Nobody presses keys here.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress", String(key.character))
  }

  /// Records an action for any key. Nobody presses keys here.
  public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> some View {
    recorded("onKeyPress")
  }
}
