import COversetPOSIX
import Foundation
package import OversetVocabulary

/// SIGINT, the signal by which somebody ends a program at the keyboard.
package enum Interrupt {
  /// Has a closure called, on a thread of its own, whenever the program is interrupted: the program does not end of it.
  ///
  /// To be called once.
  ///
  /// - Throws: `Diagnostic` if the system refuses it.
  package static func handle(_ body: @escaping @Sendable () -> Void) throws(Diagnostic) {
    let number = overset_interrupts_open()
    guard number >= 0 else {
      let error = errno
      throw Diagnostic(
        .system(error),
        problem: "the program cannot hear of interrupts: \(SystemError(error).words)",
        remedy: "close other programs, and run it again")
    }
    let source = Descriptor(number)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while true {
        let count = unsafe read(source.number, &byte, 1)
        if count > 0 { body() }
        guard count > 0 || errno == EINTR else { return }
      }
    }
  }

  /// Interrupts another program.
  static func send(to process: pid_t) { kill(process, SIGINT) }

  /// Interrupts a program that leads a group of processes, with all of the group.
  package static func send(toGroupOf process: Int32) { kill(-process, SIGINT) }
}
