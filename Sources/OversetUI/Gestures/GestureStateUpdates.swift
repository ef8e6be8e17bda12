extension Gesture {
  /// The gesture with a state that it sets while it lasts. Nothing moves here: the state keeps its first value.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> _ReactingGesture<Self, Value> {
    _ReactingGesture(base: self)
  }
}
