public import OversetConfig

/// The text sizes a user can choose, as in SwiftUI.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// Large, the default.
  case large
  /// Extra large.
  case xLarge
  /// Extra extra large.
  case xxLarge
  /// The largest ordinary size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Orders from the smallest to the largest.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Whether it is one of the accessibility sizes.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size of the matrix with the same place in the order.
  public init(_ typeSize: TypeSize) {
    let index = TypeSize.allCases.firstIndex(of: typeSize) ?? DynamicTypeSize.large.rawValue
    self = DynamicTypeSize(rawValue: index) ?? .large
  }

  /// The same size in the matrix's terms.
  var typeSize: TypeSize { TypeSize.allCases[rawValue] }
}

/// A modifier that keeps the text size of its content within limits.
private struct TypeSizeModifier: ContextModifier {
  typealias Body = Never

  let allowed: [DynamicTypeSize]

  func change(_ context: inout _ViewContext) {
    guard let first = allowed.first, let last = allowed.last else { return }
    let size = context.environment.dynamicTypeSize
    context.environment.dynamicTypeSize = min(max(size, first), last)
  }
}

extension View {
  /// Sets the text size of the views inside.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(TypeSizeModifier(allowed: [size]))
  }

  /// Keeps the text size of the views inside within `range`.
  public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(
    _ range: Range
  ) -> some View {
    modifier(TypeSizeModifier(allowed: DynamicTypeSize.allCases.filter(range.contains)))
  }
}
