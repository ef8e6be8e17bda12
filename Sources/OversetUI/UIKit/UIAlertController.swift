/// A button of an alert of UIKit. None is shown.
@MainActor @preconcurrency
open class UIAlertAction {
  /// How the button looks.
  public enum Style: Int, Sendable {
    /// As the others.
    case `default`
    /// As the one that changes nothing.
    case cancel
    /// As one that removes something.
    case destructive
  }

  /// The title.
  public let title: String?
  /// How the button looks.
  public let style: Style
  /// Whether it acts.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?

  /// Creates a button. Nothing calls `handler`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }
}

/// An alert of UIKit, which is not shown. SwiftUI views have `alert` and `confirmationDialog`.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Where the alert is shown.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The text below the title.
  open var message: String?
  /// Where the alert is shown.
  open private(set) var preferredStyle = Style.alert
  /// The buttons, in order.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in order.
  open private(set) var textFields: [UITextField]?
  /// The button for the Return key.
  open var preferredAction: UIAlertAction?

  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    (self.title, self.message, self.preferredStyle) = (title, message, preferredStyle)
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which `configurationHandler` sets up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
