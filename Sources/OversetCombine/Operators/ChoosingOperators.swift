extension Publisher {
  /// Sends the first value and ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends the first value for which `predicate` is true, and ends.
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Sends the last value at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Sends at most `maxLength` values and ends.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      var left = maxLength
      if left <= 0 { out.finish(.finished) }
      return sink(receiveCompletion: out.finish) { value in
        guard left > 0 else { return }
        left -= 1
        out.send(value)
        if left == 0 { out.finish(.finished) }
      }
    }
  }

  /// Leaves out the first `count` values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      var left = count
      return sink(receiveCompletion: out.finish) { value in
        if left > 0 { left -= 1 } else { out.send(value) }
      }
    }
  }

  /// Leaves out values as long as `predicate` is true.
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      var isDropping = true
      return sink(receiveCompletion: out.finish) { value in
        isDropping = isDropping && predicate(value)
        if !isDropping { out.send(value) }
      }
    }
  }

  /// Sends `output` if this publisher ends without a value.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      var isEmpty = true
      return sink(
        receiveCompletion: { completion in
          if isEmpty, case .finished = completion { out.send(output) }
          out.finish(completion)
        },
        receiveValue: {
          isEmpty = false
          out.send($0)
        })
    }
  }
}

extension Publisher {
  /// Sends `output` in place of an error, and ends.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    `catch` { _ in Just(output) }
  }

  /// Goes on with the publisher that `handler` makes of an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    AnyPublisher { out in
      let next = FlowSlot()
      let flow = sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: out.finish(.finished)
          case .failure(let error): next.flow = handler(error).feed(out)
          }
        }, receiveValue: out.send)
      return AnyCancellable {
        flow.cancel()
        next.flow = nil
      }
    }
  }

  /// Replaces an error by the one that `transform` makes of it.
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> AnyPublisher<Output, E> {
    AnyPublisher { out in
      sink(
        receiveCompletion: { completion in
          switch completion {
          case .finished: out.finish(.finished)
          case .failure(let error): out.finish(.failure(transform(error)))
          }
        }, receiveValue: out.send)
    }
  }

  /// Ends quietly at an error, which is a mistake of the caller. Combine stops the app there.
  public func assertNoFailure(_ prefix: String = "") -> AnyPublisher<Output, Never> {
    `catch` { _ in Empty() }
  }

  /// Runs closures at values and at the end, and sends the same.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      sink(
        receiveCompletion: { completion in
          receiveCompletion?(completion)
          out.finish(completion)
        },
        receiveValue: {
          receiveOutput?($0)
          out.send($0)
        })
    }
  }

  /// Sends the same: nothing is printed.
  public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure> {
    eraseToAnyPublisher()
  }

  /// Sends the same to all subscribers from one subscription, from when they come.
  public func share() -> AnyPublisher<Output, Failure> {
    let subject = PassthroughSubject<Output, Failure>()
    let slot = FlowSlot()
    return AnyPublisher { out in
      let part = subject.feed(out)
      if slot.flow == nil { slot.flow = feed(into: subject) }
      return part
    }
  }

  private func feed<S: Subject>(into subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    subscribe(subject)
  }
}

extension Publisher where Failure == Never {
  /// The same publisher for a flow that may fail.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { out in
      sink(
        receiveCompletion: { _ in out.finish(.finished) }, receiveValue: out.send)
    }
  }
}
