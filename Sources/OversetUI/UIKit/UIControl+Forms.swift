import Foundation

extension UIControl {
  /// Where content stands.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// Over the whole width.
    case fill
    /// At the leading edge.
    case leading
    /// At the trailing edge.
    case trailing
  }

  /// Where content stands.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// Over the whole height.
    case fill
  }

  /// Where content stands.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { kept(.center) }
    set { keep(newValue) }
  }
  /// Where content stands.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { kept(.center) }
    set { keep(newValue) }
  }
  /// The state.
  public var state: State { isEnabled ? (isSelected ? .selected : .normal) : .disabled }

  /// Keeps an action, which nothing runs.
  public func addAction(_ action: UIAction, for controlEvents: Event) {}
}

extension UIControl.Event {
  /// Twice.
  public static let touchDownRepeat = UIControl.Event(rawValue: 1 << 1)
  /// Moved inside.
  public static let touchDragInside = UIControl.Event(rawValue: 1 << 2)
  /// Moved outside.
  public static let touchDragOutside = UIControl.Event(rawValue: 1 << 3)
  /// Moved in.
  public static let touchDragEnter = UIControl.Event(rawValue: 1 << 4)
  /// Moved out.
  public static let touchDragExit = UIControl.Event(rawValue: 1 << 5)
  /// Up, outside.
  public static let touchUpOutside = UIControl.Event(rawValue: 1 << 7)
  /// Interrupted.
  public static let touchCancel = UIControl.Event(rawValue: 1 << 8)
  /// The control's own.
  public static let primaryActionTriggered = UIControl.Event(rawValue: 1 << 13)
  /// A menu opens.
  public static let menuActionTriggered = UIControl.Event(rawValue: 1 << 14)
  /// Editing begins.
  public static let editingDidBegin = UIControl.Event(rawValue: 1 << 16)
  /// Editing ends.
  public static let editingDidEnd = UIControl.Event(rawValue: 1 << 18)
  /// Editing ends by a key.
  public static let editingDidEndOnExit = UIControl.Event(rawValue: 1 << 19)
  /// All.
  public static let allEvents = UIControl.Event(rawValue: 0xFFFF_FFFF)
  /// All touches.
  public static let allTouchEvents = UIControl.Event(rawValue: 0xFFF)
  /// All of editing.
  public static let allEditingEvents = UIControl.Event(rawValue: 0xF_0000)
}
