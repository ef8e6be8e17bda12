public import Foundation

/// What a bar of a screen of UIKit shows. SwiftUI views have `toolbar` and `navigationTitle`.
@MainActor @preconcurrency
open class UINavigationItem {
  /// How large the title is.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As that of the screen before.
    case automatic
    /// Large.
    case always
    /// Small.
    case never
  }

  /// The title.
  open var title: String?
  /// How large the title is.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the way back is left out.
  open var hidesBackButton = false
  /// The line above the title.
  open var prompt: String?
  /// The title of the way back to this screen.
  open var backButtonTitle: String?
  /// The way back to this screen.
  open var backBarButtonItem: UIBarButtonItem?
  /// The button at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The buttons at the leading edge.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The button at the trailing edge.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at the trailing edge.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// The view in the place of the title.
  open var titleView: UIView?
  /// The look of the bar.
  open var standardAppearance: UINavigationBarAppearance?
  /// The look where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look above content that has not been scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The field for searching.
  open var searchController: UISearchController?
  /// Whether it goes when content scrolls.
  open var hidesSearchBarWhenScrolling = true
  /// What the way back looks like.
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the buttons at the leading edge stand beside the way back.
  open var leftItemsSupplementBackButton = false
  /// The line below the title.
  open var subtitle: String?
  /// The look where there is little height, above content that has not been scrolled.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?

  /// What the way back looks like.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// As the system likes.
    case `default`
    /// With a short word.
    case generic
    /// Without a word.
    case minimal
  }

  /// Creates an item with a title.
  public init(title: String) { self.title = title }

  init() {}

  /// Keeps the buttons at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Keeps the buttons at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

/// The look of a bar of UIKit. Overset draws its own bars as the system does, and ignores it.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// The colour behind the bar.
  open var backgroundColor: UIColor?
  /// The blur behind the bar.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the bar.
  open var shadowColor: UIColor?
  /// The picture in the place of the line.
  open var shadowImage: UIImage?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?

  /// Creates a look.
  public init() {}

  /// Does nothing.
  open func configureWithDefaultBackground() {}
  /// Does nothing.
  open func configureWithOpaqueBackground() {}
  /// Does nothing.
  open func configureWithTransparentBackground() {}
}

/// The look of a navigation bar of UIKit, which Overset ignores.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the line below the title.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of the large line below the title.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of buttons.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The look of the way back.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the main button.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The look of the main button, on iOS 26.
  open var prominentButtonAppearance = UIBarButtonItemAppearance()
  /// The picture of the way back.
  open private(set) var backIndicatorImage: UIImage?

  /// Sets the picture of the way back.
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage backIndicatorTransitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
  }
}

/// The look of a tab bar of UIKit, which Overset ignores.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
  /// The look of tabs above each other.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs beside each other.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The look of tabs where there is little height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// The look of tabs, which Overset ignores.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// The look in one state.
  @MainActor @preconcurrency
  public final class StateAppearance {
    /// The colour of the picture.
    public var iconColor: UIColor?
    /// The look of the title.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The colour behind the number.
    public var badgeBackgroundColor: UIColor?
    /// The look of the number.
    public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The shift of the title, in points.
    public var titlePositionAdjustment = UIOffset.zero
    /// The shift of the number, in points.
    public var badgePositionAdjustment = UIOffset.zero

    init() {}
  }

  /// As usual.
  public let normal = StateAppearance()
  /// Chosen.
  public let selected = StateAppearance()
  /// Not to be chosen.
  public let disabled = StateAppearance()
  /// With the keyboard's focus.
  public let focused = StateAppearance()

  /// Creates a look.
  public init() {}

  /// Creates a look of tabs that stand in some way.
  public init(style: Style) {}

  /// How tabs stand.
  public enum Style: Int, Sendable {
    /// Above each other.
    case stacked
    /// Beside each other.
    case inline
    /// Where there is little height.
    case compactInline
  }
}

/// The bar of a screen of UIKit. What it is told about all bars is ignored: Overset draws bars as the system does.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
  /// Whether titles are large.
  open var prefersLargeTitles = false
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// The look of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look of the large title.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The look.
  open var standardAppearance = UINavigationBarAppearance()
  /// The look where there is little height.
  open var compactAppearance: UINavigationBarAppearance?
  /// The look above content that has not been scrolled.
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The picture in the place of the line.
  open var shadowImage: UIImage?

  /// Does nothing.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// How high a bar of UIKit is.
public enum UIBarMetrics: Int, Sendable {
  /// As on an upright phone.
  case `default`
  /// As on a phone on its side.
  case compact
}

/// The tabs of UIKit. What they are told about all tabs is ignored: Overset draws tabs as the system does.
@MainActor @preconcurrency
open class UITabBar: UIView {
  /// Whether content shows through.
  open var isTranslucent = true
  /// The colour behind the tabs.
  open var barTintColor: UIColor?
  /// The colour of the other tabs.
  open var unselectedItemTintColor: UIColor?
  /// The look.
  open var standardAppearance = UITabBarAppearance()
  /// The look above content that has been scrolled to its end.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// The picture behind the tabs.
  open var backgroundImage: UIImage?
  /// The picture in the place of the line.
  open var shadowImage: UIImage?
}

/// A bar of tools of UIKit, which is not drawn.
@MainActor @preconcurrency
open class UIToolbar: UIView {
  /// The colour behind the bar.
  open var barTintColor: UIColor?
  /// Whether content shows through.
  open var isTranslucent = true
}
