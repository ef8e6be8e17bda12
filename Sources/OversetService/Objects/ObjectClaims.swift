#if Service
  import Synchronization

  /// Keeps the naming of files and their removal apart, without a transaction that waits for a network.
  ///
  /// Who names files claims them, looks whether they are there, names them in the database and lets them go. Who removes
  /// files sets those apart that nobody has claimed, then looks which the database names. A claim waits for files that are
  /// set apart, so that whoever finds a file there still finds it once it is named.
  package final class ObjectClaims: Sendable {
    private struct State {
      var claimed: [String: Int] = [:]
      var apart: Set<String> = []
      var waiting: [CheckedContinuation<Bool, Never>] = []
    }

    private let state = Mutex(State())

    /// Nothing is claimed.
    package init() {}

    /// Does what names files, once none of them is being removed.
    package func naming<Value: Sendable>(
      _ digests: Set<String>, _ work: () async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
      while await !claim(digests) {}
      defer { release(digests) }
      return try await work()
    }

    /// Whether they are claimed now; false when something has been removed meanwhile.
    private func claim(_ digests: Set<String>) async -> Bool {
      await withCheckedContinuation { continuation in
        let isClaimed = state.withLock { state in
          guard state.apart.isDisjoint(with: digests) else {
            state.waiting.append(continuation)
            return false
          }
          for digest in digests { state.claimed[digest, default: 0] += 1 }
          return true
        }
        if isClaimed { continuation.resume(returning: true) }
      }
    }

    private func release(_ digests: Set<String>) {
      state.withLock { state in
        for digest in digests {
          guard let count = state.claimed[digest] else { continue }
          state.claimed[digest] = count > 1 ? count - 1 : nil
        }
      }
    }

    /// Removes those of `digests` that nobody names now, and keeps others from naming them meanwhile.
    ///
    /// - Parameter work: Is given those that nobody has claimed; has to look which of them are named before it removes any.
    package func removing<Value: Sendable>(
      _ digests: [String], _ work: ([String]) async throws(Problem) -> Value
    ) async throws(Problem) -> Value {
      let apart = state.withLock { state in
        let apart = digests.filter { state.claimed[$0] == nil && !state.apart.contains($0) }
        state.apart.formUnion(apart)
        return apart
      }
      defer {
        let waiting = state.withLock { state in
          state.apart.subtract(apart)
          defer { state.waiting = [] }
          return state.waiting
        }
        for continuation in waiting { continuation.resume(returning: false) }
      }
      return try await work(apart)
    }
  }
#endif
