import OversetVocabulary

/// A strategy: what a snapshot keeps of a value, and how it is compared.
///
/// The names are those of swift-snapshot-testing, so that its strategies compile here. The closures are
/// `@Sendable`, so that a strategy can be a `static let`.
public struct Snapshotting<Value, Format>: Sendable {
  /// The extension of the snapshot's file, without a dot; nil is no extension.
  public var pathExtension: String?

  /// How the format is written, read and compared.
  public var diffing: Diffing<Format>

  /// Makes the format from a value.
  public var snapshot: @Sendable (Value) -> Async<Format>

  /// Creates a strategy that makes the format later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the snapshot's file, without a dot; nil is no extension.
  ///   - diffing: How the format is written, read and compared.
  ///   - asyncSnapshot: Makes the format from a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping @Sendable (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// Creates a strategy that makes the format at once.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the snapshot's file, without a dot; nil is no extension.
  ///   - diffing: How the format is written, read and compared.
  ///   - snapshot: Makes the format from a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (_ value: Value) -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// Applies this strategy to another type: `transform` makes a `Value` of it. Use it to build your own
  /// strategies from existing ones.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// Applies this strategy to another type: `transform` makes a `Value` of it, later.
  public func asyncPullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) -> Async<Value>
  ) -> Snapshotting<NewValue, Format> {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { transform($0).flatMap(snapshot) })
  }

  /// This strategy for values of another type, of which some cannot be shown.
  func failablePullback<NewValue>(
    _ transform: @escaping @Sendable (NewValue) throws(Diagnostic) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { other in
      Async(catching: { () throws(Diagnostic) in try transform(other) })
    }
  }
}

/// A strategy for values that are their own format, such as text.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// Creates a strategy that keeps the value itself.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the snapshot's file, without a dot; nil is no extension.
  ///   - diffing: How the value is written, read and compared.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
