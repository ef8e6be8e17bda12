public import Foundation

/// One tap or several. It is recorded; a test taps `onTapGesture` and buttons only.
public struct TapGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never
  /// A tap tells nothing.
  public typealias Value = Void

  /// How many taps it takes.
  public var count: Int

  /// Creates a gesture of so many taps.
  public init(count: Int = 1) { self.count = count }
}

/// A tap that tells its place. It is recorded.
public struct SpatialTapGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// Where the tap was.
  public struct Value: Hashable, Sendable {
    /// The place, in points.
    public var location: CGPoint
  }

  /// How many taps it takes.
  public var count: Int

  /// Creates a gesture of so many taps.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) { self.count = count }
}

/// A finger that rests. It is recorded.
public struct LongPressGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never
  /// Whether it has lasted long enough.
  public typealias Value = Bool

  /// How long the finger rests, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a gesture of a duration in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}
