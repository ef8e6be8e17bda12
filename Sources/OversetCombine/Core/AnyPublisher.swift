/// A publisher whose type is not shown.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let start: (Outlet<Output, Failure>) -> AnyCancellable?

  /// Hides the type of `publisher`.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { publisher.feed($0) }
  }

  /// A publisher that `start` begins for each subscriber. What `start` returns ends it.
  init(start: @escaping (Outlet<Output, Failure>) -> AnyCancellable?) { self.start = start }

  /// Attaches a subscriber; the flow begins with its first request.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(subscriber)
    let start = start
    subscriber.receive(subscription: Flow(outlet: outlet) { start(outlet) })
  }
}

extension Publisher {
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Sends the values into `outlet`.
  func feed(_ outlet: Outlet<Output, Failure>) -> AnyCancellable {
    sink(receiveCompletion: outlet.finish, receiveValue: outlet.send)
  }
}

/// Where a publisher puts its values: a subscriber that has not ended yet.
final class Outlet<Output, Failure: Error> {
  private let take: (Output) -> Void
  private let end: (Subscribers.Completion<Failure>) -> Void
  /// Whether it takes more values.
  private(set) var isOpen = true

  init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    take = { _ = subscriber.receive($0) }
    end = subscriber.receive(completion:)
  }

  func send(_ value: Output) {
    if isOpen { take(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    isOpen = false
    end(completion)
  }

  /// Takes no more.
  func close() { isOpen = false }
}

/// The subscription to a publisher that starts with the first request.
final class Flow<Output, Failure: Error>: Subscription {
  private let outlet: Outlet<Output, Failure>
  private var start: (() -> AnyCancellable?)?
  private var running: AnyCancellable?

  init(outlet: Outlet<Output, Failure>, start: @escaping () -> AnyCancellable?) {
    self.outlet = outlet
    self.start = start
  }

  func request(_ demand: Subscribers.Demand) {
    guard demand > .none, let start else { return }
    self.start = nil
    let running = start()
    // A subscriber may cancel while the first values come.
    if outlet.isOpen { self.running = running }
  }

  func cancel() {
    outlet.close()
    start = nil
    running = nil
  }
}
