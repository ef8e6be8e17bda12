package import Foundation
package import OversetSnapshots
package import OversetVocabulary
import Synchronization

/// Waits for a value that arrives later.
package enum AsyncWaiter {
  /// What is said of a value that has not arrived.
  package static func lateness(timeout: TimeInterval) -> PrintedText {
    "no snapshot within \(timeout) seconds; use a longer `timeout`, or check why the value does not"
      + " arrive"
  }

  /// The value, or nil if none arrives within `timeout` seconds.
  static func value<Value>(of later: Async<Value>, timeout: TimeInterval) -> Value? {
    try? result(of: later, timeout: timeout)?.get()
  }

  /// The value, or why there is none; nil when neither has arrived within `timeout` seconds.
  ///
  /// On the main thread its run loop goes on, so that what the value waits for can happen there. A test
  /// on the main actor of Swift Testing holds the main queue on Linux: what calls back there is late.
  package static func result<Value>(
    of later: Async<Value>, timeout: TimeInterval
  ) -> Result<Value, Diagnostic>? {
    let box = Box<Result<Value, Diagnostic>>()
    later.receive { box.put($0) }
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
