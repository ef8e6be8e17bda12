import Foundation
import OversetRun
import OversetSnapshots
import Synchronization

/// A line on a terminal that says how far a run has come. Nothing is shown elsewhere.
final class ProgressLine: Sendable {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let furthest = Mutex(0)

  /// Shows `progress`, unless a later one has been shown.
  func show(_ progress: MatrixRun.Progress) {
    guard isTerminal else { return }
    furthest.withLock { furthest in
      guard progress.finished > furthest else { return }
      furthest = progress.finished
      write("\r\u{1B}[K\(progress.finished)/\(progress.total) \(progress.name)")
    }
  }

  /// Clears the line.
  func end() {
    guard isTerminal else { return }
    write("\r\u{1B}[K")
  }

  /// What cannot be shown is not missed: the report is what counts.
  private func write(_ text: String) { _ = try? StandardStream.error.write(Data(text.utf8)) }
}
