public import Foundation

/// Screens of UIKit to swipe. Nothing is shown; SwiftUI views have `TabView` with pages.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
  /// How pages change.
  public enum TransitionStyle: Int, Sendable {
    /// As of a book.
    case pageCurl
    /// By moving.
    case scroll
  }

  /// The way pages go.
  public enum NavigationOrientation: Int, Sendable {
    /// From side to side.
    case horizontal
    /// Up and down.
    case vertical
  }

  /// To which page.
  public enum NavigationDirection: Int, Sendable {
    /// The next.
    case forward
    /// The one before.
    case reverse
  }

  /// What is asked of a page controller at first.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The distance between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    /// Where the spine of a book is.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }

  /// What the pages are. Nothing asks it.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// What hears of the pages.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The pages that are shown.
  open private(set) var viewControllers: [UIViewController]?

  /// Creates a screen.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Keeps the pages.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

/// What the pages of UIKit are. Nothing asks it.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// What hears of pages of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: AnyObject {
  /// A swipe has ended.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
