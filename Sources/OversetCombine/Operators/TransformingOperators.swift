extension Publisher {
  /// Sends what `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    AnyPublisher { out in
      sink(receiveCompletion: out.finish, receiveValue: { out.send(transform($0)) })
    }
  }

  /// Sends the value at a key path of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
    map { $0[keyPath: keyPath] }
  }

  /// Sends what `transform` makes of each value; what it throws ends the flow.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> AnyPublisher<T, any Error> {
    AnyPublisher { out in
      sink(receiveCompletion: { out.finish($0.erased) }) { value in
        do { out.send(try transform(value)) } catch { out.finish(.failure(error)) }
      }
    }
  }

  /// Sends what `transform` makes of each value, unless it is nil.
  public func compactMap<T>(
    _ transform: @escaping (Output) -> T?
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { out in
      sink(receiveCompletion: out.finish) { value in
        if let new = transform(value) { out.send(new) }
      }
    }
  }

  /// Sends the values for which `isIncluded` is true.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    compactMap { isIncluded($0) ? $0 : nil }
  }

  /// Sends a value for each optional, `output` where it is nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }

  /// Sends what `nextPartialResult` makes of all values so far.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { out in
      var result = initialResult
      return sink(receiveCompletion: out.finish) { value in
        result = nextPartialResult(result, value)
        out.send(result)
      }
    }
  }

  /// Sends at the end what `nextPartialResult` made of all values.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { out in
      var result = initialResult
      return sink(
        receiveCompletion: { completion in
          if case .finished = completion { out.send(result) }
          out.finish(completion)
        }, receiveValue: { result = nextPartialResult(result, $0) })
    }
  }

  /// Sends all values at the end, as one array.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// Sends the number of values at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends no values, only the end.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// Sends a value unless `predicate` finds it equal to the one before.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { out in
      var last: Output?
      return sink(receiveCompletion: out.finish) { value in
        if let before = last, predicate(before, value) { return }
        last = value
        out.send(value)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends a value unless it is equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Subscribers.Completion {
  /// The end, with an error of any type.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
