public import Foundation

extension UIBarItem {
  /// Is not kept.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  /// Distances around the picture, in points. They are not kept.
  public var imageInsets: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

extension UIBarButtonItem {
  /// One that keeps what it is told about all items, and changes none.
  public static func appearance() -> UIBarButtonItem { UIBarButtonItem() }

  /// One that keeps what it is told about all items inside of others, and changes none.
  public static func appearance(
    whenContainedInInstancesOf containerTypes: [UIResponder.Type]
  ) -> UIBarButtonItem { UIBarButtonItem() }
}

extension UITabBarItem {
  /// One that keeps what it is told about all items, and changes none.
  public static func appearance() -> UITabBarItem { UITabBarItem() }

  /// The colour behind the number. It is not kept.
  public var badgeColor: UIColor? {
    get { nil }
    set {}
  }
  /// The shift of the title, in points. It is not kept.
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}

/// A shift of UIKit, in points.
public struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat
  /// None.
  public static let zero = UIOffset()
  /// Creates a shift.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// Creates no shift.
  public init() { self.init(horizontal: 0, vertical: 0) }
}

extension UINavigationBar {
  /// The look where there is little height, above content that has not been scrolled.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The picture of the way back.
  public var backIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The shape of the way back.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The look.
  public var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// What the bars show.
  public var items: [UINavigationItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What the bar shows: nothing.
  public var topItem: UINavigationItem? { nil }
  /// Is not kept.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {}
}

extension UINavigationBarAppearance {
  /// The shift of the title, in points. It is not kept.
  public var titlePositionAdjustment: UIOffset {
    get { .zero }
    set {}
  }
}

extension UIBarAppearance {
  /// How a picture fills the bar. It is not kept.
  public var backgroundImageContentMode: UIView.ContentMode {
    get { .scaleToFill }
    set {}
  }
  /// The same look.
  public func copy() -> Self { self }
}

extension UITabBarAppearance {
  /// The colour of the mark of a chosen tab. It is not kept.
  public var selectionIndicatorTintColor: UIColor? {
    get { nil }
    set {}
  }
  /// The picture of the mark of a chosen tab. It is not kept.
  public var selectionIndicatorImage: UIImage? {
    get { nil }
    set {}
  }
  /// The distance between tabs, in points. It is not kept.
  public var stackedItemSpacing: CGFloat {
    get { 0 }
    set {}
  }
}

extension UITabBar {
  /// What stands in the bar.
  public var items: [UITabBarItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What is chosen.
  public var selectedItem: UITabBarItem? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The look.
  public var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// The picture of the mark of a chosen tab.
  public var selectionIndicatorImage: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIToolbar {
  /// What stands in the bar.
  public var items: [UIBarButtonItem]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The look.
  public var barStyle: UIBarStyle {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// The look.
  public var standardAppearance: UIBarAppearance {
    get { kept(UIBarAppearance()) }
    set { keep(newValue) }
  }
  /// The look above content that has not been scrolled.
  public var scrollEdgeAppearance: UIBarAppearance? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Keeps what stands in the bar.
  public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Is not kept.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {}
  /// Is not kept.
  public func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {}
}

/// Where a bar of UIKit stands.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any
  /// At the bottom.
  case bottom
  /// At the top.
  case top
  /// At the top, below the status bar.
  case topAttached
}

/// The look of the bar of tools of UIKit, which Overset ignores.
@MainActor @preconcurrency
open class UIToolbarAppearance: UIBarAppearance {}
