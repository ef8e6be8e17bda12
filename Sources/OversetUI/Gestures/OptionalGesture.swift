/// A gesture, or none: `.gesture(isActive ? drag : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  /// A primitive gesture.
  public typealias Body = Never
  /// What the gesture tells about itself.
  public typealias Value = Wrapped.Value

  /// The name of the gesture; "nil" if there is none.
  public var _name: String { self?._name ?? "nil" }
}
