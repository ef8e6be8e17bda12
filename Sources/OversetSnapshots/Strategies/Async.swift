public import OversetVocabulary

/// A value that arrives later: what a strategy makes of a value.
///
/// The name and the meaning are those of swift-snapshot-testing's type. Nothing happens before
/// ``run(_:)``, and everything happens again with each further one.
public struct Async<Value> {
  /// What receives the value, or why there is none.
  typealias Receiver = @Sendable (Result<Value, Diagnostic>) -> Void

  private let start: (@escaping Receiver) -> Void

  /// A value that `run` produces, which calls its argument once, from any thread.
  public init(run: @escaping (_ callback: @escaping @Sendable (Value) -> Void) -> Void) {
    start = { receiver in run { receiver(.success($0)) } }
  }

  /// A value that is there already.
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

  /// Asks for the value. Where there is none to come, `callback` is not called.
  public func run(_ callback: @escaping (Value) -> Void) {
    let lent = UncheckedSendableBox(callback)
    start { result in
      if case .success(let value) = result { lent.value(value) }
    }
  }

  /// The value that `transform` makes of this one.
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

  /// Asks for the value or the reason why there is none.
  public func receive(_ receiver: @escaping @Sendable (Result<Value, Diagnostic>) -> Void) {
    start(receiver)
  }
}

extension Async {
  /// The values of all of `parts`, in their order. Each is requested when the one before has arrived.
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
