import ArgumentParser
import Foundation
import OversetProject
import OversetSnapshots
import OversetVocabulary

/// Ends a command with a message and a code.
enum CommandExit {
  /// The exit code for `error`, after its message has been written to the standard error stream.
  static func report(_ error: Diagnostic) -> ExitCode {
    Output.error("error: \(error)")
    return ExitCode(error.exitStatus.rawValue)
  }
}

/// What commands write.
enum Output {
  /// Writes to the standard output stream. A reader that has gone away ends the output in silence.
  static func write(_ data: Data) {
    try? FileHandle.standardOutput.write(contentsOf: data)
  }

  /// Writes a line to the standard error stream.
  static func error(_ line: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
  }
}

/// The forms of a report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
