import OversetConfig
public import OversetVocabulary

/// The text sizes a user can choose, as in SwiftUI.
public typealias DynamicTypeSize = TypeSize

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
