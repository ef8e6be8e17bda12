import ArgumentParser
import Foundation
import OversetFiles
import OversetReports
package import OversetVocabulary
import Synchronization

/// What commands write: the only place of the program that prints.
///
/// It takes what cannot be forged, and no `String`: text whose values are neutralized, JSON that escapes
/// them, and contents of files that hold nothing to obey.
package enum Output {
  private enum State {
    case open
    /// Nobody reads on: what is still to come is left out.
    case unread
    /// Bytes are lost: what is still to come would follow on a gap.
    case failed
  }

  private static let state = Mutex(State.open)

  /// How the program ends because of what was written: with an error where bytes of the standard output
  /// stream are lost.
  static var status: ExitStatus {
    state.withLock { $0 == .failed } ? .inputOutput : .clean
  }

  /// Whether somebody still gets what is written to the standard output stream.
  static var isRead: Bool {
    state.withLock { state in
      if case .open = state { true } else { false }
    }
  }

  /// Writes bytes to the standard output stream. A reader that has gone away ends the output in silence. Where
  /// it cannot be written, a message says so, and the program ends with 74 when the command has done its work.
  private static func write(_ data: Data) {
    change { () throws(Diagnostic) in
      try StandardStream.output.write(data) == .all ? .open : .unread
    }
  }

  /// Writes text to the standard output stream.
  package static func write(_ text: PrintedText) { write(Data(text.string.utf8)) }

  /// Writes JSON to the standard output stream.
  package static func write(_ json: PrintedJSON) { write(json.bytes) }

  /// Writes a report in one of its formats to the standard output stream. Its commands are Overset's own, and what
  /// they hold is escaped.
  static func write(_ report: RenderedReport) { write(report.bytes) }

  /// Writes commands of Overset's own to the standard error stream, where a document takes the standard output.
  static func writeError(_ report: RenderedReport) {
    _ = try? StandardStream.error.write(report.bytes)
  }

  /// Writes contents of a file to the standard output stream.
  static func write(_ contents: PrintedContents) { write(contents.bytes) }

  /// Writes help, the version or a script for a shell, as ArgumentParser makes them from the declared options
  /// alone: no argument is in them, and a script must be exact.
  static func writeHelp(asked error: any Error, of root: any ParsableCommand.Type = Root.self) {
    let message = root.fullMessage(for: error)
    if !message.isEmpty { write(Data("\(message)\n".utf8)) }
  }

  /// Writes a line to the standard error stream. Where it cannot be written, the exit code still tells.
  package static func error(_ line: PrintedText) { writeError(line + "\n") }

  /// Reports what a command could not do; of very much the first.
  static func errors(_ errors: [Diagnostic]) { list(errors.lazy.map { "error: \($0)" }) }

  /// Reports what an outcome says is wrong with files, a line for each; of very many the first.
  static func errors(_ errors: [String]) { list(errors.lazy.map { "error: \($0)" }) }

  private static func list(_ lines: some Collection<PrintedText>) {
    for line in lines.prefix(Diagnostic.listLimit) { error(line) }
    let rest = lines.count - Diagnostic.listLimit
    if rest > 0 { error("… and \(rest) more") }
  }

  /// Writes a line of a log to the standard error stream. What cannot be written is not missed.
  package static func log(_ line: PrintedJSON) {
    _ = try? StandardStream.error.write(line.bytes)
  }

  /// Replaces the last line of a terminal on the standard error stream. What cannot be shown is not missed:
  /// the report is what counts.
  static func replaceLine(with line: PrintedText) { writeError("\r\u{1B}[K" + line) }

  private static func writeError(_ text: PrintedText) {
    _ = try? StandardStream.error.write(Data(text.string.utf8))
  }

  /// Clears the terminal to which the standard output stream leads, and what has scrolled out of it.
  static func clearScreen() { write("\u{1B}[H\u{1B}[2J\u{1B}[3J") }

  /// Ends the output; nothing is written after it.
  static func close() {
    change { () throws(Diagnostic) in
      try StandardStream.output.close()
      return .open
    }
  }

  private static func change(_ step: () throws(Diagnostic) -> State) {
    state.withLock { state in
      guard case .open = state else { return }
      do throws(Diagnostic) {
        state = try step()
      } catch {
        state = .failed
        Output.error("error: \(error)")
      }
    }
  }
}
