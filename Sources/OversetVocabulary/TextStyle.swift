/// A text style of the system font, by SwiftUI's names.
public enum TextStyle: String, CaseIterable, Codable, Hashable, Sendable {
  /// 34 points at the default text size.
  case largeTitle
  /// 28 points at the default text size.
  case title
  /// 22 points at the default text size.
  case title2
  /// 20 points at the default text size.
  case title3
  /// 17 points at the default text size, semibold.
  case headline
  /// 17 points at the default text size.
  case body
  /// 16 points at the default text size.
  case callout
  /// 15 points at the default text size.
  case subheadline
  /// 13 points at the default text size.
  case footnote
  /// 12 points at the default text size.
  case caption
  /// 11 points at the default text size.
  case caption2

  /// The size of the style at the default text size, in points.
  package var defaultSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }

  /// The weight of the style on the scale of 1 to 1000: headline is semibold, the others regular.
  package var weight: Int {
    self == .headline ? 600 : 400
  }
}
