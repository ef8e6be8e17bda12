#if Service
  import OversetVocabulary

  /// Why the program of the components has not answered.
  enum ComponentFault: Error, Equatable, Sendable {
    /// It could not be started.
    case notStarted(String)
    /// It ended by itself.
    case ended(status: Int32)
    /// A signal has ended it.
    case stopped(signal: Int32)
    /// It did not answer before somebody's deadline, and goes on.
    case late
    /// It did nothing for too long, and was ended.
    case silent
    /// What it wrote is no answer.
    case unreadable
    /// It wrote too much.
    case endless
    /// It refuses, and says why.
    case refused(String)
    /// It answers others; or it has failed often, and is started again after a pause.
    case busy
    /// The server stops, or the files have changed.
    case closed

    /// What happened, in one sentence without a full stop.
    var words: String {
      switch self {
      case .notStarted(let reason): "the program of the components cannot be started: \(reason)"
      case .ended(let status): "the program of the components ended with exit code \(status)"
      case .stopped(let signal):
        "the program of the components was stopped by \(Self.names[signal] ?? "signal \(signal)")"
      case .late: "the program of the components did not answer in time"
      case .silent: "the program of the components did nothing for too long, and was ended"
      case .unreadable: "what the program of the components wrote is no answer"
      case .endless: "the program of the components wrote too much"
      case .refused(let reason): reason
      case .busy: "the program of the components was busy, or is started again"
      case .closed: "the components are read again"
      }
    }

    /// Whether the process has done something wrong, so that it is not asked again.
    var isOfProcess: Bool {
      switch self {
      case .refused, .late, .busy, .closed: false
      case .notStarted, .ended, .stopped, .silent, .unreadable, .endless: true
      }
    }

    /// Signals by their numbers in Linux.
    private static let names: [Int32: String] = [
      4: "SIGILL, a trap", 5: "SIGTRAP, a trap", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE",
      9: "SIGKILL, as where memory runs out", 11: "SIGSEGV, as where calls go on without end",
    ]
  }
#endif
