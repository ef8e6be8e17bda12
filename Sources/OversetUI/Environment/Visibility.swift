/// Whether a part of a view, such as an indicator, is shown.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As the system chooses.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
