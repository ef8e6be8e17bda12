/// The side a line of the interface begins on.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Leading is left: English, German, Japanese.
  case leftToRight
  /// Leading is right: Arabic, Hebrew.
  case rightToLeft
}
