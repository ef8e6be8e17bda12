import Synchronization

/// Numbers the unnamed snapshots of a test, from 1 in the order of its assertions.
enum SnapshotCounter {
  /// The numbers of one run of a test.
  final class Scope: Sendable {
    private let counts = Mutex<[String: Int]>([:])

    /// The next number of the test that `key` says, with where its files lie.
    func next(_ key: String) -> Int {
      counts.withLock { counts in
        counts[key, default: 0] += 1
        return counts[key, default: 1]
      }
    }
  }

  /// The run of a test that a trait has begun.
  @TaskLocal static var scope: Scope?

  /// The numbers of tests without a trait. A test that is repeated in one process continues to count:
  /// nothing marks where it begins again.
  private static let process = Scope()

  /// The next number of the test that `key` says, with where its files lie.
  static func next(_ key: String) -> Int { (scope ?? process).next(key) }
}
