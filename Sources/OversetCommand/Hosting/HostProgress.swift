import Synchronization

/// When something was said last: a step of the work, or its end.
final class HostProgress: Sendable {
  private let time = Mutex(ContinuousClock.now)

  var last: ContinuousClock.Instant { time.withLock { $0 } }

  func note() { time.withLock { $0 = .now } }
}
