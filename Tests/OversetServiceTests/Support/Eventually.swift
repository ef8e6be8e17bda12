#if Service
  import Foundation

  /// Waiting for what happens in its own time.
  enum Eventually {
    /// Whether a condition holds before long; a minute is enough for a busy machine.
    static func holds(_ condition: () async throws -> Bool) async throws -> Bool {
      for _ in 0..<1_200 {
        if try await condition() { return true }
        try await Task.sleep(for: .milliseconds(50))
      }
      return false
    }
  }
#endif
