import COversetPOSIX
import OversetVocabulary
import Synchronization

/// What a program does, in memory that it shares with the one that watches it. So it can be read when the program
/// was stopped, does not end, or has ended too early.
///
/// A note costs no call of the system: there is one around the code of every view.
final class WorkNotes: Sendable {
  private let address: UInt
  /// Held while a note is written.
  private let writing = Mutex(())

  /// The notes in an open file; nil if it holds none.
  init?(descriptor: CInt) {
    address = overset_notes_map(descriptor)
    if address == 0 { return nil }
  }

  deinit { overset_notes_unmap(address) }

  // MARK: The program that works

  /// A piece of work begins.
  func begin(_ work: String) {
    unsafe write(work) { unsafe overset_notes_begin(address, $0.baseAddress, $0.count) }
  }

  /// It has ended.
  func end() { overset_notes_end(address) }

  /// Code of the piece of work begins to run.
  func run(_ code: String) {
    unsafe write(code) { unsafe overset_notes_run(address, $0.baseAddress, $0.count) }
  }

  /// The program has done all and ends.
  func finish() { overset_notes_finish(address) }

  /// Has it noted on which thread a signal stops the program. Called once.
  func watchSignals() { overset_notes_watch_signals(address) }

  private func write(_ text: String, by put: (UnsafeRawBufferPointer) -> Void) {
    let bytes = Array(text.utf8)
    writing.withLock { _ in unsafe bytes.withUnsafeBytes { unsafe put($0) } }
  }

  // MARK: The program that watches

  /// How many pieces of work have begun or ended.
  var steps: UInt64 { overset_notes_steps(address) }

  /// Whether a piece of work is being done.
  var isWorking: Bool { overset_notes_is_working(address) != 0 }

  /// Whether the program has done all.
  var hasFinished: Bool { overset_notes_has_finished(address) != 0 }

  /// Whether a signal has stopped the program on another thread than that of the piece of work.
  var wasStoppedElsewhere: Bool {
    Int(overset_notes_stopped_where(address)) == OVERSET_STOPPED_ELSEWHERE
  }

  /// The last piece of work; empty if there was none.
  var work: String { read(isCode: false) }

  /// The last code of it; empty if none was noted.
  var code: String { read(isCode: true) }

  private func read(isCode: Bool) -> String {
    var bytes = [UInt8](repeating: 0, count: OVERSET_NOTE_CAPACITY)
    let count = unsafe bytes.withUnsafeMutableBytes { bytes in
      unsafe overset_notes_read(address, isCode ? 1 : 0, bytes.baseAddress)
    }
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }
}
