/// The key of a value that a view tells the container around it.
public protocol ContainerValueKey {
  /// The type of the value; the compiler infers it.
  associatedtype Value

  /// The value of views that tell none.
  static var defaultValue: Value { get }
}

/// The values that a view tells the container around it, which reads them of its subviews.
public struct ContainerValues {
  var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  /// Reads and writes a value of your own.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of `tag(_:)`, if the view has one of the type.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { tag?.base as? Tag }

  /// Whether the view has a tag that equals `value`.
  public func hasTag<Tag: Hashable>(_ value: Tag) -> Bool { tag?.base as? Tag == value }
}

/// A modifier that sets a container value.
private struct ContainerValueModifier: AttributeModifier {
  typealias Body = Never

  let set: (inout ContainerValues) -> Void

  func apply(to node: _ViewNode) {
    var values = node.traits.containerValues
    set(&values)
    node.traits.containerValues = values
  }
}

extension View {
  /// Tells the container around a value.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
