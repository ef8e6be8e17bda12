/// A stored property of a view that is updated before each evaluation of the view's body. `State` and
/// `Environment` are such properties, and types of yours that contain them.
public protocol DynamicProperty {
  /// Updates the property. The default does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// The default: does nothing.
  public mutating func update() {}
}
