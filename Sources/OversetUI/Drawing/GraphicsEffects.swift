public import Foundation
public import OversetLayoutEngine

/// How the colours of a view and of what lies behind it are put together. Overset draws every view over
/// what lies behind.
public enum BlendMode: Hashable, Sendable {
  /// Over what lies behind.
  case normal
  /// Darker, by the product.
  case multiply
  /// Lighter, by the product of what is missing.
  case screen
  /// Darker or lighter by what lies behind.
  case overlay
  /// The darker of the two.
  case darken
  /// The lighter of the two.
  case lighten
  /// Brighter.
  case colorDodge
  /// Darker.
  case colorBurn
  /// Softly lit.
  case softLight
  /// Harshly lit.
  case hardLight
  /// The difference.
  case difference
  /// The difference, weaker.
  case exclusion
  /// The hue of the view.
  case hue
  /// The saturation of the view.
  case saturation
  /// The colour of the view.
  case color
  /// The brightness of the view.
  case luminosity
  /// Over what lies behind, only where that is opaque.
  case sourceAtop
  /// Behind.
  case destinationOver
  /// What lies behind, only where the view is transparent.
  case destinationOut
  /// The sum, darker.
  case plusDarker
  /// The sum, lighter.
  case plusLighter
}

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
  /// Records how the view is put over what lies behind. It is drawn over it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    ignored("blendMode", "\(blendMode)")
  }

  /// Records a product of colours. The view keeps its own.
  public func colorMultiply(_ color: Color) -> some View { ignored("colorMultiply") }

  /// Records a change of saturation. The view keeps its colours.
  public func saturation(_ amount: Double) -> some View { ignored("saturation", "\(amount)") }

  /// Records a loss of colour. The view keeps its colours.
  public func grayscale(_ amount: Double) -> some View { ignored("grayscale", "\(amount)") }

  /// Records a change of brightness. The view keeps its colours.
  public func brightness(_ amount: Double) -> some View { ignored("brightness", "\(amount)") }

  /// Records a change of contrast. The view keeps its colours.
  public func contrast(_ amount: Double) -> some View { ignored("contrast", "\(amount)") }

  /// Records a turn of hues. The view keeps its colours.
  public func hueRotation(_ angle: Angle) -> some View {
    ignored("hueRotation", "\(angle.degrees)")
  }

  /// Records that colours are inverted. The view keeps its own.
  public func colorInvert() -> some View { ignored("colorInvert") }

  /// Records that brightness becomes opacity. The view is drawn as it is.
  public func luminanceToAlpha() -> some View { ignored("luminanceToAlpha") }

  /// Records that the view is drawn as a group. Overset draws it so where opacity or a clip asks for it.
  public func compositingGroup() -> some View { recorded("compositingGroup") }

  /// Records that the view is drawn into a picture first. It looks alike.
  public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    recorded("drawingGroup")
  }

  /// Records a turn in space. The view is drawn flat; layout is the same, as on iOS.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    ignored("rotation3DEffect", "\(angle.degrees)")
  }

  /// Records a map of what is drawn. The view is drawn in its place; layout is the same, as on iOS.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    ignored("transformEffect")
  }

  /// Draws a line along the frame of the view, inside it, `width` points wide.
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
