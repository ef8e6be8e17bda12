package import ArgumentParser
import Foundation
package import OversetVocabulary

/// Ends a command with a message and a code.
package enum CommandExit {
  /// Ends this program after a command that threw `error`, or none.
  static func end(with error: (any Error)?) -> Never { end(with: error, of: Root.self) }

  /// Ends the program after a command that threw `error`, or none.
  ///
  /// The gravest (highest) of its code and that of its output is the program's.
  ///
  /// - Parameter root: The command whose usage is told.
  package static func end(
    with error: (any Error)?, of root: any ParsableCommand.Type
  ) -> Never {
    let code = error.map { told($0, by: root) } ?? ExitStatus.clean.rawValue
    Output.close()
    SupervisedWork.current?.finish()
    // Other threads may still work, as they do when somebody interrupts the program: the destructors of libraries, which
    // `exit` runs, would take away what these threads use.
    fflush(nil)
    _exit(max(code, Output.status.rawValue))
  }

  /// The exit code for `error`, after its message has been written.
  static func told(
    _ error: any Error, by root: any ParsableCommand.Type = Root.self
  ) -> Int32 {
    if isInternal(error) {
      Output.error("error: internal error: \(error); report it with the command that you ran")
      return ExitStatus.internalError.rawValue
    }
    let code = root.exitCode(for: error)
    if code.isSuccess {
      Output.writeHelp(asked: error, of: root)
    } else {
      let message = usage(of: error, by: root)
      if !message.isEmpty { Output.error(message) }
    }
    return code.rawValue
  }

  /// What ArgumentParser says: what is wrong, which names arguments and stays on one line, then the usage,
  /// which names none.
  private static func usage(
    of error: any Error, by root: any ParsableCommand.Type
  ) -> PrintedText {
    let text = root.fullMessage(for: error)
    let first = root.message(for: error)
    guard !first.isEmpty, let range = text.range(of: first) else { return "\(text)" }
    let rest = PrintedText.lines(of: String(text[range.upperBound...]))
    return "\(text[..<range.lowerBound])\(first)" + rest.joined(separator: "\n")
  }

  /// Whether no input explains `error`: it is neither a wrong argument, a request for help nor the code of a
  /// command that has said what is wrong.
  package static func isInternal(_ error: any Error) -> Bool {
    !(error is ExitCode) && Root.exitCode(for: error) == .failure
  }

  /// Ends a command that has printed its report and comes to `status`: tells `errors`, and throws the gravest
  /// of all codes unless it is that of a clean end.
  static func end(_ status: ExitStatus, after errors: [Diagnostic] = []) throws(ExitCode) {
    Output.errors(errors)
    let gravest = ([status] + errors.map(\.exitStatus)).max() ?? status
    if gravest != .clean { throw ExitCode(gravest.rawValue) }
  }

  /// The exit code for `error`, after its message has been written to the standard error stream.
  package static func report(_ error: Diagnostic) -> ExitCode {
    Output.error("error: \(error)")
    return ExitCode(error.exitCode)
  }
}

/// The forms of a report.
enum ReportFormat: String, ExpressibleByArgument, CaseIterable {
  case text
  case json
}
