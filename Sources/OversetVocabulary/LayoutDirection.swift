/// The side a line of the interface begins on.
public enum LayoutDirection: String, CaseIterable, Hashable, Codable, Sendable {
  /// Leading is left: English, German, Japanese.
  case leftToRight = "ltr"
  /// Leading is right: Arabic, Hebrew.
  case rightToLeft = "rtl"

  /// The direction in snapshot names and reports: `ltr` or `rtl`.
  package var token: String { rawValue }
}
