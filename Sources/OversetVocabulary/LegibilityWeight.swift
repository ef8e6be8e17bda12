/// Whether the user has switched on Bold Text in Settings: SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: String, CaseIterable, Hashable, Codable, Sendable {
  /// Bold Text is off: texts have the weight that views ask for.
  case regular
  /// Bold Text is on: every text in the system font is two steps of 100 heavier.
  case bold

  /// What a text of `weight`, 100 to 900, is drawn with in the system font.
  ///
  /// Source: WebKit, which adds 200 to the weight of the system font as its stand-in for the setting
  /// (`SystemFontDatabaseCoreText.cpp`). Regular becomes semibold, as `UIFont.preferredFont` has it. What iOS
  /// does to light weights is not published; they follow the same rule here.
  /// A custom font does not come here: Apple's Human Interface Guidelines, Typography, ask apps that use one
  /// to implement Bold Text themselves, for which they read this value.
  package func weight(of weight: Int) -> Int {
    switch self {
    case .regular: weight
    case .bold: min(weight + 200, 900)
    }
  }
}
