/// A source of values over time, as in Combine.
///
/// Here values flow at once, on the thread that sends them: no scheduler, no clock and no queue takes part. So a view
/// shows the same in every run. Demand is honoured as far as "some" or "none".
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that can end the flow; `Never` if none can.
  associatedtype Failure: Error

  /// Attaches a subscriber; `subscribe(_:)` calls it.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
  /// Attaches a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Sends the values into a subject, until the result is cancelled.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { subject.send(completion: $0) }, receiveValue: { subject.send($0) })
  }
}

/// What receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that can end the flow.
  associatedtype Failure: Error

  /// Takes the subscription, from which it asks for values.
  func receive(subscription: any Subscription)
  /// Takes a value and says how many more it wants.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Learns that no more values come.
  func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for values. The first request of more than none starts the flow; later ones have no effect here.
  func request(_ demand: Subscribers.Demand)
}

/// A publisher that sends nothing before somebody connects it.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the flow, until the result is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that connects this one when somebody subscribes.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

/// The types of publishers that operators make.
///
/// Most operators return an ``AnyPublisher`` here, where Combine has a type for each.
public enum Publishers {
  /// A publisher that connects another when somebody subscribes.
  public struct Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public let upstream: Upstream

    /// Attaches the subscriber and connects the publisher.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.receive(subscriber: subscriber)
      _ = upstream.connect()
    }
  }
}

/// The types that subscribers speak in.
public enum Subscribers {
  /// How a flow of values ended.
  public enum Completion<Failure: Error> {
    /// All values were sent.
    case finished
    /// An error ended it.
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Hashable, Comparable, Sendable {
    /// The largest number; nil has no limit.
    public let max: Int?

    /// All that come.
    public static let unlimited = Demand(max: nil)
    /// None.
    public static let none = Demand(max: 0)

    /// A number of values; a negative one is none.
    public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(value, 0)) }

    /// Whether it wants fewer.
    public static func < (left: Demand, right: Demand) -> Bool {
      (left.max ?? .max) < (right.max ?? .max)
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// What can be told from others of its kind by an identifier.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// Tells subscribers and subscriptions apart.
public struct CombineIdentifier: Hashable {
  private let object: AnyObject

  /// A new identifier.
  public init() { object = Token() }

  /// The identifier of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// Whether both belong to the same.
  public static func == (left: CombineIdentifier, right: CombineIdentifier) -> Bool {
    left.object === right.object
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }

  private final class Token {}
}
