#if Service
  import OversetVocabulary
  import Synchronization

  /// Which files were in the bucket a moment ago: a shard that is sent twice asks for the same thousands of them.
  final class SeenObjects: Sendable {
    /// When somebody began to look.
    struct Ticket: Sendable, Equatable {
      fileprivate let removals: Int
    }

    private struct State {
      var until: [String: ContinuousClock.Instant] = [:]
      var damaged: Set<String> = []
      var removals = 0
    }

    /// How many are known.
    private static let limit = 100_000
    /// For how long: what others do in the bucket is seen after that.
    private let age: Duration
    private let state = Mutex(State())

    init(age: Duration = .seconds(300)) { self.age = age }

    /// To be taken before somebody looks.
    var ticket: Ticket { state.withLock { Ticket(removals: $0.removals) } }

    /// Whether one was there.
    func has(_ digest: String) -> Bool {
      state.withLock { state in
        guard let until = state.until[digest], !state.damaged.contains(digest) else { return false }
        return until > .now
      }
    }

    /// One is there, unless any was removed since somebody began to look.
    func add(_ digest: String, _ ticket: Ticket) {
      state.withLock { state in
        guard state.removals == ticket.removals else { return }
        if state.until.count >= Self.limit { state.until = [:] }
        state.until[digest] = .now + age
      }
    }

    /// One has been kept just now, over one that was damaged or not.
    func renew(_ digest: String, _ ticket: Ticket) {
      state.withLock { _ = $0.damaged.remove(digest) }
      add(digest, ticket)
    }

    // MARK: Damage

    /// Whether one that is there has other bytes than its name says.
    func isDamaged(_ digest: String) -> Bool { state.withLock { $0.damaged.contains(digest) } }

    /// One is there and has other bytes than its name says: it counts as lacking, and may be written over.
    func addDamaged(_ digest: String) {
      state.withLock { state in
        state.until[digest] = nil
        if state.damaged.count >= Self.limit { state.damaged = [] }
        state.damaged.insert(digest)
      }
    }

    // MARK: Removal

    /// These are no more.
    func remove(_ digests: [String]) {
      state.withLock { state in
        state.removals += 1
        for digest in digests { state.until[digest] = nil }
        state.damaged.subtract(digests)
      }
    }
  }

  /// How many bytes may still be copied.
  final class ByteBudget: Sendable {
    private let limit: Int
    private let spent = Mutex(0)

    init(_ limit: Int) { self.limit = limit }

    /// - Throws: `Diagnostic` (data) once there are too many.
    func spend(_ bytes: Int) throws(Diagnostic) {
      let all = spent.withLock { spent in
        spent += bytes
        return spent
      }
      guard all <= limit else {
        throw Diagnostic(
          .data, problem: "the files have more than \(limit) bytes together",
          remedy: "push smaller shards")
      }
    }
  }
#endif
