/// A text style of the system font, by SwiftUI's names.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// `Font.largeTitle`.
  case largeTitle
  /// `Font.title`.
  case title
  /// `Font.title2`.
  case title2
  /// `Font.title3`.
  case title3
  /// `Font.headline`.
  case headline
  /// `Font.body`.
  case body
  /// `Font.callout`.
  case callout
  /// `Font.subheadline`.
  case subheadline
  /// `Font.footnote`.
  case footnote
  /// `Font.caption`.
  case caption
  /// `Font.caption2`.
  case caption2

  /// The weight of the style on the scale of 1 to 1000: headline is semibold, the others regular.
  package var weight: Int {
    self == .headline ? 600 : 400
  }
}
