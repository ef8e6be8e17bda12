import Synchronization

/// Hands the numbers of pieces of work, 0, 1, 2 ..., out to workers: each number to one of them.
package final class WorkQueue: Sendable {
  private let count: Int
  private let next = Mutex(0)

  /// A queue of `count` pieces of work.
  package init(count: Int) { self.count = count }

  /// The next pieces of work, at most `most` of them, at least 1; nil when none is left.
  package func take(_ most: Int) -> Range<Int>? {
    next.withLock { next in
      guard next < count else { return nil }
      let first = next
      next = min(first + max(most, 1), count)
      return first..<next
    }
  }

  /// The next piece of work; nil when none is left.
  package func take() -> Int? { take(1)?.lowerBound }
}
