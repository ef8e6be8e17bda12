public import Foundation

/// A stack of screens of UIKit. Nothing is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the last one in front.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is left out.
  open var isNavigationBarHidden = false
  /// What hears of the screens.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The screen in front.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The screen in front.
  open var visibleViewController: UIViewController? { viewControllers.last }

  /// Creates a stack of one screen.
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an empty stack: archives are not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Leaves the bar out or not.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Puts other screens in the place of all.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Puts a screen in front.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Takes the screen in front away, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  /// Takes all screens but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
}

extension UINavigationController {
  /// The finger that goes back.
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    let gesture = kept(UIPanGestureRecognizer())
    keep(gesture)
    return gesture
  }
  /// Whether the bar at the bottom is left out.
  public var isToolbarHidden: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Whether bars go while content scrolls.
  public var hidesBarsOnSwipe: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether bars go at a tap.
  public var hidesBarsOnTap: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The bar at the bottom.
  public var toolbar: UIToolbar { UIToolbar(frame: .zero) }
  /// Creates a stack with bars of your own, which are not kept.
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Keeps whether the bar at the bottom is left out.
  public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
  /// Takes away the screens in front of one.
  @discardableResult
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    let gone = Array(viewControllers[(index + 1)...])
    viewControllers = Array(viewControllers[...index])
    return gone
  }
}

/// Screens of UIKit behind tabs. Nothing is shown.
@MainActor @preconcurrency
open class UITabBarController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController]?
  /// The place of the one that is shown.
  open var selectedIndex = 0
  /// The bar.
  public let tabBar = UITabBar()
  /// The screen that is shown.
  open var selectedViewController: UIViewController?
  /// What hears of the tabs.
  open weak var delegate: (any UITabBarControllerDelegate)?
}
