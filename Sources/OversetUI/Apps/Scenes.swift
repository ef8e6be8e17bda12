public import Foundation

/// The windows of an app. Nothing of them is shown.
public struct WindowGroup<Content: View>: Scene {
  /// A primitive scene.
  public typealias Body = Never

  /// Creates a group of windows.
  nonisolated public init(@ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with an identifier.
  nonisolated public init(id: String, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a title.
  nonisolated public init(_ title: Text, @ViewBuilder content: () -> Content) {}

  /// Creates a group of windows with a title that is not looked up.
  @_disfavoredOverload
  nonisolated public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group of windows with a title and an identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}

  /// Creates a group of windows, one for each value.
  nonisolated public init<Value: Hashable & Codable>(
    id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) {}

  /// Creates a group of windows with a title, one for each value.
  nonisolated public init<Value: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, id: String? = nil, for type: Value.Type = Value.self,
    @ViewBuilder content: (Binding<Value?>) -> Content
  ) {}
}

/// The one window of a kind. Nothing of it is shown.
public struct Window<Content: View>: Scene {
  /// A primitive scene.
  public typealias Body = Never

  /// Creates a window with a title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
  ) {}
}

/// The settings of an app on a Mac. Nothing of them is shown.
public struct Settings<Content: View>: Scene {
  /// A primitive scene.
  public typealias Body = Never

  /// Creates the settings.
  nonisolated public init(@ViewBuilder content: () -> Content) {}
}

extension Scene {
  /// Ignored, as the scene is.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some Scene { self }

  /// Ignored, as the scene is.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some Scene { self }

  /// Ignored, as the scene is.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some Scene { self }

  /// Ignored: nothing changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { self }

  /// Ignored: nothing changes.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some Scene { self }

  /// Ignored: nothing changes.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some Scene { self }

  /// Ignored, as the scene is.
  public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

  /// Ignored, as the scene is.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Ignored: windows have no size here.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Ignored: windows have no size here.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Ignored: windows have no size here.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Ignored: nothing runs.
  public func backgroundTask<Result: Sendable>(
    _ task: BackgroundTask<Void, Result>, action: @escaping @Sendable () async -> Result
  ) -> some Scene { self }
}

/// What gives a window its size. Windows have none here.
public struct WindowResizability: Sendable {
  /// As the system likes.
  public static let automatic = WindowResizability()
  /// The content.
  public static let contentSize = WindowResizability()
  /// The content, as the least size.
  public static let contentMinSize = WindowResizability()
}

/// What an app does in the background. It does nothing here.
public struct BackgroundTask<Request, Response>: Sendable {
  init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
  /// Refreshes the app.
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }

  /// Goes on with transfers.
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> {
    BackgroundTask()
  }
}

extension WindowGroup {
  /// Creates windows for values, which begin with one. No window opens here.
  nonisolated public init<Value: Hashable & Codable>(
    id: String = "", for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}

  /// Creates windows for values with a title, which begin with one. No window opens here.
  nonisolated public init<Value: Hashable & Codable>(
    _ titleKey: LocalizedStringKey, id: String = "", for type: Value.Type = Value.self,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content,
    defaultValue: @escaping () -> Value
  ) {}
}

/// What is known of the document that a window shows.
public struct DocumentConfiguration: Sendable {
  /// The address of its file, if it has one.
  public let fileURL: URL?
  /// Whether it may be changed.
  public let isEditable: Bool
}

extension EnvironmentValues {
  /// What is known of the document around: nil, as no window is open.
  public var documentConfiguration: DocumentConfiguration? { nil }
}
