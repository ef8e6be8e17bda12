import ArgumentParser
import Foundation
import OversetProject
import OversetSnapshots
import OversetVocabulary

/// Ends a command with a message and a code.
package enum CommandExit {
  /// Ends the program with the code of an error that a command threw.
  static func end(with error: any Error) -> Never {
    guard isInternal(error) else { Root.exit(withError: error) }
    Output.error("error: internal error: \(error); report it with the command that you ran")
    Root.exit(withError: ExitCode(ExitStatus.internalError.rawValue))
  }

  /// Whether no input explains `error`: it is neither a wrong argument, a request for help nor the code of a
  /// command that has said what is wrong.
  package static func isInternal(_ error: any Error) -> Bool {
    !(error is ExitCode) && Root.exitCode(for: error) == .failure
  }

  /// The exit code for `error`, after its message has been written to the standard error stream.
  static func report(_ error: Diagnostic) -> ExitCode {
    Output.error("error: \(error)")
    return ExitCode(error.exitCode)
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
