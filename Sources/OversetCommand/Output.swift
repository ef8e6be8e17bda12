import Foundation
import OversetSnapshots
import OversetVocabulary
import Synchronization

/// What commands write.
enum Output {
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

  /// Writes to the standard output stream. A reader that has gone away ends the output in silence. Where it
  /// cannot be written, a message says so, and the program ends with 74 when the command has done its work.
  static func write(_ data: Data) {
    change { () throws(Diagnostic) in
      try StandardStream.output.write(data) == .all ? .open : .unread
    }
  }

  /// Writes text to the standard output stream.
  static func write(_ text: String) { write(Data(text.utf8)) }

  /// Writes a line to the standard error stream. Where it cannot be written, the exit code still tells.
  static func error(_ line: String) {
    _ = try? StandardStream.error.write(Data("\(line)\n".utf8))
  }

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
