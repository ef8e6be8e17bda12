/// How the colours of a layer and of what lies below are put together, by the formulas of W3C Compositing and Blending.
///
/// Those that mix hue, saturation and luminosity, and those that keep only a part of the layer, are not among them.
package enum BlendFunction: String, Hashable, Sendable {
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, plusLighter

  /// The mix of a channel of what lies below and one of the layer, both 0 to 1.
  package func mix(_ below: Double, _ above: Double) -> Double {
    switch self {
    case .multiply: below * above
    case .screen: below + above - below * above
    case .overlay: BlendFunction.hardLight.mix(above, below)
    case .darken: min(below, above)
    case .lighten: max(below, above)
    case .colorDodge: below == 0 ? 0 : above == 1 ? 1 : min(1, below / (1 - above))
    case .colorBurn: below == 1 ? 1 : above == 0 ? 0 : 1 - min(1, (1 - below) / above)
    case .hardLight:
      above <= 0.5
        ? below * 2 * above : BlendFunction.screen.mix(below, 2 * above - 1)
    case .softLight: softLight(below, above)
    case .difference: abs(below - above)
    case .exclusion: below + above - 2 * below * above
    case .plusLighter: min(1, below + above)
    }
  }

  private func softLight(_ below: Double, _ above: Double) -> Double {
    guard above > 0.5 else { return below - (1 - 2 * above) * below * (1 - below) }
    let curve =
      below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
    return below + (2 * above - 1) * (curve - below)
  }
}
