/// One value for each span of a paragraph, of which there is at least one.
///
/// Most paragraphs have one span: its value is held without an array. Public, though no product shows it: the
/// optimizer makes versions for concrete types in other modules of public generics alone, and each layout has
/// several.
public struct SpanValues<Value> {
  /// The value of the first span.
  public var first: Value
  /// The values of the others.
  public var others: [Value]

  /// The value of the first span, and of others where there are some.
  @inlinable
  public init(_ first: Value, others: [Value] = []) {
    self.first = first
    self.others = others
  }

  /// How many spans there are.
  @inlinable public var count: Int { 1 + others.count }

  /// The value of the span at an index from 0.
  @inlinable public subscript(index: Int) -> Value { index == 0 ? first : others[index - 1] }

  /// What `transform` makes of each value.
  @inlinable
  public func map<Other>(_ transform: (Value) -> Other) -> SpanValues<Other> {
    SpanValues<Other>(transform(first), others: others.isEmpty ? [] : others.map(transform))
  }

  /// Whether `predicate` holds for a value.
  @inlinable
  public func contains(where predicate: (Value) -> Bool) -> Bool {
    predicate(first) || others.contains(where: predicate)
  }
}

extension SpanValues: Sendable where Value: Sendable {}
extension SpanValues: Equatable where Value: Equatable {}
extension SpanValues: Hashable where Value: Hashable {}
