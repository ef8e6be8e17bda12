extension View {
  /// Records an action for a value of the view's size or place. Nothing runs it: a view is evaluated before it is laid
  /// out, so what the action would change stays as it is.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ newValue: Value) -> Void
  ) -> some View {
    ignored("onGeometryChange", "\(type)")
  }

  /// Records an action for a value of the view's size or place, with the value before. Nothing runs it.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ignored("onGeometryChange", "\(type)")
  }
}
