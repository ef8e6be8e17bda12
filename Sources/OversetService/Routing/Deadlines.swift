#if Service
  import Synchronization

  /// Ends what takes too long. All that waits is looked at by one clock: a timer for each request would stay until its time, however
  /// soon the request was answered.
  final class Deadlines: Sendable {
    private struct Waiting: Sendable {
      let end: ContinuousClock.Instant
      let cancel: @Sendable () -> Void
    }

    private struct State: Sendable {
      var waiting: [Int: Waiting] = [:]
      var next = 0
      var isLooking = false
    }

    /// How much later something may end.
    private static let interval = Duration.milliseconds(200)

    private let state = Mutex(State())

    /// What work comes to; nil if it took longer than `time`, and was cancelled.
    func value<Value: Sendable>(
      within time: Duration, of work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
      let task = Task(operation: work)
      let number = add(Waiting(end: ContinuousClock.now + time, cancel: { task.cancel() }))
      let result = await withTaskCancellationHandler {
        await task.result
      } onCancel: {
        task.cancel()
      }
      let isInTime = state.withLock { $0.waiting.removeValue(forKey: number) != nil }
      return isInTime ? try result.get() : nil
    }

    private func add(_ waiting: Waiting) -> Int {
      let (number, isFirst) = state.withLock { state in
        state.next += 1
        state.waiting[state.next] = waiting
        defer { state.isLooking = true }
        return (state.next, !state.isLooking)
      }
      if isFirst { Task { await look() } }
      return number
    }

    /// Looks from time to time, until nothing waits.
    private func look() async {
      var isLooking = true
      while isLooking {
        try? await Task.sleep(for: Self.interval)
        let now = ContinuousClock.now
        let late = state.withLock { state in
          let late = state.waiting.filter { $0.value.end < now }
          for number in late.keys { state.waiting[number] = nil }
          state.isLooking = !state.waiting.isEmpty
          isLooking = state.isLooking
          return late.values
        }
        for waiting in late { waiting.cancel() }
      }
    }
  }
#endif
