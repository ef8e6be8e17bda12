import OversetConfig
public import OversetVocabulary

/// The text sizes that users choose in Settings. ``EnvironmentValues/dynamicTypeSize`` is `large` by
/// default; the matrix sets others.
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
  /// Sets the text size inside this view, whatever the user chose.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modifier(TypeSizeModifier(allowed: [size]))
  }

  /// Clamps the text size inside this view to `range`.
  ///
  /// Use it where a layout has no space for accessibility sizes; the checks then see the size that users
  /// see.
  public func dynamicTypeSize<Range: RangeExpression<DynamicTypeSize>>(
    _ range: Range
  ) -> some View {
    modifier(TypeSizeModifier(allowed: DynamicTypeSize.allCases.filter(range.contains)))
  }
}
