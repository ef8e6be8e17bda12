public import Foundation
public import OversetLayoutEngine
import OversetLayoutTree

/// The space in which a group is drawn. Overset draws all of them in sRGB.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The usual one.
  case nonLinear
  /// Without its curve.
  case linear
  /// Without its curve, and wider.
  case extendedLinear
}

extension View {
  /// Records that the view is drawn as a group. Overset draws it so where opacity or a clip asks for it.
  public func compositingGroup() -> some View { recorded("compositingGroup") }

  /// Records that the view is drawn into a picture first. It looks alike.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    recorded("drawingGroup")
  }

  /// Turns the view in space when it is drawn; layout does not change. A turn about the axis that points at the user is
  /// drawn. Others would need perspective: they are recorded, and the view is drawn flat.
  @ViewBuilder
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    if axis.x == 0, axis.y == 0, axis.z != 0 {
      rotationEffect(axis.z > 0 ? angle : Angle(degrees: -angle.degrees), anchor: anchor)
    } else if angle.degrees == 0 {
      self
    } else {
      ignored("rotation3DEffect", "\(angle.degrees)")
    }
  }

  /// Draws a line along the frame of the view, inside it, `width` points wide.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
