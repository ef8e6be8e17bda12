import OversetFiles
import OversetRun
import OversetVocabulary
import Synchronization

/// A line on a terminal that says how far a run has come. Nothing is shown elsewhere.
final class ProgressLine: Sendable {
  private let isTerminal = StandardStream.error.isTerminal
  private let furthest = Mutex(0)

  /// Shows `progress`, unless a later one has been shown.
  func show(_ progress: MatrixRun.Progress) {
    show(progress.finished, of: progress.total, "\(progress.name)")
  }

  /// Shows that so many of all are finished, unless more have been shown.
  func show(_ finished: Int, of total: Int, _ name: PrintedText) {
    guard isTerminal else { return }
    furthest.withLock { furthest in
      guard finished > furthest else { return }
      furthest = finished
      Output.replaceLine(with: "\(finished)/\(total) \(name)")
    }
  }

  /// Clears the line.
  func end() {
    guard isTerminal else { return }
    Output.replaceLine(with: "")
  }
}
