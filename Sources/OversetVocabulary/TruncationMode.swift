/// Which part of a text is hidden when it does not fit: SwiftUI's `Text.TruncationMode`.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
  /// The beginning is hidden.
  case head
  /// The middle is hidden.
  case middle
  /// The end is hidden.
  case tail
}
