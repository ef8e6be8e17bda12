public import Foundation

/// A way to make snapshots of values: how a value becomes a format that can be kept, and how two of
/// that format are compared.
///
/// The shape is swift-snapshot-testing's: strategies are made of others with ``pullback(_:)``.
public struct Snapshotting<Value, Format> {
  /// The extension of the files, without its dot.
  public var pathExtension: String?
  /// How the format is kept and compared.
  public var diffing: Diffing<Format>
  /// The format of a value.
  public var snapshot: (Value) -> Async<Format>

  /// A strategy whose format arrives later.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy from the function that makes the format.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping (_ value: Value) -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
  }

  /// The strategy for values that `transform` turns into values of this one.
  public func pullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// The strategy for values from which values of this one arrive later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { value in
      Async { callback in
        transform(value).run { inner in snapshot(inner).run(callback) }
      }
    }
  }
}

/// A strategy whose format is the value itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy for values that are kept as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}

extension Snapshotting {
  /// The strategy, after `duration` seconds: for values that settle.
  public static func wait(
    for duration: TimeInterval, on strategy: Snapshotting
  ) -> Snapshotting {
    Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        Thread.sleep(forTimeInterval: max(duration, 0))
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
