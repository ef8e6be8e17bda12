/// A Dynamic Type size: SwiftUI's `DynamicTypeSize`; ordered from small to large.
///
/// The raw value is the token.
public enum TypeSize: String, CaseIterable, Comparable, Hashable, Codable, Sendable {
  /// The smallest size: body text has 14 points.
  case xSmall = "xS"
  /// Body text has 15 points.
  case small = "S"
  /// Body text has 16 points.
  case medium = "M"
  /// The size of a new device, and the default of the matrix: body text has 17 points.
  case large = "L"
  /// Body text has 19 points.
  case xLarge = "xL"
  /// Body text has 21 points.
  case xxLarge = "xxL"
  /// The largest without Larger Accessibility Sizes: body text has 23 points.
  case xxxLarge = "xxxL"
  /// Body text has 28 points.
  case accessibility1 = "AX1"
  /// Body text has 33 points.
  case accessibility2 = "AX2"
  /// Body text has 40 points.
  case accessibility3 = "AX3"
  /// Body text has 47 points.
  case accessibility4 = "AX4"
  /// The largest size: body text has 53 points, three times the default.
  case accessibility5 = "AX5"

  /// The size in snapshot names, configurations and reports: `xS` to `AX5`.
  package var token: String { rawValue }

  /// Whether users find the size only under Larger Accessibility Sizes in Settings.
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
