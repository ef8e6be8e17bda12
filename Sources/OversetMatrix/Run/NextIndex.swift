import Synchronization

/// Hands out 0, 1, 2 ... to tasks.
final class NextIndex: Sendable {
  private let next = Mutex(0)

  /// The next numbers, at most `count`, or nil when none is below `limit`.
  func take(_ count: Int, below limit: Int) -> Range<Int>? {
    next.withLock { next in
      guard next < limit else { return nil }
      let first = next
      next = min(first + max(count, 1), limit)
      return first..<next
    }
  }

  /// The next number, or nil when it is not below `limit`.
  func take(below limit: Int) -> Int? {
    next.withLock { next in
      guard next < limit else { return nil }
      defer { next += 1 }
      return next
    }
  }
}
