import Foundation
import OversetFiles
import OversetVocabulary

/// git, run in a folder.
struct GitProgram: Sendable {
  let folder: URL

  /// What git prints; nil if it ends with an error, or prints more than `maximum` bytes.
  ///
  /// - Throws: `Diagnostic` if it cannot be run (74).
  func output(_ arguments: [String], maximum: Int = .max) throws(Diagnostic) -> Data? {
    let output = Pipe()
    let process = process(arguments)
    process.standardOutput = output
    do {
      try process.run()
      let data = try Self.contents(of: output.fileHandleForReading, maximum: maximum)
      if data == nil { process.terminate() }
      process.waitUntilExit()
      // `env` ends with 127 where it finds no git.
      if process.terminationStatus != 127 { return process.terminationStatus == 0 ? data : nil }
    } catch {
      // Said below: without git there is no difference.
    }
    throw Diagnostic(
      .inputOutput, problem: "git cannot be run",
      remedy: "install git; --diff also takes a file with the changed lines")
  }

  /// The first line of what git says on standard error; nil where it says nothing.
  ///
  /// The command runs again for it: where it succeeds, nobody wants its warnings, of which there may be many.
  func complaint(about arguments: [String]) -> String? {
    let errors = Pipe()
    let process = process(arguments)
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    let said = (try? errors.fileHandleForReading.readToEnd()) ?? Data()
    process.waitUntilExit()
    let line = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).first
    return line.map { String($0.trimmingPrefix("fatal: ").prefix(500)) }
  }

  /// A process that prints nowhere, and that no password is asked for: a clone without all files may want to fetch some.
  private func process(_ arguments: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "core.quotePath=false", "-C", folder.wholePath] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment
      .merging(["GIT_TERMINAL_PROMPT": "0"]) { $1 }
    return process
  }

  /// What a handle gives to its end; nil if that is more than `maximum` bytes.
  private static func contents(of handle: FileHandle, maximum: Int) throws -> Data? {
    var data = Data()
    while let part = try handle.read(upToCount: 1 << 20), !part.isEmpty {
      data += part
      if data.count > maximum { return nil }
    }
    return data
  }
}
