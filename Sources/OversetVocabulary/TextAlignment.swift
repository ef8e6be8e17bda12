/// How lines stand inside the block they form: SwiftUI's `TextAlignment`.
public enum TextAlignment: String, CaseIterable, Hashable, Sendable {
  /// At the leading edge of the layout direction.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge of the layout direction.
  case trailing
}
