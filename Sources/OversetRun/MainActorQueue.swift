import Foundation
import Synchronization

/// Has work done on the main actor for workers on other threads, which wait for its value.
///
/// Views are evaluated on the main actor alone. While it is free, a task does the work. While its thread
/// waits for the run, as for an assertion in a test that is not an asynchronous function, no task would
/// ever run there: then that thread does the work itself, in ``serve()``.
final class MainActorQueue: Sendable {
  private typealias Work = @MainActor @Sendable () -> Void

  /// Who does the work.
  enum Service: Sendable {
    /// A task for each piece of work.
    case tasks
    /// The thread that waits for the run.
    case waitingThread
  }

  private let service: Service
  private let waiting = Mutex<[Work]>([])
  /// Counts what has happened since the waiting thread last looked.
  private let events = DispatchSemaphore(value: 0)

  /// A queue whose work is done by `service`.
  init(servedBy service: Service) { self.service = service }

  /// Asks for work at once, without waiting for it.
  func request<Value: Sendable>(
    _ work: @escaping @MainActor @Sendable () -> Value
  ) -> PendingValue<Value> {
    let pending = PendingValue<Value>()
    switch service {
    case .tasks:
      // `async let` would wait for a free thread before it asked the main actor.
      Task { @MainActor in pending.put(work()) }
    case .waitingThread:
      waiting.withLock { $0.append { pending.put(work()) } }
      events.signal()
    }
    return pending
  }

  // MARK: The waiting thread

  /// Does what has been asked for so far.
  @MainActor func serve() {
    let work = waiting.withLock { waiting in
      defer { waiting = [] }
      return waiting
    }
    for piece in work { piece() }
  }

  /// Serves until `isFinished`; whoever changes that calls ``wake()`` afterwards.
  @MainActor func serve(until isFinished: () -> Bool) {
    while !isFinished() {
      events.wait()
      serve()
    }
  }

  /// Has the waiting thread look again whether it may go on.
  func wake() { events.signal() }
}

/// A value that another thread makes.
final class PendingValue<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let arrival = DispatchSemaphore(value: 0)

  /// The value; nil while it is being made.
  var known: Value? { value.withLock { $0 } }

  /// Puts the value in, once.
  func put(_ made: Value) {
    value.withLock { $0 = made }
    arrival.signal()
  }

  /// Waits for the value, on one thread.
  func wait() -> Value {
    while true {
      if let known { return known }
      arrival.wait()
    }
  }
}
