import COversetPOSIX
import Synchronization

/// The end of this process, as the C library tells of it.
package enum ProcessEnd {
  private static let works = Mutex<[@Sendable (CInt) -> Void]>([])

  /// Runs `work` when the process ends by itself, with its status: 0 for success. A process that is killed
  /// or crashes runs nothing.
  ///
  /// Of the C libraries glibc alone hands the status on; with others it is 0.
  package static func notify(_ work: @escaping @Sendable (CInt) -> Void) {
    _ = asked
    works.withLock { $0.append(work) }
  }

  /// Asks the C library once. Its function can hold nothing, so that the works lie beside it.
  private static let asked: Void = {
    #if canImport(Glibc)
      _ = unsafe on_exit({ status, _ in ProcessEnd.run(status) }, nil)
    #else
      atexit { ProcessEnd.run(0) }
    #endif
  }()

  private static func run(_ status: CInt) {
    for work in works.withLock({ $0 }) { work(status) }
  }
}
