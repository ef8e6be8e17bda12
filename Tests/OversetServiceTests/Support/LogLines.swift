#if Service
  import Logging
  import Synchronization

  /// A log in memory: level, message and metadata of each line.
  final class LogLines: Sendable {
    private let lines = Mutex<[String]>([])

    /// All that was logged.
    var all: [String] { lines.withLock { $0 } }

    /// A logger that writes here.
    var logger: Logger {
      let handler = Handler { line in self.lines.withLock { $0.append(line) } }
      return Logger(label: "test") { _ in handler }
    }

    private struct Handler: LogHandler {
      var logLevel = Logger.Level.trace
      var metadata: Logger.Metadata = [:]
      let tell: @Sendable (String) -> Void

      init(_ tell: @escaping @Sendable (String) -> Void) { self.tell = tell }

      subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
      }

      func log(event: LogEvent) {
        tell("\(event.level) \(event.message) \(event.metadata ?? [:])")
      }
    }
  }
#endif
