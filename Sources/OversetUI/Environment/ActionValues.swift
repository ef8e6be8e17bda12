public import Foundation

/// Closes what the view was presented in: `dismiss()`.
///
/// Nothing is presented by itself here, so it does nothing unless a view around sets another action.
public struct DismissAction: Sendable {
  private let action: @MainActor @Sendable () -> Void

  init(_ action: @escaping @MainActor @Sendable () -> Void = {}) { self.action = action }

  /// Closes it.
  @MainActor @preconcurrency
  public func callAsFunction() { action() }
}

/// Leaves the search field: `dismissSearch()`. It does nothing here.
public struct DismissSearchAction: Sendable {
  /// Leaves the field.
  @MainActor @preconcurrency
  public func callAsFunction() {}
}

/// Reloads what a view shows: `await refresh()`.
public struct RefreshAction: Sendable {
  private let action: @MainActor @Sendable () async -> Void

  init(_ action: @escaping @MainActor @Sendable () async -> Void) { self.action = action }

  /// Reloads and waits for the end.
  @MainActor @preconcurrency
  public func callAsFunction() async { await action() }
}

/// Opens an address: `openURL(url)`.
///
/// Nothing is opened here. A view around may handle addresses with `environment(\.openURL, …)`.
public struct OpenURLAction: Sendable {
  /// What became of an address.
  public struct Result: Sendable {
    fileprivate let isAccepted: Bool

    /// It was handled.
    public static let handled = Result(isAccepted: true)
    /// It was thrown away.
    public static let discarded = Result(isAccepted: false)
    /// The system shall open it: nothing is opened here.
    public static let systemAction = Result(isAccepted: false)

    /// The system shall open another address: nothing is opened here.
    public static func systemAction(_ url: URL) -> Result { Result(isAccepted: false) }

    /// The system shall open another address, in the app if it can: nothing is opened here.
    public static func systemAction(_ url: URL, prefersInApp: Bool) -> Result {
      Result(isAccepted: false)
    }
  }

  private let handler: @MainActor @Sendable (URL) -> Result

  /// Creates an action that handles addresses.
  @MainActor @preconcurrency
  public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

  init() { handler = { _ in .systemAction } }

  /// Handles an address.
  @MainActor @preconcurrency
  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Handles an address and says whether it was accepted.
  @MainActor @preconcurrency
  public func callAsFunction(
    _ url: URL, completion: @escaping (_ accepted: Bool) -> Void
  ) {
    completion(handler(url).isAccepted)
  }
}

/// Opens a window: it does nothing here.
public struct OpenWindowAction: Sendable {
  /// Opens the window of a scene.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) {}

  /// Opens a window for a value.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}

  /// Opens the window of a scene for a value.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window: it does nothing here.
public struct DismissWindowAction: Sendable {
  /// Closes the window of a scene.
  @MainActor @preconcurrency
  public func callAsFunction(id: String) {}

  /// Closes the window that the view is in.
  @MainActor @preconcurrency
  public func callAsFunction() {}

  /// Closes the window of a value.
  @MainActor @preconcurrency
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

/// Whether a view is presented, and how to close it: the older form of ``DismissAction``.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool
  private let action: DismissAction

  init(isPresented: Bool, action: DismissAction) {
    self.isPresented = isPresented
    self.action = action
  }

  /// Closes what the view was presented in.
  @MainActor @preconcurrency
  public mutating func dismiss() {
    isPresented = false
    action()
  }
}

private enum DismissKey: EnvironmentKey { static let defaultValue = DismissAction() }
private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction() }
private enum RefreshKey: EnvironmentKey { static let defaultValue: RefreshAction? = nil }
private enum PresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Closes the sheet or screen that the view is in.
  public var dismiss: DismissAction { dismissAction }

  /// Closes the sheet or screen that the view is in; presentations set it.
  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in a sheet or on a screen that was pushed; false by default.
  public internal(set) var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }

  /// Whether the view is presented, and how to close it.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, action: dismissAction)
    return Binding(get: { mode }, set: { _ in })
  }

  /// Opens addresses: links use it.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }

  /// Reloads what the view shows; nil where `refreshable` stands nowhere around.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }

  /// Leaves the search field.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}
