import Foundation
import OversetTestBasics

/// The executable of this package, run as people run it.
enum OversetProcess {
  /// What a run of it gave.
  struct Result: Sendable {
    let exitCode: Int32
    let output: Data
    let errors: String

    var text: String { String(decoding: output, as: UTF8.self) }

    /// The output as JSON.
    func json() throws -> [String: Any] {
      guard let object = try JSONSerialization.jsonObject(with: output) as? [String: Any] else {
        throw CocoaError(.propertyListReadCorrupt)
      }
      return object
    }

    /// The output as JSON Lines.
    func rows() throws -> [[String: Any]] {
      try text.split(separator: "\n").map { line in
        guard
          let row = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        else { throw CocoaError(.propertyListReadCorrupt) }
        return row
      }
    }
  }

  /// Where a stream of it leads.
  enum Sink: String, Sendable {
    /// Into a file that the result holds.
    case kept = ""
    /// Onto a disk without room.
    case full = ">/dev/full"
    /// Nowhere: the stream is closed.
    case closed = ">&-"
    /// Into a pipe whose reader has gone away.
    case unread
  }

  /// Runs it, or a copy of it, with `arguments`. The environment holds nothing but what is given and a `PATH`.
  ///
  /// `killedAfter` seconds it is killed, if it still runs; its exit code is then -1. With `replacing` these seconds
  /// begin when it has put so many files into a folder. It can write no file of more than `blocks` times 512
  /// bytes: the system then refuses to write on, as where a disk is full. With `obeysRights` the rights of files
  /// hold for it even where the tests run as root.
  static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    folder: URL? = nil, killedAfter delay: Double? = nil, replacing replaced: FolderFiles? = nil,
    blocks: Int? = nil, output: Sink = .kept, errors: Sink = .kept, obeysRights: Bool = false,
    program: URL? = nil
  ) async throws -> Result {
    await ProcessSlots.shared.take()
    defer { Task { await ProcessSlots.shared.give() } }
    let program = try program ?? executable()
    let scratch = try Scratch()
    let files = ["in", "out", "err"].map { scratch.folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    if let script = script(blocks: blocks, output: output, errors: errors) {
      process.executableURL = URL(filePath: "/bin/sh")
      process.arguments = ["-c", script, program.path(percentEncoded: false)] + arguments
    }
    if obeysRights, geteuid() == 0, let path = process.executableURL?.path(percentEncoded: false) {
      process.arguments = Self.withoutPrivileges + [path] + (process.arguments ?? [])
      process.executableURL = URL(filePath: "/usr/bin/setpriv")
    }
    process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
    process.currentDirectoryURL = folder ?? scratch.folder
    let streams = [
      try FileHandle(forReadingFrom: files[0]),
      try output == .unread ? unreadPipe() : FileHandle(forWritingTo: files[1]),
      try FileHandle(forWritingTo: files[2]),
    ]
    (process.standardInput, process.standardOutput) = (streams[0], streams[1])
    process.standardError = streams[2]
    // A process keeps them for ever. From some 1,350 open files on, `Process.run` copies 256 bytes for the name of each entry
    // of /proc/self/fd, also where the buffer of the entries ends before (Swift 6.3): it may crash.
    defer { for stream in streams { try? stream.close() } }
    try await end(of: process, killedAfter: delay, replacing: replaced)
    return Result(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : -1,
      output: try Data(contentsOf: files[1]),
      errors: String(decoding: try Data(contentsOf: files[2]), as: UTF8.self))
  }

  /// Whether a program can be run that obeys the rights of files.
  static let canObeyRights =
    geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  /// Takes from root what lets it read and write every file.
  private static let withoutPrivileges = ["--bounding-set", "-dac_override,-dac_read_search"]

  /// What the shell does before it becomes the program; nil where nothing is to be done.
  private static func script(blocks: Int?, output: Sink, errors: Sink) -> String? {
    let limit = blocks.map { "ulimit -f \($0); " } ?? ""
    let streams = [(1, output), (2, errors)].filter { ![.kept, .unread].contains($1) }
      .map { " \($0)\($1.rawValue)" }.joined()
    return (limit + streams).isEmpty ? nil : "\(limit)exec \"$0\" \"$@\"\(streams)"
  }

  private static func unreadPipe() throws -> FileHandle {
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    return pipe.fileHandleForWriting
  }

  private static func end(
    of process: Process, killedAfter delay: Double?, replacing files: FolderFiles?
  ) async throws {
    try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in done.resume() }
      do {
        try process.run()
        if let delay {
          DispatchQueue.global().async {
            while let files, process.isRunning, !files.areReplaced { usleep(2000) }
            DispatchQueue.global().asyncAfter(deadline: .now() + delay) {
              if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            }
          }
        }
      } catch {
        process.terminationHandler = nil
        done.resume(throwing: error)
      }
    }
  }

  /// The executable of this build.
  static func executable() throws -> URL { try BuildFolder.file("overset", where: isExecutable) }

  /// The same command with components of the tests.
  static func sampleProgram() throws -> URL {
    try BuildFolder.file("OversetTestProgram", where: isExecutable)
  }

  private static func isExecutable(_ file: URL) -> Bool {
    let values = try? file.resourceValues(forKeys: [.isRegularFileKey, .isExecutableKey])
    return values?.isRegularFile == true && values?.isExecutable == true
  }
}
