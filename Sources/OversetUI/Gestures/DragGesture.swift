public import Foundation
public import OversetLayoutEngine

/// A finger that moves. It is recorded.
public struct DragGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// How far the finger has come.
  public struct Value: Hashable, Sendable {
    /// When.
    public var time: Date
    /// The finger's place, in points.
    public var location: CGPoint
    /// Where the finger set out, in points.
    public var startLocation: CGPoint

    /// The way so far, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// The speed, in points per second: 0, since nothing moves.
    public var velocity: CGSize { .zero }
    /// Where the finger would come to rest, in points.
    public var predictedEndLocation: CGPoint { location }
    /// The way until the finger would come to rest, in points.
    public var predictedEndTranslation: CGSize { translation }
  }

  /// How far the finger moves before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// The origin of its places.
  public var coordinateSpace: CoordinateSpace

  /// Creates a gesture that begins after a way in points.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

/// Two fingers that move apart, in its older form. It is recorded.
public struct MagnificationGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never
  /// How many times as far apart the fingers are.
  public typealias Value = CGFloat

  /// Creates a gesture that begins after a change.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart. It is recorded.
public struct MagnifyGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// How far the fingers have come.
  public struct Value: Hashable, Sendable {
    /// How many times as far apart the fingers are.
    public var magnification: CGFloat
    /// The change of that in a second.
    public var velocity: CGFloat
    /// The point between the fingers, as a share of the view's frame.
    public var startAnchor: UnitPoint
    /// The point between the fingers, in points.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that begins after a change.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn, in its older form. It is recorded.
public struct RotationGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never
  /// How far the fingers have turned.
  public typealias Value = Angle

  /// Creates a gesture that begins after a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}

/// Two fingers that turn. It is recorded.
public struct RotateGesture: Gesture {
  /// A primitive gesture.
  public typealias Body = Never

  /// How far the fingers have come.
  public struct Value: Hashable, Sendable {
    /// How far they have turned.
    public var rotation: Angle
    /// The change of that in a second.
    public var velocity: Angle
    /// The point between the fingers, as a share of the view's frame.
    public var startAnchor: UnitPoint
    /// The point between the fingers, in points.
    public var startLocation: CGPoint
  }

  /// Creates a gesture that begins after a turn.
  public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
