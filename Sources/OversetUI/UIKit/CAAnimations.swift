public import Foundation

/// A change of a layer over time. Nothing moves here.
@MainActor @preconcurrency
open class CAAnimation: _UIObject {
  /// How long, in seconds.
  open var duration: CFTimeInterval = 0
  /// When, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How many times.
  open var repeatCount: Float = 0
  /// How long in all, in seconds.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back.
  open var autoreverses = false
  /// How fast time goes.
  open var speed: Float = 1
  /// How far into it, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// What is shown before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it goes at its end.
  open var isRemovedOnCompletion = true
  /// Its curve.
  open var timingFunction: CAMediaTimingFunction?
  /// What hears of it.
  open var delegate: (any CAAnimationDelegate)?

  /// Creates a change.
  public override init() { super.init() }
}

/// What hears of a change. Nothing calls it.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
  /// It has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  /// It has begun.
  func animationDidStart(_ anim: CAAnimation)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
}

/// A change of a property.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property.
  open var keyPath: String?
  /// Whether it adds to what is there.
  open var isAdditive = false
  /// Whether it adds to itself.
  open var isCumulative = false

  /// Creates a change of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change from a value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// The first value.
  open var fromValue: Any?
  /// The last value.
  open var toValue: Any?
  /// The difference.
  open var byValue: Any?
}

/// A change as by a spring.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// The mass.
  open var mass: CGFloat = 1
  /// The stiffness.
  open var stiffness: CGFloat = 100
  /// The damping.
  open var damping: CGFloat = 10
  /// The speed at first.
  open var initialVelocity: CGFloat = 0
  /// How long it moves, in seconds.
  open var settlingDuration: CFTimeInterval { 0 }
}

/// A change through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each is reached, 0 to 1.
  open var keyTimes: [NSNumber]?
  /// A path.
  open var path: CGPath?
  /// The curves between.
  open var timingFunctions: [CAMediaTimingFunction]?
}

/// Several changes.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change of content.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// The way.
  open var type = CATransitionType.fade
  /// From which side.
  open var subtype: CATransitionSubtype?
}

/// The way that content changes.
public struct CATransitionType: Hashable, Sendable {
  private let name: String
  /// By fading.
  public static let fade = CATransitionType(name: "fade")
  /// By moving in.
  public static let moveIn = CATransitionType(name: "moveIn")
  /// By pushing.
  public static let push = CATransitionType(name: "push")
  /// By uncovering.
  public static let reveal = CATransitionType(name: "reveal")
}

/// The side from which content comes.
public struct CATransitionSubtype: Hashable, Sendable {
  private let name: String
  /// The right.
  public static let fromRight = CATransitionSubtype(name: "fromRight")
  /// The left.
  public static let fromLeft = CATransitionSubtype(name: "fromLeft")
  /// The top.
  public static let fromTop = CATransitionSubtype(name: "fromTop")
  /// The bottom.
  public static let fromBottom = CATransitionSubtype(name: "fromBottom")
}

/// What is shown before and after a change.
public struct CAMediaTimingFillMode: Hashable, Sendable {
  private let name: String
  /// What is there.
  public static let removed = CAMediaTimingFillMode(name: "removed")
  /// The last value after it.
  public static let forwards = CAMediaTimingFillMode(name: "forwards")
  /// The first value before it.
  public static let backwards = CAMediaTimingFillMode(name: "backwards")
  /// Both.
  public static let both = CAMediaTimingFillMode(name: "both")
}

/// The curve of a change.
@MainActor @preconcurrency
public final class CAMediaTimingFunction {
  /// Creates a curve by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a curve by two points.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {}
}

/// The name of a curve.
public struct CAMediaTimingFunctionName: Hashable, Sendable {
  private let name: String
  /// At constant speed.
  public static let linear = CAMediaTimingFunctionName(name: "linear")
  /// Slow at the beginning.
  public static let easeIn = CAMediaTimingFunctionName(name: "easeIn")
  /// Slow at the end.
  public static let easeOut = CAMediaTimingFunctionName(name: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = CAMediaTimingFunctionName(name: "easeInEaseOut")
  /// As usual.
  public static let `default` = CAMediaTimingFunctionName(name: "default")
}

/// Changes of layers that belong together. Nothing moves here.
@MainActor @preconcurrency
public enum CATransaction {
  /// Does nothing.
  public static func begin() {}
  /// Does nothing.
  public static func commit() {}
  /// Does nothing.
  public static func flush() {}
  /// Does nothing.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {}
  /// Does nothing.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Runs `block`: nothing moves.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

/// The clock of the screen. It does not tick here.
@MainActor @preconcurrency
public final class CADisplayLink {
  /// Whether it stands.
  public var isPaused = false
  /// The time of the last tick.
  public var timestamp: CFTimeInterval { 0 }
  /// The time of the next tick.
  public var targetTimestamp: CFTimeInterval { 0 }
  /// The time between ticks.
  public var duration: CFTimeInterval { 0 }
  /// How many ticks a second.
  public var preferredFramesPerSecond = 0

  /// Creates a clock that calls nothing.
  public init(target: Any, selector sel: Selector) {}

  /// Does nothing.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  /// Does nothing.
  public func invalidate() {}
}

/// The time since the machine began, in seconds: always 0, as nothing that is drawn may depend on when.
public func CACurrentMediaTime() -> CFTimeInterval { 0 }
