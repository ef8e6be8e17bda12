public import Foundation

/// What all views, view controllers and the app of UIKit have in common. Nothing of UIKit is shown here: these types
/// let files compile that contain SwiftUI views beside code for UIKit.
@MainActor @preconcurrency
open class UIResponder: _UIObject {
  /// Creates a responder.
  public override init() { super.init() }

  /// Who is asked next: nobody.
  open var next: UIResponder? { nil }
  /// Whether what is typed goes here: never.
  open var isFirstResponder: Bool { false }
  /// Whether what is typed could go here.
  open var canBecomeFirstResponder: Bool { false }

  /// Does nothing; false.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Never called: nothing is touched here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: nothing is touched here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: nothing is touched here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: nothing is touched here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Never called: nobody presses keys here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: nobody presses keys here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Never called: nothing is shaken here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Never called: nothing is shaken here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// Whether a command can act: never.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Does nothing.
  open func copy(_ sender: Any?) {}
  /// Does nothing.
  open func paste(_ sender: Any?) {}
  /// Does nothing.
  open func selectAll(_ sender: Any?) {}
  /// Does nothing.
  open func reloadInputViews() {}
  /// The keys of keyboards that do something here.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// The view in the place of the keyboard.
  open var inputView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// The view above the keyboard.
  open var inputAccessoryView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What the user does.
  open var userActivity: NSUserActivity?
  /// What undoes it.
  open var undoManager: UndoManager? { nil }
}

extension UIResponder: @preconcurrency Hashable {
  /// Whether both are the same object.
  public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

  /// By identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIResponder {
  /// Sent before the keyboard comes; never here.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Sent when the keyboard has come; never here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Sent before the keyboard goes; never here.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Sent when the keyboard has gone; never here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Sent before the keyboard changes; never here.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The key of the keyboard's frame in such a notification.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration in such a notification.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve in such a notification.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}
