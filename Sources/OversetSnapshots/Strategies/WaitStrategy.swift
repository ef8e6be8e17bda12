public import Foundation

extension Snapshotting {
  /// Lets time pass before `strategy` looks at the value.
  ///
  /// On the main thread the main run loop runs meanwhile, so that what the value waits for happens.
  ///
  /// - Parameters:
  ///   - duration: How long, in seconds.
  ///   - strategy: What then looks at the value.
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
