/// A place where a variable gets a value after its declaration.
package struct Assignment: Sendable, Hashable {
  /// How the value gets there.
  package enum Kind: Sendable, Hashable {
    /// `target = value`
    case whole
    /// `target += value`, of a text or a list.
    case addition
    /// `target.append(value)`, `target[key] = value`
    case element
  }

  /// The name or member that gets it.
  package let target: NodeReference
  /// The value's expression.
  package let value: NodeReference
  /// How the value gets there.
  package let kind: Kind
}
