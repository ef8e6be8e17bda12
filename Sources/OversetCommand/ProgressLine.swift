import Foundation
import OversetRun
import OversetVocabulary
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
      Output.replaceLine(with: "\(progress.finished)/\(progress.total) \(progress.name)")
    }
  }

  /// Clears the line.
  func end() {
    guard isTerminal else { return }
    Output.replaceLine(with: "")
  }
}
