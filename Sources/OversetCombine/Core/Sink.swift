extension Publisher {
  /// Runs `receiveValue` for each value and `receiveCompletion` at the end, as long as somebody holds the result.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs `receiveValue` for each value, as long as somebody holds the result.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property of `object`, as long as somebody holds the result.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value into a published property, as long as its object is there: `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    box.sources.append(sink { [weak box] in box?.set($0) })
  }
}

extension Subscribers {
  /// A subscriber that runs closures.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    /// Runs for each value.
    public let receiveValue: (Input) -> Void
    /// Runs at the end.
    public let receiveCompletion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?
    private var isCancelled = false

    /// Creates a subscriber that asks for all values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      guard !isCancelled, self.subscription == nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Runs the closure for a value.
    public func receive(_ input: Input) -> Demand {
      if !isCancelled { receiveValue(input) }
      return .none
    }

    /// Runs the closure for the end.
    public func receive(completion: Completion<Failure>) {
      subscription = nil
      if !isCancelled { receiveCompletion(completion) }
    }

    /// Takes no more values.
    public func cancel() {
      isCancelled = true
      subscription?.cancel()
      subscription = nil
    }
  }
}
