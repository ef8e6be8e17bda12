/// Commands of an app's menus. They are not shown.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Commands

  /// The commands that these are made of.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Never called: this module's commands consist of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive command: its body is never evaluated")
  }
}

/// Commands that nobody asks for.
public struct _UnshownCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never

  nonisolated init() {}
}

/// Builds commands from several.
@resultBuilder
public enum CommandsBuilder {
  /// Any number of commands.
  nonisolated public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> some Commands {
    _UnshownCommands()
  }

  /// Commands, or none.
  nonisolated public static func buildOptional(_ content: (any Commands)?) -> some Commands {
    _UnshownCommands()
  }
}

/// A menu of its own. It is not shown.
public struct CommandMenu<Content: View>: Commands {
  /// Primitive commands.
  public typealias Body = Never

  /// Creates a menu with a title.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands in the system's menus. They are not shown.
public struct CommandGroup<Content: View>: Commands {
  /// Primitive commands.
  public typealias Body = Never

  /// Creates commands in front of others.
  nonisolated public init(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands behind others.
  nonisolated public init(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}

  /// Creates commands in the place of others.
  nonisolated public init(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The system's commands.
public struct CommandGroupPlacement: Hashable, Sendable {
  let name: String

  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// The settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// Help.
  public static let help = CommandGroupPlacement(name: "help")
  /// New documents.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// Saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// Copying and pasting.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// The side bar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// Tools.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
}

/// The commands of a side bar. They are not shown.
public struct SidebarCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

extension Scene {
  /// Ignored: menus are not shown.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}
