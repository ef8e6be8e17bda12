public import Foundation

/// Changes of views of UIKit. They happen at once.
@MainActor @preconcurrency
open class UIViewPropertyAnimator {
  private let animations: (() -> Void)?
  private var completions: [() -> Void] = []

  /// Creates changes that take some seconds.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
  }
  /// Creates changes that take some seconds, as by a spring.
  public init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.animations = animations
  }

  /// Makes the changes at once.
  open func startAnimation() {
    animations?()
    for completion in completions { completion() }
  }
  /// Makes the changes at once.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Does nothing.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Does nothing.
  open func pauseAnimation() {}
  /// Keeps what comes after.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append { completion(.end) }
  }
  /// How far it has come.
  open var fractionComplete: CGFloat = 0
}

/// Where changes have ended.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// At the end.
  case end
  /// At the beginning.
  case start
  /// Between.
  case current
}

extension UIView {
  /// How fast changes of views are.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// At constant speed.
    case linear
  }

  /// How keyframes are joined.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By lines.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// By curves.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 1)
    /// Again and again.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 2)
    /// And back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 4)
  }

  /// Makes all changes at once.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes changes at once.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    animations()
  }

  /// Makes changes at once.
  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Puts a view in the place of another.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.addSubview(toView)
    fromView.removeFromSuperview()
    completion?(true)
  }
}
