public import Foundation

/// What hears of the screens of a stack of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: AnyObject {
  /// Never called.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Never called.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

/// What hears of tabs of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: AnyObject {
  /// Never called.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Never called.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
}

extension UITabBarControllerDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// It may.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
}

/// What hears of a presented screen of UIKit. Nothing calls it.
@MainActor @preconcurrency
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Never called.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Never called.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
}

extension UIAdaptivePresentationControllerDelegate {
  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// It may.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
}

/// How a screen of UIKit is presented. Nothing is presented here.
@MainActor @preconcurrency
open class UIPresentationController {
  /// What hears of the screen.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init() {}
}

/// How a screen of UIKit is presented as a card. Nothing is presented here; SwiftUI views have
/// `presentationDetents`.
@MainActor @preconcurrency
open class UISheetPresentationController: UIPresentationController {
  /// A height of the card.
  @MainActor @preconcurrency
  public final class Detent {
    /// The name of a height.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Half of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The whole screen.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the height.
    public let identifier: Identifier

    init(_ identifier: Identifier) { self.identifier = identifier }

    /// Half of the screen.
    public static func medium() -> Detent { Detent(.medium) }
    /// The whole screen.
    public static func large() -> Detent { Detent(.large) }
    /// A height that `resolver` computes, in points. It is not asked.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"))
    }
  }

  /// The heights that the card can have.
  open var detents: [Detent] = []
  /// The height that it has.
  open var selectedDetentIdentifier: Detent.Identifier?
  /// The largest height that leaves what is behind bright.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether a handle is shown.
  open var prefersGrabberVisible = false
  /// Whether scrolling makes the card higher.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// The radius of the corners, in points.
  open var preferredCornerRadius: CGFloat?
}

/// What the height of a card depends on.
@MainActor @preconcurrency
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The largest height, in points.
  var maximumDetentValue: CGFloat { get }
  /// Light or dark, direction and text size.
  var containerTraitCollection: UITraitCollection { get }
}

/// What stands for a screen of UIKit in a bar of tabs. None is shown.
@MainActor @preconcurrency
open class UITabBarItem: UIBarItem {
  /// The picture of the chosen tab.
  open var selectedImage: UIImage?
  /// The number on the tab.
  open var badgeValue: String?

  /// Creates an item.
  public override init() { super.init() }

  /// Creates an item with a title, a picture and a number of your own.
  public init(title: String?, image: UIImage?, tag: Int) {
    super.init()
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with a title and pictures.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    super.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The colour of the status bar's letters. No status bar is drawn.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the appearance is.
  case `default`
  /// Light.
  case lightContent
  /// Dark.
  case darkContent = 3
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The upper one.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left one.
  public static let left = UIRectEdge(rawValue: 2)
  /// The lower one.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right one.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
