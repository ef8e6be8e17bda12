public import Foundation

/// How a screen of UIKit is presented. Nothing is presented here.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over everything.
  case fullScreen
  /// As a card.
  case pageSheet
  /// As a small card.
  case formSheet
  /// In the place of another.
  case currentContext
  /// As the controller says.
  case custom
  /// Over everything, which shows through.
  case overFullScreen
  /// Over another, which shows through.
  case overCurrentContext
  /// As a bubble.
  case popover
  /// As the system likes.
  case automatic
}

/// How a screen of UIKit comes. Nothing moves here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical
  /// By turning.
  case flipHorizontal
  /// By fading.
  case crossDissolve
}

/// A screen of UIKit. It keeps what it is told, and shows nothing; the system calls none of its methods.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
  /// The view of the screen.
  open var view = UIView()
  /// The title.
  open var title: String?
  /// The screen around.
  open private(set) weak var parent: UIViewController?
  /// The screens inside.
  open private(set) var children: [UIViewController] = []
  /// The screen that this one presents: none.
  open var presentedViewController: UIViewController? { nil }
  /// The screen that presents this one: none.
  open var presentingViewController: UIViewController? { nil }
  /// The navigation around: none.
  open var navigationController: UINavigationController? { parent as? UINavigationController }
  /// What the bar of the screen shows.
  public let navigationItem = UINavigationItem()
  /// How the screen is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the screen comes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the user cannot put the screen away.
  open var isModalInPresentation = false
  /// Light or dark, if it is not that of the screen around.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The size that the screen asks for, in points.
  open var preferredContentSize = CGSize.zero
  /// The view, if there is one.
  open var viewIfLoaded: UIView? { view }
  /// Whether the view has been made.
  open var isViewLoaded: Bool { true }
  /// Light or dark, direction and text size: unspecified.
  open var traitCollection: UITraitCollection { UITraitCollection() }

  /// Creates a screen. Files of Interface Builder are not read.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Creates a screen.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a screen: archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Never called.
  open func loadView() {}
  /// Never called.
  open func viewDidLoad() {}
  /// Never called.
  open func viewWillAppear(_ animated: Bool) {}
  /// Never called.
  open func viewDidAppear(_ animated: Bool) {}
  /// Never called.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Never called.
  open func viewWillLayoutSubviews() {}
  /// Never called.
  open func viewDidLayoutSubviews() {}
  /// Never called.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Never called.
  open func willMove(toParent parent: UIViewController?) {}
  /// Never called.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents nothing; calls `completion`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    completion?()
  }

  /// Calls `completion`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { completion?() }

  /// Puts a screen inside this one.
  open func addChild(_ childController: UIViewController) {
    childController.removeFromParent()
    children.append(childController)
    childController.parent = self
  }

  /// Takes the screen out of the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Does nothing.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

/// A stack of screens of UIKit. Nothing is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  /// The screens, the last one in front.
  open var viewControllers: [UIViewController] = []
  /// The bar.
  public let navigationBar = UINavigationBar()
  /// Whether the bar is left out.
  open var isNavigationBarHidden = false
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
}

/// A screen of UIKit around a SwiftUI view. UIKit code that shows it does nothing here; components show the SwiftUI
/// view itself.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The SwiftUI view.
  open var rootView: Content

  /// Creates a screen around a SwiftUI view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen around a SwiftUI view; never from an archive, which does not have it.
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
  }

  /// Fails: an archive does not have the view.
  public required init?(coder aDecoder: NSCoder) { return nil }

  /// The size offered, in points: nothing is laid out outside of a run.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
}

/// The view of a configuration that cells of UIKit show. Nothing is shown.
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View> {
  /// Creates a configuration with a SwiftUI view.
  public init(@ViewBuilder content: () -> Content) {}
}
