public import Foundation

extension Snapshotting {
  /// Waits before `strategy` looks at the value: for work that has no end to wait for.
  ///
  /// On the main thread the main run loop continues, so that timers and main-queue work run. Prefer to
  /// inject the result: a fixed delay makes tests slow, and sometimes is too short.
  ///
  /// - Parameters:
  ///   - duration: The delay, in seconds.
  ///   - strategy: The strategy that looks at the value after the delay.
  public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
    let snapshot = strategy.snapshot
    return Snapshotting(
      pathExtension: strategy.pathExtension, diffing: strategy.diffing,
      asyncSnapshot: { value in
        if Thread.isMainThread {
          RunLoop.main.run(until: Date(timeIntervalSinceNow: duration))
        } else {
          Thread.sleep(forTimeInterval: max(0, duration))
        }
        return snapshot(value)
      })
  }
}
