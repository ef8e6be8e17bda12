public import Foundation

/// A layer of small pictures that fly. Nothing is drawn.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  /// What flies.
  open var emitterCells: [CAEmitterCell]?
  /// From where, in points.
  open var emitterPosition = CGPoint.zero
  /// From how large an area, in points.
  open var emitterSize = CGSize.zero
  /// From what shape.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are mixed.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many.
  open var birthRate: Float = 1
  /// How long.
  open var lifetime: Float = 1
}

/// The shape from which pictures fly.
public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
  private let name: String
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(name: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(name: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(name: "circle")
}

/// The part of a shape from which pictures fly.
public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
  private let name: String
  /// Its points.
  public static let points = CAEmitterLayerEmitterMode(name: "points")
  /// Its outline.
  public static let outline = CAEmitterLayerEmitterMode(name: "outline")
  /// Its surface.
  public static let surface = CAEmitterLayerEmitterMode(name: "surface")
  /// All of it.
  public static let volume = CAEmitterLayerEmitterMode(name: "volume")
}

/// How pictures that fly are mixed.
public struct CAEmitterLayerRenderMode: Hashable, Sendable {
  private let name: String
  /// In any order.
  public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
  /// By adding.
  public static let additive = CAEmitterLayerRenderMode(name: "additive")
}

/// A picture that flies. Nothing is drawn.
@MainActor @preconcurrency
open class CAEmitterCell: _UIObject {
  /// The picture.
  open var contents: Any?
  /// The name.
  open var name: String?
  /// The colour.
  open var color: CGColor?
  /// How many a second.
  open var birthRate: Float = 0
  /// How long, in seconds.
  open var lifetime: Float = 0
  /// How much that differs.
  open var lifetimeRange: Float = 0
  /// How fast, in points a second.
  open var velocity: CGFloat = 0
  /// How much that differs.
  open var velocityRange: CGFloat = 0
  /// To the right, in points a second squared.
  open var xAcceleration: CGFloat = 0
  /// Down, in points a second squared.
  open var yAcceleration: CGFloat = 0
  /// The way, in radians.
  open var emissionLongitude: CGFloat = 0
  /// How much that differs.
  open var emissionRange: CGFloat = 0
  /// How fast it turns, in radians a second.
  open var spin: CGFloat = 0
  /// How much that differs.
  open var spinRange: CGFloat = 0
  /// The size.
  open var scale: CGFloat = 1
  /// How much that differs.
  open var scaleRange: CGFloat = 0
  /// How fast it changes.
  open var scaleSpeed: CGFloat = 0
  /// How fast the opacity changes.
  open var alphaSpeed: Float = 0
  /// How much the opacity differs.
  open var alphaRange: Float = 0

  /// Creates a picture that flies.
  public override init() { super.init() }
}
