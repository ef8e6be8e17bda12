public import Foundation

/// The keys of a keyboard of UIKit.
public enum UIReturnKeyType: Int, Sendable {
  /// "return".
  case `default`
  /// "Go".
  case go
  /// "Google".
  case google
  /// "Join".
  case join
  /// "Next".
  case next
  /// "Route".
  case route
  /// "Search".
  case search
  /// "Send".
  case send
  /// "Yahoo!".
  case yahoo
  /// "Done".
  case done
  /// "Emergency call".
  case emergencyCall
  /// "Continue".
  case `continue`
}

/// A field of UIKit.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While somebody types.
    case whileEditing
    /// While nobody types.
    case unlessEditing
    /// Always.
    case always
  }

  /// The text.
  open var text: String?
  /// What an empty field says.
  open var placeholder: String?
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where the text begins.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key.
  open var returnKeyType = UIReturnKeyType.default
  /// What hears of changes.
  open weak var delegate: (any UITextFieldDelegate)?
  /// What is typed into the field.
  open var textContentType: UITextContentType?
  /// Where capitals begin.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the font shrinks to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The text with its looks.
  open var attributedText: NSAttributedString?
  /// The placeholder with its looks.
  open var attributedPlaceholder: NSAttributedString?
  /// When the button that clears the field is shown.
  open var clearButtonMode = ViewMode.never

  /// Takes away the last character, as the keyboard's key does.
  open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
  /// Writes at the end, as the keyboard does.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Where the text lies: all of the field.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text lies while it is changed: all of the field.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the placeholder lies: all of the field.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
}

/// A text of UIKit that users change.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text. It is never nil, although its type is UIKit's: nil is the empty text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { currentText }
    set { currentText = newValue ?? "" }
  }
  private var currentText = ""
  /// The text with its attributes. It is never nil, although its type is UIKit's: nil is the empty text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { currentAttributedText }
    set { currentAttributedText = newValue ?? NSAttributedString(string: "") }
  }
  private var currentAttributedText = NSAttributedString(string: "")
  /// The font.
  open var font: UIFont?
  /// The colour of the text.
  open var textColor: UIColor?
  /// Where lines begin.
  open var textAlignment = NSTextAlignment.natural
  /// Whether users change the text.
  open var isEditable = true
  /// Whether users select the text.
  open var isSelectable = true
  /// The distances around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key.
  open var returnKeyType = UIReturnKeyType.default
  /// What is selected, in UTF-16 offsets.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether the font follows the text size.
  open var adjustsFontForContentSizeCategory = false
}

extension UITextView {
  /// Creates a text; where its lines are made does not matter.
  public convenience init(frame: CGRect, textContainer: NSTextContainer?) {
    self.init(frame: frame)
  }
}

/// What hears of a text that users change. Nobody types here.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Never called.
  func textViewDidChange(_ textView: UITextView)
  /// Never called.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Never called.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Never called.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether a part may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Whether a link may be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
}

extension UITextViewDelegate {
  /// It may.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// What hears of a field. Nobody types here.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
  /// Never called.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Never called.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Never called.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Never called.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Never called.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Says yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Says yes.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
