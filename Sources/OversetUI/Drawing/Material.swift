import OversetLayoutTree

/// A layer that lets what lies behind shine through as if frosted. Overset does not blur what lies behind:
/// the layer is the background's colour, more or less opaque (the opacities are estimates).
public struct Material: ShapeStyle, Hashable {
  /// A style that is drawn as it is.
  public typealias Resolved = Never

  let opacity: Double

  /// The most transparent.
  public static let ultraThin = Material(opacity: 0.44)
  /// More transparent than opaque.
  public static let thin = Material(opacity: 0.6)
  /// Between the two.
  public static let regular = Material(opacity: 0.72)
  /// More opaque than transparent.
  public static let thick = Material(opacity: 0.84)
  /// The most opaque.
  public static let ultraThick = Material(opacity: 0.92)
  /// That of bars.
  public static let bar = Material(opacity: 0.84)

  /// The layer of the appearance.
  public func _resolved(in environment: EnvironmentValues) -> _ResolvedColor {
    _ResolvedColor(
      UIColor.secondarySystemBackground.resolved(in: environment).opacity(opacity))
  }
}

extension ShapeStyle where Self == Material {
  /// The most transparent.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// More transparent than opaque.
  public static var thinMaterial: Material { .thin }
  /// Between the two.
  public static var regularMaterial: Material { .regular }
  /// More opaque than transparent.
  public static var thickMaterial: Material { .thick }
  /// The most opaque.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
