public import Foundation
import OversetLayoutEngine
import OversetLayoutTree

extension GraphicsContext {
  /// What shapes and lines are drawn with.
  public struct Shading {
    private enum Kind {
      case style(any ShapeStyle)
      case gradient(Gradient, Course)
      case ignored(String)
      case palette([Shading])
    }

    /// The course of a gradient, in points of the code's coordinates.
    fileprivate enum Course {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }

    private let kind: Kind

    /// The foreground of the canvas.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// What lies behind the canvas. Recorded: the foreground is drawn.
    public static var backdrop: Shading { Shading(kind: .ignored("backdrop")) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour by its parts, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A grey, 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style; its gradients run over the box around the path.
    public static func style<Style: ShapeStyle>(_ style: Style) -> Shading {
      Shading(kind: .style(style))
    }

    /// The first of several, as the primary style.
    public static func palette(_ array: [Shading]) -> Shading {
      Shading(kind: .palette(array))
    }

    /// Colours along a line between two points. It ends in its last colours: repetition is ignored.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(startPoint, endPoint)))
    }

    /// Colours outwards from a point, between two radii in points.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .radial(center, startRadius, endRadius)))
    }

    /// Colours around a point.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .conic(center, angle)))
    }

    /// A picture that repeats. Recorded: the foreground is drawn.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .ignored("tiledImage"))
    }

    /// What texts and symbols are filled with; nil where they are filled as they are.
    var anyStyle: AnyShapeStyle? {
      switch kind {
      case .style(let style) where style is ForegroundStyle: nil
      case .style(let style): AnyShapeStyle(style)
      case .gradient(let gradient, _): AnyShapeStyle(gradient)
      case .palette(let shadings): shadings.first?.anyStyle
      case .ignored: nil
      }
    }

    /// What is drawn in a frame, in points of the code's coordinates.
    func paint(in context: GraphicsContext, frame: CGRect) -> Paint {
      switch kind {
      case .style(let style): return style.paint(in: context.environment)
      case .gradient(let gradient, let course):
        return gradient.paint(course.content(in: frame), in: context.environment).paint
      case .palette(let shadings):
        return (shadings.first ?? .foreground).paint(in: context, frame: frame)
      case .ignored(let name):
        context.record("GraphicsContext.Shading", name)
        return ForegroundStyle().paint(in: context.environment)
      }
    }
  }

  /// How a gradient goes on beyond its ends.
  public struct GradientOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates a set of its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Again from its beginning.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// Back and forth.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Mixed without the curve of sRGB.
    public static let linearColor = GradientOptions(rawValue: 4)
  }
}

extension GraphicsContext.Shading.Course {
  /// The course in shares of a frame, as layout trees have it.
  fileprivate func content(in frame: CGRect) -> GradientContent.Course {
    func share(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: frame.width > 0 ? (point.x - frame.minX).asPlace / frame.width : 0,
        y: frame.height > 0 ? (point.y - frame.minY).asPlace / frame.height : 0)
    }
    switch self {
    case .linear(let start, let end): return .linear(from: share(start), to: share(end))
    case .radial(let center, let start, let end):
      return .radial(center: share(center), from: start.asPlace, to: end.asPlace)
    case .conic(let center, let angle):
      let start = angle.degrees.isFinite ? angle.degrees : 0
      return .angular(center: share(center), from: start, to: start + 360)
    }
  }
}
