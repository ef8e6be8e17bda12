/// Light or dark: SwiftUI's `ColorScheme`. The matrix lays out each view in the ones that Config/matrix.yml
/// lists.
public enum Appearance: String, CaseIterable, Hashable, Codable, Sendable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}
