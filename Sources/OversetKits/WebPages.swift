public import Foundation
public import Observation
public import OversetUI

/// A page of the web that code loads (iOS 26). Nothing is loaded.
@MainActor @preconcurrency
public final class WebPage: Observable {
  /// How pages are loaded.
  public struct Configuration {
    /// What it says it is.
    public var applicationNameForUserAgent: String?
    /// Whether films play in their place.
    public var mediaPlaybackBehavior = MediaPlaybackBehavior.automatic

    /// Creates a configuration.
    public init() {}

    /// How films play.
    public enum MediaPlaybackBehavior: Sendable {
      /// As the system chooses.
      case automatic
      /// In their place.
      case allowsInlinePlayback
      /// On the whole screen.
      case alwaysFullscreen
    }
  }

  /// How far a page is loaded.
  public enum NavigationEvent: Sendable {
    /// It is asked for.
    case startedProvisionalNavigation
    /// It comes from elsewhere.
    case receivedServerRedirect
    /// It is shown.
    case committed
    /// It is there.
    case finished
  }

  /// The address that was asked for.
  public private(set) var url: URL?
  /// The title of the page: none is read.
  public var title: String { "" }
  /// Whether a page is being loaded: never.
  public var isLoading: Bool { false }
  /// How much of the page is loaded, 0 to 1.
  public var estimatedProgress: Double { 0 }
  /// What it says it is.
  public var customUserAgent: String?
  /// Whether it can be looked into.
  public var isInspectable = false

  /// Creates an empty page.
  public init() {}
  /// Creates an empty page.
  public init(configuration: Configuration) {}

  /// Loads nothing, and keeps the address.
  @discardableResult
  public func load(_ url: URL?) -> AsyncStream<NavigationEvent> {
    self.url = url
    return AsyncStream { $0.finish() }
  }
  /// Loads nothing.
  @discardableResult @_disfavoredOverload
  public func load<Request>(_ request: Request) -> AsyncStream<NavigationEvent> {
    AsyncStream { $0.finish() }
  }
  /// Loads nothing, and keeps the address.
  @discardableResult
  public func load(html: String, baseURL: URL) -> AsyncStream<NavigationEvent> { load(baseURL) }
  /// Does nothing.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> AsyncStream<NavigationEvent> {
    AsyncStream { $0.finish() }
  }
  /// Does nothing.
  public func stopLoading() {}
  /// Runs nothing.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws
    -> Any?
  { nil }
}

/// A view of a page of the web (iOS 26). It loads nothing: a labelled frame takes the space that it is offered.
public struct WebView: View {
  private let url: URL?

  /// Creates a view of a page.
  public init(_ page: WebPage) { url = page.url }
  /// Creates a view of an address.
  public init(url: URL?) { self.url = url }

  /// The frame.
  public var body: some View { LabelledFrame("WebView").ignored("WebView") }
}

extension View {
  /// Records whether swipes lead back and forward.
  public func webViewBackForwardNavigationGestures(_ value: WebViewBehavior) -> some View {
    recorded("webViewBackForwardNavigationGestures")
  }
  /// Records whether a finger enlarges pages.
  public func webViewMagnificationGestures(_ value: WebViewBehavior) -> some View {
    recorded("webViewMagnificationGestures")
  }
  /// Records whether links show what they lead to.
  public func webViewLinkPreviews(_ value: WebViewBehavior) -> some View {
    recorded("webViewLinkPreviews")
  }
  /// Records whether text can be chosen.
  public func webViewTextSelection(_ value: WebViewBehavior) -> some View {
    recorded("webViewTextSelection")
  }
  /// Records what lies behind pages. No page is drawn.
  public func webViewContentBackground(_ visibility: Visibility) -> some View {
    recorded("webViewContentBackground", "\(visibility)")
  }
}

/// Whether something can be done with pages.
public struct WebViewBehavior: Hashable, Sendable {
  private let name: String

  /// As the system chooses.
  public static let automatic = WebViewBehavior(name: "automatic")
  /// It can.
  public static let enabled = WebViewBehavior(name: "enabled")
  /// It cannot.
  public static let disabled = WebViewBehavior(name: "disabled")
}
