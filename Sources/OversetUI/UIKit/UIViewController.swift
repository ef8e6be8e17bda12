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
  /// The view of the screen. It is never nil, although its type is UIKit's: nil is an empty view.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get { currentView }
    set { currentView = newValue ?? UIView() }
  }
  private var currentView = UIView()
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
  /// How the screen is presented as a card; nil: nothing is presented.
  open var sheetPresentationController: UISheetPresentationController? { nil }
  /// How the screen is presented; nil: nothing is presented.
  open var presentationController: UIPresentationController? { nil }
  /// The tabs around: none.
  open var tabBarController: UITabBarController? { parent as? UITabBarController }
  /// What stands for the screen in a bar of tabs.
  open var tabBarItem = UITabBarItem()
  /// Which edges the screen reaches below bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it does below bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Distances that the screen leaves beside those of the system, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the bar of tabs goes when the screen comes.
  open var hidesBottomBarWhenPushed = false
  /// The colour of the status bar's letters.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is left out.
  open var prefersStatusBarHidden: Bool { false }
  /// How the screen may be turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
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

  /// Whether the mark of the home screen goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Whether the status bar goes with an animation.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The screen that says how the status bar looks; nil is this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The screen that says whether there is a status bar; nil is this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }
  /// How the screen comes at first.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Which edges the system's own gestures leave to the screen.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Never called.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Never called.
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called.
  open func updateViewConstraints() {}
  /// Never called.
  open func didReceiveMemoryWarning() {}
  /// Never called.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Never called: storyboards are not read.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
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
