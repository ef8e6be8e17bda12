public import Foundation

/// A tap. Nothing moves here.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// A long press. Nothing moves here.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it lasts, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move, in points.
  open var allowableMovement: CGFloat = 10
}

/// A finger that moves. Nothing moves here.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers at most.
  open var maximumNumberOfTouches = Int.max
  /// How many fingers at least.
  open var minimumNumberOfTouches = 1

  /// How far it has moved: not at all.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast it moves: not at all.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

/// Two fingers that part. Nothing moves here.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far they have parted, as a factor.
  open var scale: CGFloat = 1
  /// How fast they part.
  open var velocity: CGFloat { 0 }
}

/// A swipe. Nothing moves here.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Where it goes.
  open var direction = Direction.right
}

/// What is asked about gestures. Nothing asks here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Never called.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Never called.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Never called.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  /// Never called.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    false
  }
}
