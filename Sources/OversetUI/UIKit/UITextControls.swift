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
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?
  /// The view in the place of the keyboard.
  open var inputView: UIView?

  /// One that keeps what it is told about all fields, and changes none.
  public static func appearance() -> UITextField { UITextField() }
}

/// A text of UIKit that users change.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text. UIKit's is never nil, although its type says so.
  open var text: String = ""
  /// The text with its attributes.
  open var attributedText = NSAttributedString(string: "")
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
  /// The view above the keyboard.
  open var inputAccessoryView: UIView?

  /// One that keeps what it is told about all texts, and changes none.
  public static func appearance() -> UITextView { UITextView() }
}

/// A view of UIKit that scrolls.
@MainActor @preconcurrency
open class UIScrollView: UIView {
  /// What happens to the keyboard while the view scrolls.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It stays.
    case none
    /// It goes.
    case onDrag
    /// It follows the finger.
    case interactive
  }

  /// How the safe area becomes distances.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As the system likes.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// How soon content that moves by itself comes to rest.
  public struct DecelerationRate: Hashable, RawRepresentable, Sendable {
    /// The share of the speed that is left after a thousandth of a second.
    public let rawValue: CGFloat

    /// Creates a rate.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998, from memory.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99, from memory.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// How soon content that moves by itself comes to rest.
  open var decelerationRate = DecelerationRate.normal
  /// Where the content begins, in points.
  open var contentOffset = CGPoint.zero
  /// The size of the content, in points.
  open var contentSize = CGSize.zero
  /// The distances around the content, in points.
  open var contentInset = UIEdgeInsets.zero
  /// How the safe area becomes distances.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether the view scrolls.
  open var isScrollEnabled = true
  /// Whether it stops at pages.
  open var isPagingEnabled = false
  /// Whether zooming bounces.
  open var bouncesZoom = true
  /// Whether it bounces.
  open var bounces = true
  /// Whether it bounces even if the content is low.
  open var alwaysBounceVertical = false
  /// Whether it bounces even if the content is narrow.
  open var alwaysBounceHorizontal = false
  /// Whether bars are shown for the height.
  open var showsVerticalScrollIndicator = true
  /// Whether bars are shown for the width.
  open var showsHorizontalScrollIndicator = true
  /// What happens to the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How small the content can be made.
  open var minimumZoomScale: CGFloat = 1
  /// How large the content can be made.
  open var maximumZoomScale: CGFloat = 1
  /// How large the content is.
  open var zoomScale: CGFloat = 1
  /// Whether a finger drags the content.
  open var isDragging: Bool { false }
  /// Whether a finger is on the content.
  open var isTracking: Bool { false }
  /// Whether the content moves by itself.
  open var isDecelerating: Bool { false }
  /// What hears of scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// What reacts to fingers that drag.
  public let panGestureRecognizer = UIGestureRecognizer()

  /// Notes where the content begins, in points.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Notes how large the content is.
  open func zoom(to rect: CGRect, animated: Bool) {}
  /// Sets the scale.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
}

/// What hears of scrolling. Nothing scrolls here.
@MainActor @preconcurrency
public protocol UIScrollViewDelegate: AnyObject {
  /// Never called.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Never called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Never called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Never called.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Never called.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Never called.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
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
}

extension UITextViewDelegate {
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
