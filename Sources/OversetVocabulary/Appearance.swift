/// Whether the interface is light or dark: SwiftUI's `ColorScheme`.
public enum Appearance: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}
