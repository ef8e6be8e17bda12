#if Service
  import Foundation

  /// Work that waits without being a task, on a thread of its own: the service in this process needs the threads of tasks.
  enum Blocking {
    /// What comes of it.
    static func run<Value: Sendable>(
      _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
      try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result { try work() }) }
      }
    }
  }
#endif
