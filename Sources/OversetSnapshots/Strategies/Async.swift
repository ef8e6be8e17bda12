public import OversetVocabulary

/// A value that may arrive later: what a strategy returns.
///
/// Name and meaning are those of swift-snapshot-testing. The work starts when you call ``run(_:)``, and
/// again at each further call.
public struct Async<Value> {
  /// What receives the value, or why there is none.
  typealias Receiver = @Sendable (Result<Value, Diagnostic>) -> Void

  private let start: (@escaping Receiver) -> Void

  /// Creates a value that a closure produces later. The closure calls its argument once, on any thread.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    start = { receiver in run { receiver(.success($0)) } }
  }

  /// Creates a value that exists already.
  public init(value: Value) {
    start = { $0(.success(value)) }
  }

  /// A value, or the reason why there is none, that `start` produces.
  init(start: @escaping (@escaping Receiver) -> Void) {
    self.start = start
  }

  /// The result of work that may fail.
  package init(catching work: () throws(Diagnostic) -> Value) {
    let result = Result(catching: work)
    start = { $0(result) }
  }

  /// Starts the work and passes the value on. If the value cannot be made, `callback` is not called;
  /// ``receive(_:)`` also passes errors on.
  public func run(_ callback: @escaping (Value) -> Void) {
    let lent = UncheckedSendableBox(callback)
    start { result in
      if case .success(let value) = result { lent.value(value) }
    }
  }

  /// Transforms the value when it arrives.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    let lent = UncheckedSendableBox(transform)
    return Async<NewValue>(start: { receiver in
      start { result in receiver(result.map { lent.value($0) }) }
    })
  }

  /// The value that `transform` makes later of this one.
  func flatMap<NewValue>(
    _ transform: @escaping @Sendable (Value) -> Async<NewValue>
  ) -> Async<NewValue> {
    Async<NewValue>(start: { receiver in
      start { result in
        switch result {
        case .success(let value): transform(value).receive(receiver)
        case .failure(let error): receiver(.failure(error))
        }
      }
    })
  }

  /// Starts the work and passes on the value, or the reason why there is none.
  public func receive(_ receiver: @escaping @Sendable (Result<Value, Diagnostic>) -> Void) {
    start(receiver)
  }
}

extension Async {
  /// The values of all of `parts`, in their order. Each starts when the previous one has arrived.
  static func sequence<Part>(_ parts: [Async<Part>]) -> Async where Value == [Part] {
    Async(start: { receiver in
      collect(parts[...], into: [], receiver: receiver)
    })
  }

  private static func collect<Part>(
    _ parts: ArraySlice<Async<Part>>, into values: [Part], receiver: @escaping Receiver
  ) where Value == [Part] {
    guard let first = parts.first else { return receiver(.success(values)) }
    let rest = Waiting(parts: parts.dropFirst(), values: values)
    first.receive { result in
      switch result {
      case .success(let value):
        collect(rest.parts, into: rest.values + [value], receiver: receiver)
      case .failure(let error): receiver(.failure(error))
      }
    }
  }
}

/// What is left of a sequence, and what has come.
///
/// Sendable because it is handed from one callback to the next: never two of them have it.
private struct Waiting<Part>: @unchecked Sendable {
  let parts: ArraySlice<Async<Part>>
  let values: [Part]
}
