public import Foundation

extension UIView {
  /// How UIKit would animate a change.
  public struct AnimationOptions: OptionSet, Sendable {
    /// One bit for each.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view can be touched meanwhile.
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    /// From where the last change has come.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 8)
    /// To and fro.
    public static let autoreverse = AnimationOptions(rawValue: 16)
    /// Slow at both ends.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// By fading.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
  }

  /// Whether changes are animated: never here.
  public class var areAnimationsEnabled: Bool { false }

  /// Does nothing: Overset animates nothing.
  public static func setAnimationsEnabled(_ enabled: Bool) {}

  /// Makes the change at once, and then calls `completion`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the change at once, and then calls `completion`.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(withDuration: duration, animations: animations, completion: completion)
  }

  /// Makes the change at once, and then calls `completion`.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes the change.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}

/// The layer of a view of UIKit. It keeps what it is told, and draws nothing.
@MainActor @preconcurrency
open class CALayer: _UIObject {
  /// Where the layer lies, in points.
  open var frame = CGRect.zero
  /// The layer's own coordinates, in points.
  open var bounds = CGRect.zero
  /// The radius of the corners, in points.
  open var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  open var borderWidth: CGFloat = 0
  /// The colour of the border.
  open var borderColor: CGColor?
  /// The colour behind the layer.
  open var backgroundColor: CGColor?
  /// What is done to the drawn layer. Nothing is.
  open var filters: [Any]?
  /// What is done to what lies behind the layer. Nothing is.
  open var backgroundFilters: [Any]?
  /// The colour of the shadow.
  open var shadowColor: CGColor?
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// How far the shadow is shifted, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points.
  open var shadowRadius: CGFloat = 3
  /// The opacity, 0 to 1.
  open var opacity: Float = 1
  /// Whether what lies outside is cut off.
  open var masksToBounds = false
  /// The layers inside, back to front.
  open var sublayers: [CALayer]?
  /// The shape of what is seen.
  open var mask: CALayer?
  /// The outline of the shadow.
  open var shadowPath: CGPath?
  /// The name.
  open var name: String?
  /// The middle of the frame, in points.
  open var position = CGPoint.zero
  /// Where the layer is held, as a share of its size.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front of its siblings the layer is drawn.
  open var zPosition: CGFloat = 0
  /// Whether the layer is left out.
  open var isHidden = false
  /// The pixels per point.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is kept as a picture.
  open var shouldRasterize = false

  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy for drawing, which is not made.
  public init(layer: Any) { super.init() }

  /// Creates a layer: archives are not read.
  public required init?(coder: NSCoder) { super.init() }

  /// Never called: layers are not laid out.
  open func layoutSublayers() {}
  /// Never called: nothing is drawn.
  open func draw(in ctx: CGContext) {}
  /// Never called: nothing is shown.
  open func display() {}

  /// Puts a layer in front of those inside.
  open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

  /// Puts a layer among those inside.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(idx), layers.count))
    sublayers = layers
  }

  /// Does nothing.
  open func removeFromSuperlayer() {}
  /// Does nothing.
  open func removeAllAnimations() {}
}
