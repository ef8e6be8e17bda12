import Foundation
import OversetSnapshots
import Synchronization

/// Waits for a value that arrives later.
enum Awaited {
  /// The value, or nil when it has not arrived within `timeout` seconds.
  ///
  /// On the main thread its run loop goes on, so that what the value waits for can happen there.
  static func value<Value>(of later: Async<Value>, timeout: TimeInterval) -> Value? {
    let box = Box<Value>()
    later.run { box.put($0) }
    let end = Date(timeIntervalSinceNow: max(timeout, 0))
    if Thread.isMainThread {
      while box.isEmpty, Date() < end {
        _ = RunLoop.current.run(mode: .default, before: min(end, Date(timeIntervalSinceNow: 0.01)))
      }
    } else {
      box.wait(until: end)
    }
    return box.value
  }

  /// A place for one value.
  ///
  /// Sendable because its condition guards the value, which is put in once and read after that.
  private final class Box<Value>: @unchecked Sendable {
    private let condition = NSCondition()
    private var stored: Value?

    var isEmpty: Bool { value == nil }

    var value: Value? {
      condition.lock()
      defer { condition.unlock() }
      return stored
    }

    /// Puts the value in; a second one is left out.
    func put(_ value: Value) {
      condition.lock()
      defer { condition.unlock() }
      if stored == nil { stored = value }
      condition.broadcast()
    }

    func wait(until end: Date) {
      condition.lock()
      defer { condition.unlock() }
      while stored == nil, condition.wait(until: end) {}
    }
  }
}
