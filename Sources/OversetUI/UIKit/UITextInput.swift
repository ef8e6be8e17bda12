public import Foundation

/// Whether the keyboard of UIKit corrects.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// Whether the keyboard of UIKit marks faults.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// Whether the keyboard of UIKit sets round quotes.
public enum UITextSmartQuotesType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// Whether the keyboard of UIKit sets long dashes.
public enum UITextSmartDashesType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// Whether the keyboard of UIKit sets spaces.
public enum UITextSmartInsertDeleteType: Int, Sendable {
  /// As the system likes.
  case `default`
  /// It does not.
  case no
  /// It does.
  case yes
}

/// The colours of a keyboard of UIKit.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the system likes.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}

/// What becomes a link in a text of UIKit.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers of phones.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses on the web.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

/// What a finger does with a link of UIKit.
public enum UITextItemInteraction: Int, Sendable {
  /// It opens it.
  case invokeDefaultAction
  /// It opens a menu.
  case presentActions
  /// It shows it.
  case preview
}

/// A place in a text of UIKit.
@MainActor @preconcurrency
open class UITextPosition: _UIObject {
  /// Creates a place.
  public override init() { super.init() }
}

/// A part of a text of UIKit.
@MainActor @preconcurrency
open class UITextRange: _UIObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether it is a caret.
  open var isEmpty: Bool { true }

  /// Creates a part.
  public override init() { super.init() }
}

/// What the keyboard of UIKit writes into.
@MainActor @preconcurrency
public protocol UITextInputTraits: AnyObject {}

extension UITextField: UITextInputTraits {
  /// How the border looks.
  public enum BorderStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case line
    /// A bevel.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// How the border looks.
  public var borderStyle: BorderStyle {
    get { kept(.none) }
    set { keep(newValue) }
  }
  /// The view at the left.
  public var leftView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// When it is shown.
  public var leftViewMode: ViewMode {
    get { kept(.never) }
    set { keep(newValue) }
  }
  /// The view at the right.
  public var rightView: UIView? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// When it is shown.
  public var rightViewMode: ViewMode {
    get { kept(.never) }
    set { keep(newValue) }
  }
  /// The picture behind the text.
  public var background: UIImage? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How small letters become, in points.
  public var minimumFontSize: CGFloat {
    get { kept(0) }
    set { keep(newValue) }
  }
  /// The attributes of the text.
  public var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  /// Whether the user types.
  public var isEditing: Bool { false }
  /// The selected part.
  public var selectedTextRange: UITextRange? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Where the text begins.
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  /// Where the text ends.
  public var endOfDocument: UITextPosition { UITextPosition() }
  /// A part.
  public func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? { UITextRange() }
  /// A place.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { position }
  /// Whether there is a text.
  public var hasText: Bool { text?.isEmpty == false }
}

extension UIView {
  /// Whether the keyboard corrects.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether the keyboard marks faults.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether the keyboard sets round quotes.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether the keyboard sets long dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// Whether the keyboard sets spaces.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { kept(.default) }
    set { keep(newValue) }
  }
  /// The colours of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept(.default) }
    set { keep(newValue) }
  }
}

extension UITextField {
  /// Whether the return key waits for a text.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UITextView: UITextInputTraits {
  /// What becomes a link.
  public var dataDetectorTypes: UIDataDetectorTypes {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// The attributes of links.
  public var linkTextAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  /// The attributes of what is typed.
  public var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept([:]) }
    set { keep(newValue) }
  }
  /// Where lines are made.
  public var textContainer: NSTextContainer {
    let container = kept(NSTextContainer(size: .zero))
    keep(container)
    return container
  }
  /// What makes lines.
  public var layoutManager: NSLayoutManager {
    let manager = kept(NSLayoutManager())
    keep(manager)
    return manager
  }
  /// The text.
  public var textStorage: NSTextStorage {
    let storage = kept(NSTextStorage(attributedString: attributedText))
    keep(storage)
    return storage
  }
  /// Which letters become capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept(.sentences) }
    set { keep(newValue) }
  }
  /// Whether users change attributes.
  public var allowsEditingTextAttributes: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the selection shows what is found.
  public var isFindInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// The selected part.
  public var selectedTextRange: UITextRange? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether there is a text.
  public var hasText: Bool { !text.isEmpty }
  /// Does nothing.
  public func scrollRangeToVisible(_ range: NSRange) {}
  /// Adds to the text.
  public func insertText(_ text: String) { self.text += text }
}
