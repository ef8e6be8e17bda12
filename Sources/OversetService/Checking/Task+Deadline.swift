#if Service
  extension Task where Failure == Never {
    /// The value, if it is there in time; nil where it is not, and where nobody waits for it any more. The task goes on.
    func value(until deadline: ContinuousClock.Instant) async -> Success? {
      let (values, continuation) = AsyncStream.makeStream(of: Success?.self)
      let waiting = Task<Void, Never> { continuation.yield(await self.value) }
      let timer = Task<Void, any Error> {
        try await Task<Never, Never>.sleep(until: deadline, clock: .continuous)
        continuation.yield(nil)
      }
      defer {
        timer.cancel()
        waiting.cancel()
      }
      for await value in values { return value }
      return nil
    }
  }
#endif
