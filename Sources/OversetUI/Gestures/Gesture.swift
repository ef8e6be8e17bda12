/// A movement of fingers that a view reacts to. Nothing moves here: gestures are recorded, and only
/// `onTapGesture` makes a control that a test can tap.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of ``body``; the compiler infers it.
  associatedtype Body: Gesture
  /// What the gesture tells about itself; by default what the one tells that it is made of.
  associatedtype Value = Body.Value

  /// The gesture that this one is made of.
  var body: Body { get }

  /// Its name, for the record. Only this module's gestures implement it.
  var _name: String { get }
}

extension Gesture {
  /// The type of the gesture.
  public var _name: String { "\(Self.self)" }
}

extension Never: Gesture {
  /// There is no value of this type.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: this module's gestures consist of no others.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture: its body is never evaluated")
  }
}

/// A gesture with something to do about it, which nothing runs here.
public struct _ReactingGesture<Base: Gesture, Value>: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  let base: Base

  /// The name of the gesture.
  public var _name: String { base._name }
}

/// A gesture of any type.
public struct AnyGesture<Value>: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// The name of the gesture.
  public let _name: String

  /// Hides the type of a gesture.
  public init<Base: Gesture>(_ gesture: Base) where Base.Value == Value { _name = gesture._name }
}

extension Gesture {
  /// The gesture with an action at its end. Nothing runs it here.
  public func onEnded(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ReactingGesture<Self, Value> {
    _ReactingGesture(base: self)
  }

  /// The gesture with a value of your own in place of its own.
  public func map<Other>(
    _ body: @escaping @MainActor (Value) -> Other
  ) -> _ReactingGesture<Self, Other> {
    _ReactingGesture(base: self)
  }

  /// This gesture and then another.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and another at the same time.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or else another.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension Gesture where Value: Equatable {
  /// The gesture with an action whenever its value changes. Nothing runs it here.
  public func onChanged(
    _ action: @escaping @MainActor (Value) -> Void
  ) -> _ReactingGesture<Self, Value> {
    _ReactingGesture(base: self)
  }
}
