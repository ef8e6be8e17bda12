public import Foundation

/// The values of one property over time. Nothing moves here: views are drawn with their first values.
public protocol KeyframeTrackContent<Value> {
  /// The type of the values.
  associatedtype Value
}

/// Tracks of keyframes for the properties of a value.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value
}

/// A value that is reached at constant speed.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe of a value, reached after `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a smooth curve.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe of a value, reached after `duration` seconds.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {}
}

/// A value that is reached as by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe of a value, reached after `duration` seconds.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// Creates a keyframe of a value.
  public init(_ to: Value) {}
}

/// Several keyframes, which the builder makes of the lines of a closure. You rarely name this type.
public struct _KeyframeList<Value>: KeyframeTrackContent {}

/// Makes keyframes of the lines and conditions of a closure. The compiler calls its functions.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a line of the closure.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeList<Value> where Content.Value == Value { _KeyframeList() }

  /// Makes the keyframes of a closure.
  public static func buildBlock(_ content: _KeyframeList<Value>...) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  /// Makes the keyframes of a loop.
  public static func buildArray(_ content: [_KeyframeList<Value>]) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  /// Makes the keyframes of an `if` without `else`.
  public static func buildOptional(_ content: _KeyframeList<Value>?) -> _KeyframeList<Value> {
    _KeyframeList()
  }

  /// Makes the keyframes of the first branch of an `if`.
  public static func buildEither(first: _KeyframeList<Value>) -> _KeyframeList<Value> { first }

  /// Makes the keyframes of the second branch of an `if`.
  public static func buildEither(second: _KeyframeList<Value>) -> _KeyframeList<Value> { second }
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  /// The type of the value that has the property.
  public typealias Value = Root

  /// Creates a track for a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Value {
  /// Creates a track for the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// Several tracks, which the builder makes of the lines of a closure. You rarely name this type.
public struct _KeyframeTracks<Value>: Keyframes {}

/// Makes tracks of the lines and conditions of a closure. The compiler calls its functions.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// Takes a track.
  public static func buildExpression<Content: Keyframes>(
    _ content: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value { _KeyframeTracks() }

  /// Takes a keyframe of the value itself.
  public static func buildExpression<Content: KeyframeTrackContent>(
    _ content: Content
  ) -> _KeyframeTracks<Value> where Content.Value == Value { _KeyframeTracks() }

  /// Makes the tracks of a closure.
  public static func buildBlock(_ content: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }

  /// Makes the tracks of a loop.
  public static func buildArray(_ content: [_KeyframeTracks<Value>]) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }

  /// Makes the tracks of an `if` without `else`.
  public static func buildOptional(_ content: _KeyframeTracks<Value>?) -> _KeyframeTracks<Value> {
    _KeyframeTracks()
  }

  /// Makes the tracks of the first branch of an `if`.
  public static func buildEither(first: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { first }

  /// Makes the tracks of the second branch of an `if`.
  public static func buildEither(second: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> {
    second
  }
}

/// Shows its content with the value that its keyframes begin with.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that is made for `initialValue`. The keyframes are not made.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates a view that is made for `initialValue`. Nothing triggers the keyframes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    value = initialValue
    self.content = content
  }

  /// The content for the first value.
  public var body: some View { content(value) }
}

extension View {
  /// Shows the view with the value that its keyframes begin with.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(self), initialValue).recorded("keyframeAnimator")
  }

  /// Shows the view with the value that its keyframes begin with. Nothing triggers them.
  public func keyframeAnimator<Value, Content: View>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    content(PlaceholderContentView(self), initialValue).recorded("keyframeAnimator")
  }
}
