public import Foundation
public import OversetLayoutEngine

extension ShapeStyle where Self == AngularGradient {
  /// Colours at equal distances around a point, from an angle on.
  nonisolated public static func conicGradient(
    colors: [Color], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, angle: angle)
  }

  /// Colours at places around a point, from an angle on.
  nonisolated public static func conicGradient(
    stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: Gradient(stops: stops), center: center, angle: angle)
  }

  /// A gradient around a point, from an angle on.
  nonisolated public static func conicGradient(
    _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient, center: center, angle: angle)
  }
}

extension ShapeStyle where Self == LinearGradient {
  /// The gradient of a colour, on its course.
  nonisolated public static func linearGradient(
    _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground with its opacity multiplied, 0 (invisible) to 1 (unchanged).
  nonisolated public static func opacity(_ opacity: Double) -> AnyShapeStyle {
    AnyShapeStyle(_OpacityShapeStyle(base: ForegroundStyle(), opacity: opacity))
  }

  /// The foreground, mixed with what is behind in a way of its own. It is drawn as usual.
  nonisolated public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }

  /// The foreground above a shadow, which is not drawn.
  nonisolated public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle())
  }
}

/// A picture as a style.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it, as shares of its size.
  public var sourceRect: CGRect
  /// How large it is drawn.
  public var scale: CGFloat

  /// Creates a style that repeats a picture. A grey stands for it.
  nonisolated public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// A grey: pictures are not repeated.
  nonisolated public func resolve(in environment: EnvironmentValues) -> Color { .gray }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated. A grey stands for it.
  nonisolated public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension Color {
  /// The colour, brighter or darker by stops. Overset draws the standard range, and the colour as it is.
  public func exposureAdjust(_ stops: Double) -> Color { self }
  /// The colour at a brightness. Overset draws the standard range, and the colour as it is.
  public func headroom(_ headroom: Double) -> Color { self }
}

/// A rectangle whose corners follow those of the shape around (iOS 26). Here they have the radius of 12 points.
public struct ConcentricRectangle: Shape {
  private let corners: Edge.Corner.Style

  /// Creates a rectangle with corners of the shape around.
  nonisolated public init() { corners = .concentric }

  /// Creates a rectangle with one kind of corners.
  nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.corners = corners
  }

  /// A rectangle with round corners.
  nonisolated public func path(in rect: CGRect) -> Path {
    RoundedRectangle(cornerRadius: corners.radius).path(in: rect)
  }
}

extension Edge {
  /// A corner of a view.
  public enum Corner: Hashable, Sendable {
    /// Where the text begins, at the top.
    case topLeading
    /// Where the text ends, at the top.
    case topTrailing
    /// Where the text begins, at the bottom.
    case bottomLeading
    /// Where the text ends, at the bottom.
    case bottomTrailing

    /// How a corner looks.
    public struct Style: Hashable, Sendable {
      let radius: CGFloat

      /// As the shape around. Here 12 points.
      public static let concentric = Style(radius: 12)
      /// As the shape around, and at least so round, in points.
      public static func concentric(minimum: Style?) -> Style { minimum ?? concentric }
      /// As the shape around, and at least so round, in points.
      public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
      /// So round, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle whose corners follow those of the shape around.
  nonisolated public static func rect(
    corners: Edge.Corner.Style, isUniform: Bool = false
  ) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
