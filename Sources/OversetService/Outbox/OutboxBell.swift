#if Service
  import Synchronization

  /// Wakes those who deliver when something is to be delivered.
  package final class OutboxBell: Sendable {
    private let listeners = Mutex<[AsyncStream<Void>.Continuation]>([])

    package init() {}

    /// Rings once now and whenever there is something new; several rings that nobody has heard are one.
    func rings() -> (rings: AsyncStream<Void>, again: AsyncStream<Void>.Continuation) {
      let (rings, again) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      listeners.withLock { $0.append(again) }
      again.yield()
      return (rings, again)
    }

    /// There is something new.
    func ring() {
      for listener in listeners.withLock({ $0 }) { listener.yield() }
    }
  }
#endif
