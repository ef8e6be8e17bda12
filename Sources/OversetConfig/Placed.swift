public import OversetVocabulary

/// A value of a configuration with the place that states it, for diagnostics found later.
public struct Placed<Value: Sendable>: Sendable {
  /// The value.
  public var value: Value
  /// Where it is written; nil for a default.
  public var place: SourcePlace?

  /// A value and where it is written.
  public init(_ value: Value, at place: SourcePlace? = nil) {
    self.value = value
    self.place = place
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
