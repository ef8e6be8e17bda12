public import OversetReflection

/// A stored property of a view that is updated before each evaluation of the view's body. `State` and
/// `Environment` are such properties, and types of yours that contain them.
public protocol DynamicProperty: _BindableField where _FieldContext == _ViewContext {
  /// Updates the property. The default does nothing.
  mutating func update()

  /// Gives the property its context. Only this module's properties implement it.
  mutating func _bind(to context: _ViewContext, label: String)
}

extension DynamicProperty {
  /// The default: does nothing.
  public mutating func update() {}

  /// Binds the dynamic properties inside and updates this one.
  public mutating func _bind(to context: _ViewContext, label: String) {
    let inner = MainActor.assumeIsolated { Unchecked(context.descending(to: label)) }.value
    FieldBinder.bindFields(of: &self, to: inner)
    update()
  }
}
