/// A stored property of a view that is updated before the view's body is evaluated.
public protocol DynamicProperty {
  /// Updates the property. The default does nothing.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}
