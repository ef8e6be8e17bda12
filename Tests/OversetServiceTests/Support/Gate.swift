#if Service
  import Synchronization

  /// Holds one request back until it is told to let it go.
  final class Gate: Sendable {
    private struct State {
      var isHeld = false
      var isOpen = false
    }

    private let state = Mutex(State())

    /// Whether a request has come.
    var isHeld: Bool { state.withLock { $0.isHeld } }

    /// Lets it go, or those go that come later.
    func open() { state.withLock { $0.isOpen = true } }

    /// Waits until it may go on.
    func pass() async throws {
      state.withLock { $0.isHeld = true }
      while !state.withLock({ $0.isOpen }) { try await Task.sleep(for: .milliseconds(10)) }
    }
  }
#endif
