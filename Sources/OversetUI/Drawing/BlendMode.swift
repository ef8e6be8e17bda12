import OversetLayoutTree

/// How the colours of a view and of what lies behind it are put together.
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

extension BlendMode {
  /// What is drawn; nil where the view is drawn over what lies behind.
  var function: BlendFunction? {
    switch self {
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .plusLighter: .plusLighter
    case .normal, .hue, .saturation, .color, .luminosity, .sourceAtop, .destinationOver,
      .destinationOut, .plusDarker:
      nil
    }
  }
}

extension View {
  /// Mixes the colours of the view with those behind it when it is drawn, in sRGB. Layout does not change. `hue`,
  /// `saturation`, `color`, `luminosity`, `plusDarker` and the modes that keep a part of the view are recorded: with these
  /// the view is drawn over what lies behind.
  @ViewBuilder
  public func blendMode(_ blendMode: BlendMode) -> some View {
    if let function = blendMode.function {
      modifier(LayerEffectModifier(kind: "blendMode") { _ in .blend(function) })
    } else if blendMode == .normal {
      self
    } else {
      ignored("blendMode", "\(blendMode)")
    }
  }
}
