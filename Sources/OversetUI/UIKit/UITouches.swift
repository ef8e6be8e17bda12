public import Foundation

/// A finger on the screen. None is here.
@MainActor @preconcurrency
open class UITouch: UIResponder {
  /// How far a touch has come.
  public enum Phase: Int, Sendable {
    /// Begun.
    case began
    /// Moved.
    case moved
    /// At rest.
    case stationary
    /// At its end.
    case ended
    /// Interrupted.
    case cancelled
  }

  /// How far it has come.
  open var phase: Phase { .began }
  /// How many times the finger came down.
  open var tapCount: Int { 0 }
  /// The view that was touched: none.
  open var view: UIView? { nil }
  /// How hard the finger presses.
  open var force: CGFloat { 0 }

  /// The upper left corner.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The upper left corner.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

/// A key that is pressed. None is here.
@MainActor @preconcurrency
open class UIPress: UIResponder {
  /// The key.
  open var key: UIKey? { nil }
}

/// Keys that are pressed. None are here.
@MainActor @preconcurrency
open class UIPressesEvent: UIEvent {}

/// A key of a keyboard.
@MainActor @preconcurrency
open class UIKey: UIResponder {
  /// What it writes.
  open var characters: String { "" }
  /// What it writes alone.
  open var charactersIgnoringModifiers: String { "" }
  /// The keys that are held.
  open var modifierFlags: UIKeyModifierFlags { [] }
}

/// Keys that are held while another is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// One bit for each.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Option.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}

/// A command of a menu of UIKit. Nothing runs it.
@MainActor @preconcurrency
open class UICommand: UIMenuElement {
  /// Creates a command.
  public init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    super.init(title: title, image: image)
  }
}

/// A command that keys run. Nobody presses keys here.
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
  /// The key of the upward arrow.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key of the downward arrow.
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key of the arrow to the left.
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key of the arrow to the right.
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The escape key.
  nonisolated public static let inputEscape = "UIKeyInputEscape"

  /// Whether it comes before those of the system.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command of a key with a title.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    super.init(title: title, image: image, action: action)
  }

  /// Creates a command of a key.
  public init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    super.init(title: "", action: action)
  }
}

/// Lines of a menu that are made when it opens. None does here.
@MainActor @preconcurrency
public final class UIDeferredMenuElement: UIMenuElement {
  /// Creates lines that are made later.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    super.init(title: "", image: nil)
  }

  /// Lines that are made each time.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(elementProvider)
  }
}

/// The edge of the screen from which a finger comes.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges.
  open var edges: UIRectEdge = []
}

/// A turn of two fingers. Nothing moves here.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The angle, in radians.
  open var rotation: CGFloat = 0
  /// How fast, in radians a second.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view. None rests here.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

extension UIGestureRecognizer {
  /// The name.
  public var name: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether the view hears of touches late.
  public var delaysTouchesBegan: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether the view hears of the end of touches late.
  public var delaysTouchesEnded: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }
  /// Which kinds of touches count.
  public var allowedTouchTypes: [NSNumber] {
    get { kept([]) }
    set { keep(newValue) }
  }
  /// How many fingers touch.
  public var numberOfTouches: Int { 0 }
  /// Does nothing.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  public func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing.
  public func removeTarget(_ target: Any?, action: Selector?) {}
}
