/// A value that arrives later.
///
/// The shape is swift-snapshot-testing's, so that strategies written for it compile.
public struct Async<Value> {
  /// Asks for the value; the callback is called once, on any thread.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` hands to its callback.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

  /// A value that is there.
  public init(value: Value) { run = { $0(value) } }

  /// What `transform` makes of the value when it has arrived.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> Async<Other> {
    Async<Other> { callback in run { callback(transform($0)) } }
  }
}
