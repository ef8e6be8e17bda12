import Foundation
import OversetTestBasics
import Testing

/// A command that watches, while it runs. What it writes goes into files, which are read when it says that a report is
/// done. It takes no slot of `ProcessSlots`: it mostly waits, while its test needs slots for other commands.
final class WatchingProcess {
  private let process = Process()
  private let scratch: Scratch
  private let output: URL
  private let errors: URL
  /// How many reports were waited for.
  private var waited = 0

  /// Stands before each report.
  static let separator = "──── overset --watch ────\n"
  /// For how long a report is waited for, in seconds: it never takes so long unless it does not come.
  private static let patience = 120.0

  /// Starts it; the current folder is a scratch folder.
  init(
    _ arguments: [String], environment: [String: String] = [:], program: URL? = nil
  ) async throws {
    scratch = try Scratch()
    output = scratch.folder.appending(path: "out")
    errors = scratch.folder.appending(path: "err")
    for file in [output, errors] { try Data().write(to: file) }
    process.executableURL = try program ?? OversetProcess.executable()
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.currentDirectoryURL = scratch.folder
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }

  /// What it has written to the standard error stream.
  var messages: String { (try? String(contentsOf: errors, encoding: .utf8)) ?? "" }

  /// All that it has written to the standard output stream.
  var text: String { (try? String(contentsOf: output, encoding: .utf8)) ?? "" }

  /// The reports so far.
  var reports: [String] {
    let parts: [String] = text.components(separatedBy: Self.separator)
    return Array(parts.dropFirst())
  }

  /// Waits for the next report, and returns the last that is there.
  @discardableResult
  func report() async throws -> String {
    waited += 1
    try await wait { [waited] in $0.components(separatedBy: "; watching for ").count > waited }
    return reports.last ?? ""
  }

  /// Waits until the last report is `expected`. Returns the last in the end.
  ///
  /// Of one edit there may be two reports: on a busy machine files appear long after each other.
  func report(becoming expected: String) async throws -> String {
    try await report { $0 == expected }
  }

  /// Waits until the last report is the one that is meant. Returns the last in the end.
  @discardableResult
  func report(_ isMeant: (String) -> Bool) async throws -> String {
    var left = Self.patience
    while left > 0 {
      if let last = reports.last, isMeant(last) { return last }
      try #require(process.isRunning, "it has ended: \(messages)")
      try await Task.sleep(for: .milliseconds(10))
      left -= 0.01
    }
    return reports.last ?? ""
  }

  /// Waits until its messages say something.
  func wait(for message: String) async throws {
    try await wait { $0.contains(message) }
  }

  private func wait(_ isDone: (String) -> Bool) async throws {
    var left = Self.patience
    while !isDone(messages) {
      try #require(process.isRunning, "it has ended: \(messages)")
      try #require(left > 0, "nothing came: \(messages)")
      try await Task.sleep(for: .milliseconds(10))
      left -= 0.01
    }
  }

  /// Interrupts it, as Ctrl-C does. Returns its exit code.
  func interrupt() async throws -> Int32 {
    process.interrupt()
    return try await end()
  }

  /// Waits until it has ended. Returns its exit code; -1 if a signal has ended it.
  func end() async throws -> Int32 {
    var left = Self.patience
    while process.isRunning {
      try #require(left > 0, "it does not end: \(messages)")
      try await Task.sleep(for: .milliseconds(10))
      left -= 0.01
    }
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }
}

extension TestProject {
  /// `overset` with `arguments` over this project, watching.
  func watching(
    _ arguments: [String], environment: [String: String] = [:], program: URL? = nil
  ) async throws -> WatchingProcess {
    try await WatchingProcess(
      arguments + ["--watch", "--project", root.path(percentEncoded: false)],
      environment: environment, program: program)
  }
}
