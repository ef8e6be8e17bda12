import COversetPOSIX
import Foundation
package import OversetVocabulary

/// This program, run once more with the same arguments, so that what stops it does not stop the first.
///
/// The two share the standard streams. The second tells the first what it does, a line at a time, through a
/// descriptor of its own.
package struct SupervisedProcess {
  /// How the second process ended.
  package enum End: Equatable, Sendable {
    /// By itself, with a status.
    case exited(CInt)
    /// By a signal that nobody here has sent.
    case stopped(signal: CInt)
    /// It said nothing for too long while it was at work, and was ended.
    case silent
  }

  /// The descriptor on which the second process tells.
  private static let descriptor: CInt = 3

  /// The environment of the second process.
  private let environment: [String: String]
  /// How long the second process may say nothing while it is at work, in seconds.
  private let patience: Int

  package init(environment: [String: String], patience: Int) {
    self.environment = environment
    self.patience = patience
  }

  /// Tells the first process something, in the second. False if the first has gone; where there was none, nothing
  /// happens.
  package static func tell(_ line: String) -> Bool {
    let bytes = Array((line + "\n").utf8)
    // A line is short enough for one write to a pipe.
    let written = unsafe bytes.withUnsafeBytes { bytes in
      unsafe write(descriptor, bytes.baseAddress, bytes.count)
    }
    return written == bytes.count || errno != EPIPE
  }

  /// Runs the program until it ends.
  ///
  /// - Parameter listen: Takes a line, and returns whether the process is at work then.
  /// - Throws: `Diagnostic` if the program cannot be started.
  package func run(listen: (String) -> Bool) throws(Diagnostic) -> End {
    let pipe = try Pipe()
    defer { close(pipe.reading) }
    let process = try start(telling: pipe.writing)
    close(pipe.writing)
    let isPatient = follow(pipe.reading, listen)
    if !isPatient { kill(process, SIGKILL) }
    var status: CInt = 0
    while unsafe waitpid(process, &status, 0) == -1, errno == EINTR {}
    guard isPatient else { return .silent }
    let code = overset_exit_status(status)
    return code >= 0 ? .exited(code) : .stopped(signal: overset_end_signal(status))
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

  private func start(telling writing: CInt) throws(Diagnostic) -> pid_t {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, writing, SupervisedProcess.descriptor)
    let arguments = unsafe SupervisedProcess.list(CommandLine.arguments)
    let environment = unsafe SupervisedProcess.list(
      self.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
    defer { unsafe (arguments + environment).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let result = unsafe posix_spawn(
      &process, "/proc/self/exe", &actions, nil, arguments, environment)
    guard result == 0 else { throw SupervisedProcess.failure(result) }
    return process
  }

  /// Strings as C has them, with nothing behind the last.
  private static func list(_ strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe strings.map { unsafe strdup($0) } + [nil]
  }

  private static func failure(_ number: CInt) -> Diagnostic {
    Diagnostic(
      .system(number),
      problem: "the program cannot be run a second time: \(SystemError(number).words)",
      remedy: "free processes or memory, and run it again")
  }

  // MARK: Following

  /// Reads lines until the process closes its end. False if it was silent for too long.
  private func follow(_ reading: CInt, _ listen: (String) -> Bool) -> Bool {
    var isAtWork = false
    var rest: [UInt8] = []
    while true {
      var request = pollfd(fd: reading, events: Int16(POLLIN), revents: 0)
      let ready = unsafe poll(&request, 1, isAtWork ? CInt(patience * 1000) : -1)
      if ready == 0 { return false }
      if ready < 0 {
        if errno == EINTR { continue }
        return true
      }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = unsafe read(reading, &bytes, bytes.count)
      guard count > 0 else { return true }
      rest += bytes.prefix(count)
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        isAtWork = listen(String(decoding: rest[..<end], as: UTF8.self))
        rest.removeFirst(end + 1)
      }
    }
  }
}
