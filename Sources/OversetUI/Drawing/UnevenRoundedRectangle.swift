public import Foundation
import OversetLayoutTree

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
  /// The upper corner where lines begin.
  public var topLeading: CGFloat
  /// The lower corner where lines begin.
  public var bottomLeading: CGFloat
  /// The lower corner where lines end.
  public var bottomTrailing: CGFloat
  /// The upper corner where lines end.
  public var topTrailing: CGFloat

  /// Creates radii, in points.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The frame with corners of different radii.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates the shape; both corner styles are drawn alike.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
  }

  /// Creates the shape with radii in points.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The outline from left to right; it is mirrored where the interface is.
  nonisolated public func path(in rect: CGRect) -> Path {
    let most = max(0, min(rect.width, rect.height) / 2)
    let corners = [
      cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
      cornerRadii.bottomLeading,
    ].map { radius in
      let side = min(max(radius, 0), most)
      return CGSize(width: side, height: side)
    }
    return Path(rect: rect, corners: corners)
  }

  /// The shape in a smaller rectangle.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<UnevenRoundedRectangle> {
    _DerivedShape(base: self) { base, rect in
      base.path(in: rect.insetBy(dx: amount, dy: amount))
    }
  }
}

/// The shape of the container around. Overset knows of none, and draws the frame, as SwiftUI does where
/// there is none.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates the shape.
  nonisolated public init() {}
  /// The frame itself.
  nonisolated public var _geometry: _ShapeGeometry { _ShapeGeometry(.rectangle) }
  /// The frame itself.
  nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
  /// A smaller frame.
  nonisolated public func inset(by amount: CGFloat) -> _DerivedShape<ContainerRelativeShape> {
    _DerivedShape(base: self) { _, rect in Path(rect.insetBy(dx: amount, dy: amount)) }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// The frame with corners of different radii.
  nonisolated public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// The frame with corners of different radii, in points.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius)
  }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
