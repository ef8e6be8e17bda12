import OversetFiles
import OversetRun
import OversetUI
import OversetVocabulary

/// A piece of work that runs code of the app.
enum WorkItem: Codable, Hashable, Sendable {
  /// Makes the components that the program registers.
  case registration
  /// Looks for previews.
  case preview(PreviewStep)
  /// Evaluates and lays out a state.
  case state(component: String, state: String)

  /// The work that a process was at when it ended; nil if it was at none.
  init?(at report: SupervisedProcess.Report) {
    guard let item = report.work.flatMap({ CompactJSON.value(WorkItem.self, of: $0) }) else {
      return nil
    }
    self = item
  }

  /// What it is called in messages.
  var name: String {
    switch self {
    case .registration: "the components that the program registers"
    case .preview(.declaration(let type, _)), .preview(.provider(let type, _)): type
    case .preview(.context(let file, let line, _)): "makeSharedContext() at \(file):\(line)"
    case .state(let component, let state): "\(component) \(state)"
    }
  }

  /// Whether code of the work may run on another thread than the one on which it began, as the making of a preview's
  /// context. Nothing else runs meanwhile.
  var mayLeaveItsThread: Bool {
    if case .preview = self { true } else { false }
  }
}

/// What a supervised process is to do, and what is known of those before it.
///
/// There is an end to the processes: one follows another only if that one added a piece of work to ``failures``, or was a
/// probe that came to its end, behind which the command runs. Each piece of work is added once, and no more than
/// ``limit`` are.
struct SupervisedPlan: Codable, Sendable {
  /// What a process does.
  enum Task: String, Codable, Sendable {
    /// What the command line says.
    case command
    /// Runs the code of all states, and nothing else: whichever stops the program costs no further run.
    case probe
  }

  /// A piece of work that stopped a process.
  struct Failure: Codable, Sendable {
    let item: WorkItem
    /// What happened, in words.
    let reason: String
  }

  var task = Task.command
  /// What is not done again.
  private(set) var failures: [Failure] = []
  /// The states that an earlier probe has run to the end.
  private(set) var proved: Set<WorkItem> = []
  /// What earlier processes have recorded.
  private(set) var records: [RecordedSnapshot] = []
  /// The file of the program that is to follow this one.
  private var rebuilt: String?

  /// A line that a process keeps for those after it.
  enum Line: Codable, Sendable {
    case proved(WorkItem)
    case recorded(RecordedSnapshot)
    /// The program has been built anew, and is to be run in the place of this one.
    case rebuilt(path: String)
  }

  /// What follows a process.
  enum Next: Equatable, Sendable {
    /// Another process.
    case again
    /// The end, with a status.
    case ended(CInt)
    /// The program that has been built in the meantime.
    case program(path: String)
    /// The end by a signal that somebody has sent to the process.
    case sent(signal: CInt)
    /// The end: there are no components, for a reason in words.
    case unregistered(reason: String)
    /// The end: what stopped the process belongs to no piece of work.
    case unexplained
    /// The end: the process did what it was not to do.
    case repeated
    /// The end: too much has failed.
    case tooMany
  }

  /// How many pieces of work may fail. Each costs the start of a process, and one that never ends costs a minute.
  static let limit = 100

  /// Signals that code gets for what it does, by their numbers in Linux, and what they mostly mean. SIGKILL is the
  /// system's where memory runs out. Others are sent by who wants the command to end.
  static let failingSignals: [CInt: String] = [
    4: "SIGILL, a trap", 5: "SIGTRAP, a trap", 6: "SIGABRT", 7: "SIGBUS", 8: "SIGFPE",
    9: "SIGKILL, as where memory runs out", 11: "SIGSEGV, as where calls go on without end",
  ]

  /// Takes what is known of a process that has ended, and says what follows. `reason` says in words how it ended.
  mutating func next(after report: SupervisedProcess.Report, reason: String) -> Next {
    for line in report.lines.compactMap({ CompactJSON.value(Line.self, of: $0) }) { take(line) }
    if report.hasFinished, case .exited(let status) = report.end {
      if let rebuilt { return .program(path: rebuilt) }
      guard task == .probe, status == ExitStatus.clean.rawValue else { return .ended(status) }
      task = .command
      return .again
    }
    if case .stopped(let signal) = report.end, SupervisedPlan.failingSignals[signal] == nil {
      return .sent(signal: signal)
    }
    guard let item = WorkItem(at: report), !report.wasStoppedElsewhere || item.mayLeaveItsThread
    else { return .unexplained }
    if item == .registration { return .unregistered(reason: reason) }
    guard !failures.contains(where: { $0.item == item }) else { return .repeated }
    failures.append(Failure(item: item, reason: reason))
    guard failures.count <= SupervisedPlan.limit else { return .tooMany }
    task = .probe
    return .again
  }

  private mutating func take(_ line: Line) {
    switch line {
    case .proved(let item): proved.insert(item)
    case .recorded(let record): records.append(record)
    case .rebuilt(let path): rebuilt = path
    }
  }

  /// The search for previews, which leaves out what stopped a process.
  var search: PreviewSearch {
    var search = PreviewSearch()
    for failure in failures {
      if case .preview(let step) = failure.item { search.failed[step] = failure.reason }
    }
    return search
  }

  /// The states that stopped a process.
  var failedStates: [FailedState] {
    failures.compactMap { failure in
      guard case .state(let component, let state) = failure.item else { return nil }
      return FailedState(component: component, state: state, reason: failure.reason)
    }
  }
}
