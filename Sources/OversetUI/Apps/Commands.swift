/// Commands of an app's menus. They are never shown.
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

/// A menu of its own. It is never shown.
public struct CommandMenu<Content: View>: Commands {
  /// Primitive commands.
  public typealias Body = Never

  /// Creates a menu with a title.
  nonisolated public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Commands in the system's menus. They are never shown.
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
  /// The window.
  public static let windowList = CommandGroupPlacement(name: "windowList")
  /// The size of the window.
  public static let windowSize = CommandGroupPlacement(name: "windowSize")
  /// Other windows.
  public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
  /// One window.
  public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
  /// Hiding and showing.
  public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
  /// Services.
  public static let systemServices = CommandGroupPlacement(name: "systemServices")
  /// The attributes of text.
  public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
  /// Editing text.
  public static let textEditing = CommandGroupPlacement(name: "textEditing")
  /// Printing.
  public static let printItem = CommandGroupPlacement(name: "printItem")
  /// Importing and exporting.
  public static let importExport = CommandGroupPlacement(name: "importExport")
  /// Undoing.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
}

/// The commands of a side bar. They are never shown.
public struct SidebarCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never

  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands of a bar of tools. They are never shown.
public struct ToolbarCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands for editing text. They are never shown.
public struct TextEditingCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands for the attributes of text. They are never shown.
public struct TextFormattingCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands of details. They are never shown.
public struct InspectorCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
}

/// The commands for pictures of other devices. They are never shown.
public struct ImportFromDevicesCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never
  /// Creates the commands.
  nonisolated public init() {}
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Primitive commands.
  public typealias Body = Never
  /// Creates no commands.
  nonisolated public init() {}
}

extension Scene {
  /// Ignored: menus are not shown.
  public func commandsRemoved() -> some Scene { self }

  /// Ignored: menus are not shown.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Ignored: menus are not shown.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
}
