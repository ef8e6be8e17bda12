import COversetPOSIX
import Foundation
package import OversetVocabulary
import Synchronization

/// This program, run once more with the same arguments and streams, so that what stops it does not stop the first.
///
/// The second process is a ``WatchedProcess``.
package struct SupervisedProcess {
  /// How the second process ended.
  package enum End: Equatable, Sendable {
    /// With a status.
    case exited(CInt)
    /// By a signal that nobody here has sent.
    case stopped(signal: CInt)
    /// It was at one piece of work for too long, and was ended.
    case silent
    /// The system does not say.
    case lost
  }

  /// What is known of a process that has ended.
  package struct Report: Sendable {
    /// How it ended.
    package let end: End
    /// Whether it had done all.
    package let hasFinished: Bool
    /// The piece of work that it was at; nil if it was at none.
    package let work: String?
    /// The last code of that work; nil if nothing is known of it.
    package let code: String?
    /// Whether it was stopped on another thread than the one that does this work.
    package let wasStoppedElsewhere: Bool
    /// The lines that it kept.
    package let lines: [String]

    /// Describes the end of a process.
    package init(
      end: End, hasFinished: Bool = false, work: String? = nil, code: String? = nil,
      wasStoppedElsewhere: Bool = false, lines: [String] = []
    ) {
      self.end = end
      self.hasFinished = hasFinished
      self.work = work
      self.code = code
      self.wasStoppedElsewhere = wasStoppedElsewhere
      self.lines = lines
    }
  }

  /// How long a process may be at one piece of work, in seconds.
  private let patience: Double
  private let environment: [String: String]

  /// A process with a further variable in its environment, whose value is the number of this process.
  package init(
    environment: [String: String], variable: String, patience: Double
  ) {
    self.environment = environment.merging([variable: "\(getpid())"]) { $1 }
    self.patience = patience
  }

  /// Runs the program until it ends.
  ///
  /// - Parameter instructions: What it is to do, on one line.
  /// - Throws: `Diagnostic` if the program cannot be started.
  package func run(_ instructions: String) throws(Diagnostic) -> Report {
    let file = overset_notes_file()
    guard let notes = WorkNotes(descriptor: file) else { throw SupervisedProcess.failure(errno) }
    defer { close(file) }
    let journal = try Journal(instructions + "\n")
    defer { close(journal.descriptor) }
    let (end, life) = (try Pipe(), try Pipe())
    defer { for descriptor in [end.reading, life.writing] { close(descriptor) } }
    let process: pid_t
    do {
      defer { for descriptor in [end.writing, life.reading] { close(descriptor) } }
      process = try start(
        sharing: [
          (file, WatchedProcess.notes), (journal.descriptor, WatchedProcess.journal),
          (end.writing, WatchedProcess.end), (life.reading, WatchedProcess.life),
        ])
    }
    Self.running.withLock { $0 = process }
    let ending = follow(process, until: end.reading, notes)
    Self.running.withLock { $0 = nil }
    return Report(
      end: ending, hasFinished: notes.hasFinished, work: notes.isWorking ? notes.work : nil,
      code: notes.code.isEmpty ? nil : notes.code,
      wasStoppedElsewhere: notes.wasStoppedElsewhere,
      lines: journal.text.split(separator: "\n").dropFirst().map(String.init))
  }

  // MARK: Passing on

  /// The process that runs.
  private static let running = Mutex<pid_t?>(nil)

  /// From now on whoever interrupts this program interrupts the one that it runs, and ends with it.
  ///
  /// - Throws: `Diagnostic` if the system refuses it.
  package static func passInterruptsOn() throws(Diagnostic) {
    try Interrupt.handle {
      if let process = running.withLock({ $0 }) { Interrupt.send(to: process) }
    }
  }

  /// Becomes another program, with the arguments of this one.
  ///
  /// - Parameter path: The file of the program.
  /// - Throws: `Diagnostic` if it cannot be run.
  package static func becomeProgram(at path: String) throws(Diagnostic) -> Never {
    let arguments = unsafe list(CommandLine.arguments)
    defer { unsafe arguments.forEach { unsafe free($0) } }
    let error = HeldSignals.lettingThrough {
      _ = unsafe execv(path, arguments)
      return errno
    }
    throw Diagnostic(
      .system(error), file: path,
      problem: "the program cannot be run again: \(SystemError(error).words)",
      remedy: "build it, and start it yourself")
  }

  // MARK: Starting

  /// A pipe whose ends no other program inherits.
  private struct Pipe {
    let reading: CInt
    let writing: CInt

    init() throws(Diagnostic) {
      var ends: [CInt] = [-1, -1]
      guard unsafe pipe(&ends) == 0, ends.count == 2 else { throw SupervisedProcess.failure(errno) }
      (reading, writing) = (ends[0], ends[1])
      for end in ends { overset_close_on_exec(end) }
    }
  }

  private func start(sharing files: [(own: CInt, its: CInt)]) throws(Diagnostic) -> pid_t {
    // Numbers that are free in the second process: what is put under the first of them would replace the next file.
    let copies = files.map { overset_high_descriptor($0.own) }
    defer { for copy in copies where copy >= 0 { close(copy) } }
    guard copies.allSatisfy({ $0 >= 0 }) else { throw SupervisedProcess.failure(errno) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for (copy, file) in zip(copies, files) {
      unsafe posix_spawn_file_actions_adddup2(&actions, copy, file.its)
    }
    let arguments = unsafe SupervisedProcess.list(CommandLine.arguments)
    let environment = unsafe SupervisedProcess.list(
      self.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    // Where signals of children are ignored, as some callers have it, the system keeps no status of them.
    overset_keep_statuses()
    var process: pid_t = 0
    let result = HeldSignals.lettingThrough {
      unsafe posix_spawn(&process, "/proc/self/exe", &actions, nil, arguments, environment)
    }
    guard result == 0 else { throw SupervisedProcess.failure(result) }
    return process
  }

  /// Strings as C has them, with nothing behind the last.
  private static func list(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe strings.map { unsafe strdup($0) } + [nil]
  }

  static func failure(_ number: CInt) -> Diagnostic {
    Diagnostic(
      .system(number),
      problem: "the program cannot be run a second time: \(SystemError(number).words)",
      remedy: "free processes or memory, and run it again")
  }

  // MARK: Following

  /// How often it is looked whether the process goes on, in milliseconds: while it does, and when it seems to end.
  private static let (tick, endingTick) = (200, 5)

  /// Waits until the process ends, which closes `pipe`, or has been at one piece of work for too long.
  ///
  /// The pipe only tells when to look: it closes a moment before the process has ended, and what the process has
  /// started may hold it open. Time is counted in ticks of this process, so that none passes for a machine that sleeps.
  private func follow(_ process: pid_t, until pipe: CInt, _ notes: WorkNotes) -> End {
    var (steps, waited) = (notes.steps, 0)
    var (request, tick) = (
      pollfd(fd: pipe, events: Int16(POLLIN), revents: 0), SupervisedProcess.tick
    )
    while true {
      if let end = SupervisedProcess.end(of: process, waits: false) { return end }
      if unsafe poll(&request, 1, CInt(tick)) > 0 {
        // A negative number is not looked at.
        (request.fd, tick) = (-1, SupervisedProcess.endingTick)
        continue
      }
      if notes.steps != steps || !notes.isWorking {
        (steps, waited) = (notes.steps, 0)
        continue
      }
      waited += tick
      guard Double(waited) > patience * 1000 else { continue }
      kill(process, SIGKILL)
      _ = SupervisedProcess.end(of: process, waits: true)
      return .silent
    }
  }

  /// Ends this program by a signal that ends a program.
  package static func end(by signal: CInt) { overset_end_by(signal) }

  /// How a process has ended; nil if it has not.
  private static func end(of process: pid_t, waits: Bool) -> End? {
    var status: CInt = 0
    while true {
      let found = unsafe waitpid(process, &status, waits ? 0 : WNOHANG)
      if found == -1, errno == EINTR { continue }
      if found == -1 { return .lost }
      guard found == process else { return nil }
      let code = overset_exit_status(status)
      return code >= 0 ? .exited(code) : .stopped(signal: overset_end_signal(status))
    }
  }
}
