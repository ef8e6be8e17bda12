/// One gesture and then another. Nothing moves here.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// How far the two have come.
  public enum Value {
    /// The first one is under way.
    case first(First.Value)
    /// The first one has ended; the second may be under way.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that comes first.
  public var first: First
  /// The gesture that comes second.
  public var second: Second

  /// Creates a sequence of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// Two gestures at the same time. Nothing moves here.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// The values of the two.
  public struct Value {
    /// The value of the first one; nil if it is not under way.
    public var first: First.Value?
    /// The value of the second one; nil if it is not under way.
    public var second: Second.Value?
  }

  /// One of the two.
  public var first: First
  /// The other one.
  public var second: Second

  /// Creates a pair of gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

/// One gesture, or else another. Nothing moves here.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// The value of the one that came about.
  public enum Value {
    /// The one that was preferred.
    case first(First.Value)
    /// The other one.
    case second(Second.Value)
  }

  /// The gesture that is preferred.
  public var first: First
  /// The other one.
  public var second: Second

  /// Creates a choice of two gestures.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
