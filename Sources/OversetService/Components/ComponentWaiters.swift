#if Service
  /// Those who wait for a process of components, in the order in which they came.
  ///
  /// Its owner isolates it. Each that was added is answered once: with a process, or with the reason why there is none.
  struct ComponentWaiters {
    typealias Continuation = CheckedContinuation<Result<ComponentProcess, ComponentFault>, Never>

    private struct Waiter {
      let number: Int
      let deadline: ContinuousClock.Instant
      let continuation: Continuation
    }

    private var waiting: [Waiter] = []
    private var last = 0

    /// What the next one is known by.
    mutating func next() -> Int {
      last += 1
      return last
    }

    mutating func add(
      _ number: Int, until deadline: ContinuousClock.Instant, _ continuation: Continuation
    ) {
      waiting.append(Waiter(number: number, deadline: deadline, continuation: continuation))
    }

    /// Gives a process to the first whose time is not over; false if there is none.
    mutating func give(_ process: ComponentProcess) -> Bool {
      while !waiting.isEmpty {
        let waiter = waiting.removeFirst()
        guard waiter.deadline > .now else {
          waiter.continuation.resume(returning: .failure(.busy))
          continue
        }
        waiter.continuation.resume(returning: .success(process))
        return true
      }
      return false
    }

    /// Tells one that there is no process, if it waits still.
    mutating func giveUp(_ number: Int, because fault: ComponentFault) {
      guard let index = waiting.firstIndex(where: { $0.number == number }) else { return }
      waiting.remove(at: index).continuation.resume(returning: .failure(fault))
    }

    /// Tells all that there is no process.
    mutating func giveUp(because fault: ComponentFault) {
      for waiter in waiting { waiter.continuation.resume(returning: .failure(fault)) }
      waiting = []
    }
  }
#endif
