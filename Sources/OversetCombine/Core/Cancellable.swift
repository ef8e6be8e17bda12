/// What can be stopped.
public protocol Cancellable {
  /// Stops it.
  func cancel()
}

extension Cancellable {
  /// Keeps it in a collection, so that it goes on as long as the collection is there.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }

  /// Keeps it in a set, so that it goes on as long as the set is there.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
}

/// A flow of values that stops when nobody holds this object any more.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Runs `cancel` when it is cancelled or released.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  /// Cancels `canceller` when it is cancelled or released.
  public init<Canceller: Cancellable>(_ canceller: Canceller) { stop = canceller.cancel }

  deinit { stop?() }

  /// Stops the flow; a second call does nothing.
  public func cancel() {
    let stop = stop
    self.stop = nil
    stop?()
  }

  /// Keeps it in a set, so that the flow goes on as long as the set is there.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps it in a collection, so that the flow goes on as long as the collection is there.
  public func store<Kept: RangeReplaceableCollection>(in collection: inout Kept)
  where Kept.Element == AnyCancellable {
    collection.append(self)
  }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
