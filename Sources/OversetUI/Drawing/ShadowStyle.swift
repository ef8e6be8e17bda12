/// A shadow of a style. Overset draws none.
public struct ShadowStyle: Hashable, Sendable {
  let name: String

  /// Behind; lengths are points.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "drop")
  }

  /// Inside; lengths are points.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(name: "inner")
  }
}
