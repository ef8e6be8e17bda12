/// A Dynamic Type size: SwiftUI's `DynamicTypeSize`; ordered from small to large.
///
/// The raw value is the token.
public enum TypeSize: String, CaseIterable, Comparable, Hashable, Sendable {
  /// Extra small.
  case xSmall = "xS"
  /// Small.
  case small = "S"
  /// Medium.
  case medium = "M"
  /// Large: what a device starts with.
  case large = "L"
  /// Extra large.
  case xLarge = "xL"
  /// Extra extra large.
  case xxLarge = "xxL"
  /// Extra extra extra large, the largest without Larger Accessibility Sizes.
  case xxxLarge = "xxxL"
  /// Accessibility medium.
  case accessibility1 = "AX1"
  /// Accessibility large.
  case accessibility2 = "AX2"
  /// Accessibility extra large.
  case accessibility3 = "AX3"
  /// Accessibility extra extra large.
  case accessibility4 = "AX4"
  /// Accessibility extra extra extra large.
  case accessibility5 = "AX5"

  /// The size in snapshot names, configurations and reports: `xS` to `AX5`.
  package var token: String { rawValue }

  /// Whether it is one of Larger Accessibility Sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Orders from the smallest to the largest.
  public static func < (left: TypeSize, right: TypeSize) -> Bool {
    left.ordinal < right.ordinal
  }

  /// The place in `allCases`, which is the column of every table by size.
  package var ordinal: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }
}
