public import Foundation

extension UIViewController {
  /// How the screen is presented as a bubble; nil: nothing is presented.
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
  /// What makes a screen come and go.
  public weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { nil }
    set {}
  }
  /// The columns around: none.
  public var splitViewController: UISplitViewController? { nil }
  /// The storyboard: none.
  public var storyboard: UIStoryboard? { nil }
  /// Whether the screen is being put away: never.
  public var isBeingDismissed: Bool { false }
  /// Whether the screen is being shown: never.
  public var isBeingPresented: Bool { false }
  /// Whether the screen goes into another: never.
  public var isMovingToParent: Bool { false }
  /// Whether the screen goes out of another: never.
  public var isMovingFromParent: Bool { false }
  /// Whether presented screens stay inside this one.
  public var definesPresentationContext: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The name under which the state is kept.
  public var restorationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The items of the bar at the bottom.
  public var toolbarItems: [UIBarButtonItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How a screen grows out of a view.
  public var preferredTransition: UIViewController.Transition? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What the screen shows where there is nothing.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// How a screen comes.
  @MainActor @preconcurrency
  public final class Transition {
    init() {}

    /// Out of a view.
    public static func zoom(
      sourceViewProvider: @escaping (Any) -> UIView?
    ) -> Transition { Transition() }
  }

  /// Does nothing.
  public func loadViewIfNeeded() {}
  /// Does nothing.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// Does nothing.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Does nothing.
  public func show(_ viewController: UIViewController, sender: Any?) {}
  /// Does nothing.
  public func showDetailViewController(_ viewController: UIViewController, sender: Any?) {}
  /// Does nothing.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
  /// Does nothing.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {}
  /// Does nothing.
  public func endAppearanceTransition() {}
  /// Does nothing.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  /// Does nothing.
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: UIRectEdge = .all) {}
  /// Does nothing.
  public func setEditing(_ editing: Bool, animated: Bool) {}
}

extension UIHostingController {
  /// Which sizes of the view the screen takes over.
  public var sizingOptions: UIHostingControllerSizingOptions {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// Which parts of the safe area count.
  public var safeAreaRegions: SafeAreaRegions {
    get { kept(.all) }
    set { keep(newValue) }
  }
}

/// Which sizes of a SwiftUI view a screen of UIKit takes over.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As its preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// As the size that its view asks for.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none
  /// By fading.
  case fade
  /// By sliding.
  case slide
}

/// A screen that comes or goes. None does here.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Animates beside it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// What is known of a screen that comes or goes.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it was broken off.
  var isCancelled: Bool { get }
}

/// What makes a screen come and go. Nothing calls it.
@MainActor @preconcurrency
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// How the screen is presented.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
  /// How it comes.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// How it goes.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UIViewControllerTransitioningDelegate {
  /// As usual.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
  /// As usual.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// As usual.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// How a screen comes or goes. Nothing calls it.
@MainActor @preconcurrency
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long, in seconds.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// The way.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

/// What is known of a screen that comes or goes.
@MainActor @preconcurrency
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// The view in which it happens.
  var containerView: UIView { get }
  /// Whether it was broken off.
  var transitionWasCancelled: Bool { get }
  /// One of the two screens.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view of one of the two screens.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Says that it is done.
  func completeTransition(_ didComplete: Bool)
}

/// One of two screens that come and go.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The one that goes.
  public static let from = Self(rawValue: "from")
  /// The one that comes.
  public static let to = Self(rawValue: "to")
}

/// The view of one of two screens that come and go.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// That of the one that goes.
  public static let from = Self(rawValue: "from")
  /// That of the one that comes.
  public static let to = Self(rawValue: "to")
}

/// How a screen of UIKit is presented as a bubble. Nothing is presented here; SwiftUI views have `popover`.
@MainActor @preconcurrency
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble points at.
  open var sourceView: UIView?
  /// The part of it, in points.
  open var sourceRect = CGRect.zero
  /// The item that the bubble points at.
  open var barButtonItem: UIBarButtonItem?
  /// The sides on which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The colour behind the content.
  open var backgroundColor: UIColor?
}

/// The sides of an arrow.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// What hears of a bubble. Nothing calls it.
@MainActor @preconcurrency
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}

/// What hears of a card. Nothing calls it.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
