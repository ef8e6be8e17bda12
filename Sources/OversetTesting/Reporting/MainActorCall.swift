import Foundation
import OversetSnapshots

/// Runs work on the main actor for a caller that is not an asynchronous function.
///
/// Views belong to the main actor; the functions of tests often belong to none.
enum MainActorCall {
  /// Runs `work` with `value` on the main actor and waits for it.
  static func run<Value, Result: Sendable>(
    with value: Value, _ work: @MainActor (Value) -> Result
  ) -> Result {
    let lent = UncheckedSendableBox(value)
    if isOnMainActor { return MainActor.assumeIsolated { work(lent.value) } }
    return DispatchQueue.main.sync { MainActor.assumeIsolated { work(lent.value) } }
  }

  /// The main actor's jobs run on the main queue, which on Linux need not be the main thread; a test of
  /// XCTest runs on the main thread, outside of any queue.
  private static var isOnMainActor: Bool {
    DispatchQueue.getSpecific(key: mark) != nil || Thread.isMainThread
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
}
