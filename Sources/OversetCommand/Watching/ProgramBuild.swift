import Foundation
import OversetFiles
import OversetVocabulary
import Synchronization

/// How the program that runs is built, to build it again when a file of its source is saved.
struct ProgramBuild: Sendable {
  /// What came of a build.
  enum Outcome {
    /// The program is built.
    case built
    /// It is not; the lines say why, those of compilers as `FILE:LINE:COLUMN: error: problem`.
    case failed([String])
  }

  /// The command, as it is shown.
  let command: String
  /// The folder of the package; nil where only the command knows it.
  let package: URL?
  private let arguments: [String]

  /// A build by a command of the shell, which runs in the current folder.
  init(command: String) {
    self.command = command
    package = nil
    arguments = ["/bin/sh", "-c", command]
  }

  /// The build of SwiftPM that has made a program, as its place says: `.build/x86_64-unknown-linux-gnu/debug/NAME` in the
  /// package, or the same in a folder that `--scratch-path` named. Nil for a program in another place.
  init?(ofProgram file: URL) {
    let folder = file.deletingLastPathComponent()
    let configuration = folder.lastPathComponent
    let triple = folder.deletingLastPathComponent()
    let scratch = triple.deletingLastPathComponent()
    guard ["debug", "release"].contains(configuration), triple.lastPathComponent.contains("-"),
      let package = Self.package(around: scratch)
    else { return nil }
    let usual = package.appending(path: ".build", directoryHint: .isDirectory)
    let place =
      scratch.wholePath == usual.wholePath ? [] : ["--scratch-path", scratch.wholePath]
    let arguments =
      ["swift", "build", "--package-path", package.wholePath] + place
      + ["--configuration", configuration, "--product", file.lastPathComponent]
    self.package = package
    // With two traits of a package or more, SwiftPM before 6.4 gives them to the compiler in another order each time (its
    // issue 10525), and a saved file would have that whole package compiled.
    self.arguments = ["/usr/bin/env", "SWIFT_DETERMINISTIC_HASHING=1"] + arguments
    command = arguments.joined(separator: " ")
  }

  /// The nearest folder around one that has a manifest.
  private static func package(around folder: URL) -> URL? {
    var folder = folder.standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder = folder.deletingLastPathComponent()
      if NamedPath.kind(folder.appending(path: "Package.swift").wholePath) == .file {
        return folder
      }
    }
    return nil
  }

  /// Builds.
  ///
  /// - Throws: `Diagnostic` if the command cannot be run.
  func run() throws(Diagnostic) -> Outcome {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: arguments[0])
    process.arguments = Array(arguments.dropFirst())
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    do {
      try HeldSignals.lettingThrough { try process.run() }
      Self.running.withLock { $0 = process.processIdentifier }
      defer { Self.running.withLock { $0 = nil } }
      let data = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      guard process.terminationReason != .exit || process.terminationStatus != 0 else {
        return .built
      }
      return .failed(Self.reasons(in: String(decoding: data, as: UTF8.self)))
    } catch {
      throw Diagnostic(
        .inputOutput, problem: "the build cannot be run: \(command)",
        remedy: "give the command that builds the program with --build")
    }
  }

  /// The process of the build that runs.
  private static let running = Mutex<Int32?>(nil)

  /// Interrupts the build that runs: Foundation gives it a group of its own, which a terminal's Ctrl-C does not reach.
  static func interrupt() {
    if let process = running.withLock(\.self) { Interrupt.send(toGroupOf: process) }
  }

  /// How many lines of a build without errors of a compiler are shown.
  private static let shownLines = 20

  /// The errors of compilers, each once; without one, what the build printed last.
  private static func reasons(in output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    var known: Set<String> = []
    let errors = lines.filter { line in
      line.firstMatch(of: #/^[^:]+:\d+:(\d+:)? (fatal )?error: /#) != nil
        && known.insert(line).inserted
    }
    return errors.isEmpty ? Array(lines.suffix(shownLines)) : errors
  }
}
