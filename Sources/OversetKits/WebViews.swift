public import Foundation
public import OversetUI

/// A view of a page. It loads nothing, and a frame stands for what shows it.
open class WKWebView: UIView {
  /// How it is set up.
  public let configuration: WKWebViewConfiguration
  /// What is told of pages.
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  /// What is asked of windows.
  public weak var uiDelegate: (any WKUIDelegate)?
  /// What scrolls.
  public let scrollView = UIScrollView()
  /// The page; none.
  open var url: URL? { nil }
  /// The title of the page; none.
  open var title: String? { nil }
  /// Whether a page is being loaded.
  open var isLoading: Bool { false }
  /// How much of the page is loaded, 0 to 1.
  open var estimatedProgress: Double { 0 }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { false }
  /// Whether a swipe goes back.
  open var allowsBackForwardNavigationGestures = false
  /// What it says it is.
  open var customUserAgent: String?
  /// Whether it can be looked into.
  open var isInspectable = false

  /// Creates a view.
  public init(frame: CGRect = .zero, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Creates a view.
  public override init(frame: CGRect = .zero) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }

  /// Creates a view: there are no archives.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// Loads nothing.
  @discardableResult
  open func load<Request>(_ request: Request) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { nil }
  /// Loads nothing.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    nil
  }
  /// Does nothing.
  @discardableResult
  open func reload() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  /// Does nothing.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  /// Does nothing.
  open func stopLoading() {}
  /// Runs nothing.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {}
}

/// How a view of pages is set up.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// What scripts can call.
  open var userContentController = WKUserContentController()
  /// What pages may do.
  open var preferences = WKPreferences()
  /// What pages may do, each for itself.
  open var defaultWebpagePreferences: WKWebpagePreferences = WKWebpagePreferences()
  /// Where pages keep what they store.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Whether films play in their place.
  open var allowsInlineMediaPlayback = false

  /// Creates a configuration.
  nonisolated public override init() {}
}

/// What scripts can call.
@MainActor @preconcurrency
open class WKUserContentController: NSObject {
  /// Creates a controller.
  nonisolated public override init() {}

  /// Does nothing.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Does nothing.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// What is told of a script's messages.
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  /// Never called.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// A message of a script: there are none.
@MainActor @preconcurrency
open class WKScriptMessage: NSObject {
  /// What it holds.
  open var body: Any { "" }
  /// What it is called.
  open var name: String { "" }
}

/// What pages may do.
@MainActor @preconcurrency
open class WKPreferences: NSObject {
  /// Whether scripts open windows.
  open var javaScriptCanOpenWindowsAutomatically = true
  /// The smallest letters, in points.
  open var minimumFontSize: CGFloat = 0

  /// Creates preferences.
  nonisolated public override init() {}
}

/// What one page may do.
@MainActor @preconcurrency
open class WKWebpagePreferences: NSObject {
  /// Whether scripts run.
  open var allowsContentJavaScript = true

  /// Creates preferences.
  nonisolated public override init() {}
}

/// Where pages keep what they store: nowhere.
@MainActor @preconcurrency
open class WKWebsiteDataStore: NSObject {
  /// Creates a store.
  nonisolated override init() {}

  /// The store.
  nonisolated public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  /// A store that forgets.
  nonisolated public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
}

/// The way to a page.
@MainActor @preconcurrency
open class WKNavigation: NSObject {}

/// A page that is asked for, in place of a `URLRequest`: nothing is asked for here.
public struct WKRequestedPage: Sendable {
  /// Its address; none.
  public var url: URL? { nil }
}

/// What leads to a page.
@MainActor @preconcurrency
open class WKNavigationAction: NSObject {
  /// What is asked for.
  open var request: WKRequestedPage { WKRequestedPage() }
  /// How it came about.
  open var navigationType: WKNavigationType { .other }
}

/// What came of it.
@MainActor @preconcurrency
open class WKNavigationResponse: NSObject {}

/// How it came to a page.
public enum WKNavigationType: Int, Sendable {
  /// By a link.
  case linkActivated
  /// By a form.
  case formSubmitted
  /// By going back or forward.
  case backForward
  /// By loading it again.
  case reload
  /// By sending a form again.
  case formResubmitted
  /// Otherwise.
  case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable {
  /// It may not.
  case cancel
  /// It may.
  case allow
  /// It is kept as a file.
  case download
}

/// What is told of pages.
@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  /// Never called.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  /// Never called.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?)
  /// Never called.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?)
  /// Never called.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?)
  /// Never called.
  func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Never called.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {}
  /// Never called.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation?
  ) {}
  /// Never called.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation?) {}
  /// Never called.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation?) {}
  /// Never called.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation?, withError error: any Error
  ) {}
}

/// What is asked of windows.
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
