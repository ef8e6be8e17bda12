package import OversetVocabulary

/// A value of a configuration with the place that states it, for diagnostics found later.
package struct Placed<Value: Sendable>: Sendable {
  /// The value.
  package var value: Value
  /// Where it is written; nil for a default.
  package var place: SourcePlace?

  /// A value and where it is written.
  package init(_ value: Value, at place: SourcePlace? = nil) {
    self.value = value
    self.place = place
  }
}

extension Placed: Equatable where Value: Equatable {}
extension Placed: Hashable where Value: Hashable {}
