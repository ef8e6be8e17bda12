extension Publisher {
  /// Sends the values of the publishers that `transform` makes of each value.
  ///
  /// It ends when this publisher and all of those have ended.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher { out in
      let group = FlowGroup(out)
      group.begin { done in
        sink(receiveCompletion: done) { value in
          group.begin { done in
            transform(value).sink(receiveCompletion: done, receiveValue: out.send)
          }
        }
      }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Sends the values of this publisher and of another as they come.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { out in
      let group = FlowGroup(out)
      group.begin { sink(receiveCompletion: $0, receiveValue: out.send) }
      group.begin { other.sink(receiveCompletion: $0, receiveValue: out.send) }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Sends the last values of this publisher and of another, whenever one of them sends and both have a value.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { out in
      var (first, second) = (Output?.none, P.Output?.none)
      let group = FlowGroup(out)
      func sendBoth() {
        if let first, let second { out.send((first, second)) }
      }
      group.begin {
        sink(receiveCompletion: $0) {
          first = $0
          sendBoth()
        }
      }
      group.begin {
        other.sink(receiveCompletion: $0) {
          second = $0
          sendBoth()
        }
      }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Sends what `transform` makes of the last values of this publisher and of another.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Sends the last values of three publishers, whenever one of them sends and all have a value.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Sends pairs of the first values of both, of the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { out in
      var (firsts, seconds) = ([Output](), [P.Output]())
      let group = FlowGroup(out)
      func sendPair() {
        guard !firsts.isEmpty, !seconds.isEmpty else { return }
        out.send((firsts.removeFirst(), seconds.removeFirst()))
      }
      group.begin {
        sink(receiveCompletion: $0) {
          firsts.append($0)
          sendPair()
        }
      }
      group.begin {
        other.sink(receiveCompletion: $0) {
          seconds.append($0)
          sendPair()
        }
      }
      return AnyCancellable { group.cancel() }
    }
  }

  /// Sends values before those of this publisher.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      for element in elements { out.send(element) }
      return feed(out)
    }
  }

  /// Sends values behind those of this publisher, if it ends well.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      sink(
        receiveCompletion: { completion in
          if case .finished = completion { for element in elements { out.send(element) } }
          out.finish(completion)
        }, receiveValue: out.send)
    }
  }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends the values of the last publisher that this one has sent.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher { out in
      let current = FlowSlot()
      let outer = sink(receiveCompletion: out.finish) { publisher in
        current.flow = nil
        current.flow = publisher.sink(
          receiveCompletion: { if case .failure = $0 { out.finish($0) } },
          receiveValue: out.send)
      }
      return AnyCancellable {
        outer.cancel()
        current.flow = nil
      }
    }
  }
}

/// Holds a flow that takes the place of another.
final class FlowSlot {
  var flow: AnyCancellable?
}

/// Flows into one outlet, which ends when all have ended or one has failed.
private final class FlowGroup<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private var running: [AnyCancellable] = []
  private var open = 0

  init(_ outlet: Outlet<Output, Failure>) { self.outlet = outlet }

  /// Begins a flow, which calls what it is given at its end.
  func begin(
    _ start: (@escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable
  ) {
    open += 1
    let flow = start { [self] completion in
      open -= 1
      if case .failure = completion { outlet.finish(completion) }
      if open == 0 { outlet.finish(.finished) }
    }
    running.append(flow)
  }

  func cancel() { running = [] }
}
