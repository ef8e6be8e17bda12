import OversetVocabulary

/// A strategy: what is kept of a value in a snapshot, and how that is compared.
///
/// The names are those of swift-snapshot-testing, for whose users it is made. Its functions are
/// `@Sendable`, so that a strategy may be a `static let`.
public struct Snapshotting<Value, Format>: Sendable {
  /// The extension of the snapshot's file, without its dot; nil for none.
  public var pathExtension: String?

  /// How what is kept becomes a file and is compared.
  public var diffing: Diffing<Format>

  /// What is kept of a value.
  public var snapshot: @Sendable (Value) -> Async<Format>

  /// A strategy that makes what it keeps later.
  ///
  /// - Parameters:
  ///   - pathExtension: The extension of the snapshot's file, without its dot; nil for none.
  ///   - diffing: How what is kept becomes a file and is compared.
  ///   - asyncSnapshot: What is kept of a value.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    asyncSnapshot: @escaping @Sendable (_ value: Value) -> Async<Format>
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    snapshot = asyncSnapshot
  }

  /// A strategy that makes what it keeps at once; the parameters are those of the other initializer.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @Sendable (_ value: Value) -> Format
  ) {
    self.init(
      pathExtension: pathExtension, diffing: diffing,
      asyncSnapshot: { Async(value: snapshot($0)) })
  }

  /// This strategy for values of another type: `transform` makes a `Value` of each.
  public func pullback<NewValue>(
    _ transform: @escaping @Sendable (_ otherValue: NewValue) -> Value
  ) -> Snapshotting<NewValue, Format> {
    asyncPullback { Async(value: transform($0)) }
  }

  /// This strategy for values of another type: `transform` makes a `Value` of each, later.
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

/// A strategy that keeps the value itself.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
  /// A strategy that keeps the value itself; the parameters are those of the other initializers.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
