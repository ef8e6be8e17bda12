import Foundation
import OversetProject
import OversetRun

/// Times the verification of an unchanged matrix of a thousand cells against drawing it again.
struct VerifyBenchmark {
  /// The folder of this repository.
  let root: URL
  /// The components of the gallery.
  let gallery: [Component]

  private static let cells = 1000
  /// Verifying is short, and so more easily disturbed: it is timed before, between and after the drawings.
  private static let verifyingRounds = 5
  private static let drawingRounds = 2

  /// Records the gallery several times over in a project of its own, and verifies it.
  @MainActor func run() async throws {
    let perCopy = gallery.reduce(0) { $0 + $1.states.count } * 15
    let copies = (Self.cells + perCopy - 1) / max(perCopy, 1)
    let recorded = try RecordedGallery(root: root, gallery: gallery, copies: copies)
    defer { withExtendedLifetime(recorded) {} }
    var run = recorded.run
    run.jobs = 2
    let count = try await run.outcome().cells.count
    var redrawing = run
    redrawing.redraws = true
    var verifying = try await best(run, rounds: Self.verifyingRounds)
    var drawing = Double.infinity
    for _ in 0..<Self.drawingRounds {
      drawing = min(drawing, try await best(redrawing, rounds: 1))
      verifying = min(verifying, try await best(run, rounds: Self.verifyingRounds))
    }
    print(
      """
      an unchanged matrix of \(count) cells, on 2 tasks
        verify             \(String(format: "%.2f", verifying)) s
        draw again         \(String(format: "%.2f", drawing)) s, \(String(format: "%.1f", drawing / verifying)) x as long
      """)
  }

  private func best(_ run: MatrixRun, rounds: Int) async throws -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = ContinuousClock.now
      let outcome = try await run.outcome()
      best = min(best, (ContinuousClock.now - start).inSeconds)
      guard outcome.changedCells.isEmpty else {
        throw CocoaError(.fileReadUnknown)
      }
    }
    return best
  }
}

/// Copies of the gallery in a project of their own, which is gone with it.
final class RecordedGallery {
  /// The run that records and verifies them.
  let run: MatrixRun
  private let folder: URL

  /// - Parameters:
  ///   - root: The folder of this repository.
  ///   - copies: How many components each component of the gallery makes.
  init(root: URL, gallery: [Component], copies: Int) throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "overset-bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["Config", "Locales"] {
      try FileManager.default.copyItem(
        at: root.appending(path: name), to: folder.appending(path: name))
    }
    let components = (0..<copies).flatMap { copy in
      gallery.map {
        Component("\($0.name)\(copy)", presentation: $0.presentation, states: $0.states)
      }
    }
    run = MatrixRun(project: try Project(root: folder), components: components)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
