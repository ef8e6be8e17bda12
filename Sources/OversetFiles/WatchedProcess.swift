import COversetPOSIX
import Foundation
import OversetVocabulary

/// This program, where another has started it and watches it: says what it does.
package final class WatchedProcess: Sendable {
  /// The numbers under which the program finds what it shares with the one that watches. The third file is a pipe that
  /// closes when this program ends, the fourth one that closes when the other does.
  static let (notes, journal, end, life): (CInt, CInt, CInt, CInt) = (3, 4, 5, 6)

  /// Takes a variable out of the environment: programs that this one starts do not get it.
  ///
  /// Called before code of the app runs, which may read the environment on another thread.
  package static func forget(_ variable: String) { _ = unsafe unsetenv(variable) }

  /// What the program is to do, as the other has written it.
  package let instructions: String
  private let notes: WorkNotes

  /// Nil unless the program with this number has started this one and watches it. From now on this program ends with
  /// that one, however that one ends.
  ///
  /// Called once, before code of the app runs.
  package init?(watchedBy parent: Int) {
    guard parent == Int(getppid()), let notes = WorkNotes(descriptor: WatchedProcess.notes) else {
      return nil
    }
    self.notes = notes
    for descriptor in [
      WatchedProcess.notes, WatchedProcess.journal, WatchedProcess.end, WatchedProcess.life,
    ] { overset_close_on_exec(descriptor) }
    let journal = Journal(descriptor: WatchedProcess.journal)
    instructions = journal.text.split(separator: "\n").first.map(String.init) ?? ""
    notes.watchSignals()
    Thread.detachNewThread { WatchedProcess.endWithTheOther() }
  }

  /// Waits until the program that watches has ended, and ends this one at once.
  ///
  /// Only that program holds the other end of the pipe, so the system closes it however that program ends. A thread of
  /// its own waits: code that never ends keeps none from it. What is being written is whole or not there, as after any
  /// kill.
  private static func endWithTheOther() {
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(life, &byte, 1)
      if count == 0 { kill(getpid(), SIGKILL) }
      guard count > 0 || errno == EINTR else { return }
    }
  }

  /// A piece of work begins: what stops the program from now on, or keeps it from going on, belongs to it.
  package func begin(_ work: String) { notes.begin(work) }

  /// The piece of work has ended.
  package func end() { notes.end() }

  /// Code of the piece of work begins to run.
  package func run(_ code: String) { notes.run(code) }

  /// Keeps a line for the program that watches, which gets it however this one ends.
  package func keep(_ line: String) {
    Journal(descriptor: WatchedProcess.journal).write(line + "\n")
  }

  /// The program has done all, and ends with its status. Whatever else ends it, ends it too early.
  package func finish() { notes.finish() }
}
