import OversetLayoutTree

extension View {
  /// Draws the view with the product of its colours and `color`. Layout does not change.
  public func colorMultiply(_ color: Color) -> some View {
    modifier(
      LayerEffectModifier(kind: "colorMultiply") { environment in
        .colors(.multiply(color.color(in: environment)))
      })
  }

  /// Draws the view with more or less colour: 0 leaves greys, 1 changes nothing.
  public func saturation(_ amount: Double) -> some View {
    recoloured("saturation", .saturation(amount))
  }

  /// Draws the view with less colour: 0 changes nothing, 1 leaves greys.
  public func grayscale(_ amount: Double) -> some View {
    recoloured("grayscale", .grayscale(amount))
  }

  /// Draws the view brighter: 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some View {
    recoloured("brightness", .brightness(amount))
  }

  /// Draws the view with more or less contrast: 1 changes nothing, 0 is grey.
  public func contrast(_ amount: Double) -> some View { recoloured("contrast", .contrast(amount)) }

  /// Draws the view with its hues turned by an angle.
  public func hueRotation(_ angle: Angle) -> some View {
    recoloured("hueRotation", .hueRotation(degrees: angle.degrees))
  }

  /// Draws the view with its colours inverted.
  public func colorInvert() -> some View { recoloured("colorInvert", .invert) }

  /// Draws the view in black, as opaque as its colours are bright.
  public func luminanceToAlpha() -> some View {
    recoloured("luminanceToAlpha", .luminanceToAlpha)
  }

  private func recoloured(_ kind: String, _ matrix: ColorMatrix) -> some View {
    modifier(LayerEffectModifier(kind: kind) { _ in .colors(matrix) })
  }
}
