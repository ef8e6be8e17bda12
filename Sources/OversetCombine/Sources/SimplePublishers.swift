/// A publisher of one value.
public struct Just<Output>: Publisher {
  /// It never fails.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and ends.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    AnyPublisher<Output, Never> { out in
      out.send(output)
      out.finish(.finished)
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher without values.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Creates a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Creates a publisher without values of certain types.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.init(completeImmediately: completeImmediately)
  }

  /// Ends at once, or never.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { out in
      if completeImmediately { out.finish(.finished) }
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that fails.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of an error, for values of a certain type.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { out in
      out.finish(.failure(error))
      return nil
    }.receive(subscriber: subscriber)
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher that is made for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  /// Makes the publisher and attaches the subscriber to it.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    createPublisher().receive(subscriber: subscriber)
  }
}

/// A publisher of one value or error that a closure delivers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Delivers the value or the error.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let audience = Audience<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Runs a closure at once, which delivers a result now or later.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [weak self] in self?.deliver($0) }
  }

  private func deliver(_ result: Result<Output, Failure>) {
    guard self.result == nil else { return }
    self.result = result
    switch result {
    case .success(let value):
      audience.send(value)
      audience.finish(.finished)
    case .failure(let error): audience.finish(.failure(error))
    }
  }

  /// Attaches a subscriber, which gets the result if there is one.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    AnyPublisher<Output, Failure> { [self] out in
      guard let result else { return audience.add(out) }
      switch result {
      case .success(let value):
        out.send(value)
        out.finish(.finished)
      case .failure(let error): out.finish(.failure(error))
      }
      return nil
    }.receive(subscriber: subscriber)
  }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { out in
      for element in self { out.send(element) }
      out.finish(.finished)
      return nil
    }
  }
}

extension Optional {
  /// A publisher of the value, if there is one.
  public var publisher: AnyPublisher<Wrapped, Never> {
    AnyPublisher { out in
      if let self { out.send(self) }
      out.finish(.finished)
      return nil
    }
  }
}

extension Result {
  /// A publisher of the value, or of the error.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { out in
      switch self {
      case .success(let value):
        out.send(value)
        out.finish(.finished)
      case .failure(let error): out.finish(.failure(error))
      }
      return nil
    }
  }
}
