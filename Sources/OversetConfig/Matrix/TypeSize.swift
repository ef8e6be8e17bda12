/// A Dynamic Type size, by its token in snapshot names; ordered from small to large.
public enum TypeSize: String, CaseIterable, Comparable, Sendable {
  /// Extra small.
  case xS
  /// Small.
  case S
  /// Medium.
  case M
  /// Large: what a device starts with.
  case L
  /// Extra large.
  case xL
  /// Extra extra large.
  case xxL
  /// Extra extra extra large, the largest without Larger Accessibility Sizes.
  case xxxL
  /// Accessibility medium.
  case AX1
  /// Accessibility large.
  case AX2
  /// Accessibility extra large.
  case AX3
  /// Accessibility extra extra large.
  case AX4
  /// Accessibility extra extra extra large.
  case AX5

  /// Whether it is one of Larger Accessibility Sizes.
  public var isAccessibilitySize: Bool { self >= .AX1 }

  /// Whether one size is smaller than another.
  public static func < (left: TypeSize, right: TypeSize) -> Bool {
    left.ordinal < right.ordinal
  }

  /// The place in `allCases`, which is the column of every table by size.
  var ordinal: Int {
    switch self {
    case .xS: 0
    case .S: 1
    case .M: 2
    case .L: 3
    case .xL: 4
    case .xxL: 5
    case .xxxL: 6
    case .AX1: 7
    case .AX2: 8
    case .AX3: 9
    case .AX4: 10
    case .AX5: 11
    }
  }
}
