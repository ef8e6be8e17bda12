public import Foundation

extension CALayer {
  /// How round corners are drawn.
  public var cornerCurve: CALayerCornerCurve {
    get { kept(.circular) }
    set { keep(newValue) }
  }
  /// Which corners are round.
  public var maskedCorners: CACornerMask {
    get {
      kept([
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ])
    }
    set { keep(newValue) }
  }
  /// The picture.
  public var contents: Any? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// How the picture fills the layer.
  public var contentsGravity: CALayerContentsGravity {
    get { kept(.resize) }
    set { keep(newValue) }
  }
  /// A change in space.
  public var transform: CATransform3D {
    get { kept(CATransform3DIdentity) }
    set { keep(newValue) }
  }
  /// The pixels per point of a kept picture.
  public var rasterizationScale: CGFloat {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// How fast time goes.
  public var speed: Float {
    get { kept(1) }
    set { keep(newValue) }
  }
  /// The layer around: none.
  public var superlayer: CALayer? { nil }
  /// The layer as it is shown.
  public func presentation() -> Self? { nil }
  /// Is not kept.
  public func add(_ anim: CAAnimation, forKey key: String?) {}
  /// None.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// Does nothing.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing.
  public func setNeedsDisplay() {}
  /// Does nothing.
  public func setNeedsLayout() {}
  /// Does nothing.
  public func layoutIfNeeded() {}
  /// Does nothing.
  public func setAffineTransform(_ m: CGAffineTransform) {}
  /// Draws nothing.
  public func render(in ctx: CGContext) {}
  /// Puts a layer right behind another one inside; without one behind all.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(place(of: sibling) ?? 0))
  }
  /// Puts a layer right before another one inside; without one before all.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard let place = place(of: sibling) else { return addSublayer(layer) }
    insertSublayer(layer, at: UInt32(place + 1))
  }
  private func place(of sibling: CALayer?) -> Int? {
    sublayers?.firstIndex { $0 === sibling }
  }
  /// The time itself.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

/// How round corners of a layer are drawn.
public struct CALayerCornerCurve: Hashable, Sendable {
  private let name: String
  /// As parts of circles.
  public static let circular = CALayerCornerCurve(name: "circular")
  /// Smoothly.
  public static let continuous = CALayerCornerCurve(name: "continuous")
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// One bit for each.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// At the top left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// At the top right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// At the bottom left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// At the bottom right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// How a picture fills a layer.
public struct CALayerContentsGravity: Hashable, Sendable {
  private let name: String
  /// Stretched.
  public static let resize = CALayerContentsGravity(name: "resize")
  /// As large as it fits.
  public static let resizeAspect = CALayerContentsGravity(name: "resizeAspect")
  /// As small as it covers the layer.
  public static let resizeAspectFill = CALayerContentsGravity(name: "resizeAspectFill")
  /// In its own size, in the middle.
  public static let center = CALayerContentsGravity(name: "center")
}

/// A layer with a text. Nothing is drawn.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
  /// The text.
  open var string: Any?
  /// The font.
  open var font: Any?
  /// The size, in points.
  open var fontSize: CGFloat = 36
  /// The colour.
  open var foregroundColor: CGColor?
  /// Whether lines are broken.
  open var isWrapped = false
  /// The side of the text.
  open var alignmentMode: CATextLayerAlignmentMode = .natural
}

/// The side of a text of a layer.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  private let name: String
  /// As the text is written.
  public static let natural = CATextLayerAlignmentMode(name: "natural")
  /// The left.
  public static let left = CATextLayerAlignmentMode(name: "left")
  /// The middle.
  public static let center = CATextLayerAlignmentMode(name: "center")
  /// The right.
  public static let right = CATextLayerAlignmentMode(name: "right")
}

/// A layer that is drawn several times. Nothing is drawn.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
  /// How many times.
  open var instanceCount = 1
  /// How late each is, in seconds.
  open var instanceDelay: CFTimeInterval = 0
  /// How each differs from the one before.
  open var instanceTransform = CATransform3DIdentity
  /// The colour of the first.
  open var instanceColor: CGColor?
}

extension CAGradientLayer {
  /// The course of the colours.
  public var type: CAGradientLayerType {
    get { kept(.axial) }
    set { keep(newValue) }
  }
}

/// The course of the colours of a layer.
public struct CAGradientLayerType: Hashable, Sendable {
  private let name: String
  /// Along a line.
  public static let axial = CAGradientLayerType(name: "axial")
  /// From a point outwards.
  public static let radial = CAGradientLayerType(name: "radial")
  /// Around a point.
  public static let conic = CAGradientLayerType(name: "conic")
}

extension CAShapeLayer {
  /// How the ends of the line look.
  public var lineCap: CAShapeLayerLineCap {
    get { kept(.butt) }
    set { keep(newValue) }
  }
  /// How the corners of the line look.
  public var lineJoin: CAShapeLayerLineJoin {
    get { kept(.miter) }
    set { keep(newValue) }
  }
  /// What is inside.
  public var fillRule: CAShapeLayerFillRule {
    get { kept(.nonZero) }
    set { keep(newValue) }
  }
}

/// What is inside a path of a layer.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  private let name: String
  /// By turns.
  public static let nonZero = CAShapeLayerFillRule(name: "nonZero")
  /// By crossings.
  public static let evenOdd = CAShapeLayerFillRule(name: "evenOdd")
}

/// How the ends of a line of a layer look.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  private let name: String
  /// Cut.
  public static let butt = CAShapeLayerLineCap(name: "butt")
  /// Round.
  public static let round = CAShapeLayerLineCap(name: "round")
  /// Longer.
  public static let square = CAShapeLayerLineCap(name: "square")
}

/// How the corners of a line of a layer look.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  private let name: String
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(name: "miter")
  /// Round.
  public static let round = CAShapeLayerLineJoin(name: "round")
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(name: "bevel")
}
