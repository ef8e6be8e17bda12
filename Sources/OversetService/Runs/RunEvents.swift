#if Service
  import Foundation
  import Synchronization

  /// Tells those who look at a run what happens to it, as server-sent events (HTML Living Standard, 9.2).
  package final class RunEvents: Sendable {
    /// What happens.
    enum Event: Sendable {
      case decided(revision: Int)
      case commented(id: Int)
      case completed(state: RunState)

      /// As the stream has it.
      var text: String {
        switch self {
        case .decided(let revision): "event: decided\ndata: {\"revision\":\(revision)}\n\n"
        case .commented(let id): "event: commented\ndata: {\"id\":\(id)}\n\n"
        case .completed(let state): "event: completed\ndata: {\"state\":\"\(state.rawValue)\"}\n\n"
        }
      }
    }

    /// How many may listen at once.
    static let limit = 1_000
    /// How often something is sent, so that no proxy takes the connection for dead.
    private static let heartbeat = Duration.seconds(15)
    /// What is sent where nothing happens.
    private static let silence = ": here\n\n"

    private struct Listener {
      let run: Int
      let continuation: AsyncStream<String>.Continuation
    }

    private let listeners = Mutex<[Int: Listener]>([:])
    private let next = Atomic<Int>(0)

    init() {}

    /// What happens to a run from now on; nil if too many listen.
    func stream(of run: Int) -> AsyncStream<String>? {
      // Who reads too slowly loses events, and asks anew when the next one comes.
      let (stream, continuation) = AsyncStream.makeStream(
        of: String.self, bufferingPolicy: .bufferingNewest(64))
      let id = next.wrappingAdd(1, ordering: .relaxed).newValue
      let isTaken = listeners.withLock { listeners in
        guard listeners.count < Self.limit else { return false }
        listeners[id] = Listener(run: run, continuation: continuation)
        return true
      }
      guard isTaken else { return nil }
      continuation.yield(Self.silence)
      let heart = Task {
        while !Task.isCancelled {
          try await Task.sleep(for: Self.heartbeat)
          continuation.yield(Self.silence)
        }
      }
      continuation.onTermination = { [weak self] _ in
        heart.cancel()
        self?.forget(id)
      }
      return stream
    }

    private func forget(_ id: Int) { listeners.withLock { _ = $0.removeValue(forKey: id) } }

    /// Tells those who look at a run; nil for all.
    func tell(_ event: Event, of run: Int) {
      let own = listeners.withLock { $0.values.filter { $0.run == run } }
      for listener in own { listener.continuation.yield(event.text) }
    }

    /// Ends all streams, so that the server can end.
    package func end() {
      let all = listeners.withLock { $0.values.map(\.continuation) }
      for continuation in all { continuation.finish() }
    }
  }
#endif
