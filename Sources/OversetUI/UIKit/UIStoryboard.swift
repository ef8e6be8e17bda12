public import Foundation

/// Columns of UIKit. Nothing is shown; SwiftUI views have `NavigationSplitView`.
@MainActor @preconcurrency
open class UISplitViewController: UIViewController {
  /// The screens.
  open var viewControllers: [UIViewController] = []
  /// Whether there is room for one column alone.
  open var isCollapsed: Bool { true }
}

/// Screens that an app was built with. None are read.
@MainActor @preconcurrency
open class UIStoryboard {
  /// Creates a storyboard by its name, which is not read.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {}

  /// Nil.
  open func instantiateInitialViewController() -> UIViewController? { nil }

  /// An empty screen.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    UIViewController()
  }
}

/// A way between two screens of a storyboard. None are read.
@MainActor @preconcurrency
open class UIStoryboardSegue {
  /// The name.
  public let identifier: String?
  /// The screen before.
  public let source: UIViewController
  /// The screen after.
  public let destination: UIViewController

  /// Creates a way.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
  }
}

/// Views that an app was built with. None are read.
@MainActor @preconcurrency
open class UINib {
  /// Creates views by their name, which are not read.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {}

  /// None.
  open func instantiate(withOwner ownerOrNil: Any?, options: [String: Any]? = nil) -> [Any] { [] }
}
