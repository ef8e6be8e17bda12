/// A publisher that sends what it is told to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to all subscribers.
  func send(_ value: Output)
  /// Ends the flow for all subscribers.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes a subscription; asks for all its values.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Tells all subscribers that something happened.
  public func send() { send(()) }
}

/// The subscribers of a subject, in the order in which they came.
final class Audience<Output, Failure: Error> {
  private var outlets: [Outlet<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Whether values still come.
  var isOpen: Bool { completion == nil }

  /// Adds a subscriber, which first gets what `greet` sends it.
  func add(
    _ outlet: Outlet<Output, Failure>, greet: (Outlet<Output, Failure>) -> Void = { _ in }
  ) -> AnyCancellable? {
    if let completion {
      outlet.finish(completion)
      return nil
    }
    outlets.append(outlet)
    greet(outlet)
    return AnyCancellable { [weak self] in self?.outlets.removeAll { $0 === outlet } }
  }

  func send(_ value: Output) {
    for outlet in outlets { outlet.send(value) }
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    guard isOpen else { return }
    self.completion = completion
    let outlets = outlets
    self.outlets = []
    for outlet in outlets { outlet.finish(completion) }
  }
}

/// A subject that keeps no value: subscribers get what is sent after they came.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [audience] in audience.add($0) }.receive(subscriber: subscriber)
  }

  /// Sends a value to all subscribers.
  public func send(_ value: Output) {
    if audience.isOpen { audience.send(value) }
  }

  /// Ends the flow.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Asks `subscription` for all its values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}

/// A subject that keeps the last value: a subscriber gets it at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let audience = Audience<Output, Failure>()
  private var current: Output

  /// Creates a subject with a first value.
  public init(_ value: Output) { current = value }

  /// The last value. Setting it sends it.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Attaches a subscriber, which gets the last value first.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher { [self] in audience.add($0) { $0.send(current) } }
      .receive(subscriber: subscriber)
  }

  /// Keeps a value and sends it to all subscribers.
  public func send(_ value: Output) {
    guard audience.isOpen else { return }
    current = value
    audience.send(value)
  }

  /// Ends the flow.
  public func send(completion: Subscribers.Completion<Failure>) { audience.finish(completion) }

  /// Asks `subscription` for all its values.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
}
