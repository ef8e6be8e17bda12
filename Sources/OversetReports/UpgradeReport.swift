public import OversetMatrix
import OversetSnapshots

/// What an upgrade of the renderer has come to.
public struct UpgradeReport: Sendable {
  private let outcome: RunOutcome

  /// The report of a run that upgrades pictures.
  public init(_ outcome: RunOutcome) { self.outcome = outcome }

  /// Whether every text equals its reference.
  public var textsStand: Bool { kept.isEmpty }

  /// The report, ending in a newline.
  public var text: String {
    let redrawn = outcome.cells.filter { $0.isRedrawn }
    let equal = redrawn.count { $0.hasEqualPixels }
    let lines =
      kept.flatMap { cell in
        cell.detail.split(separator: "\n").enumerated().map { index, line in
          index == 0 ? "\(cell.snapshot.path): \(line)" : "    \(line)"
        }
      } + [
        "pictures: \(redrawn.count - equal) recorded anew, \(equal) with the same pixels,"
          + " \(outcome.cells.count - redrawn.count - kept.count) not touched",
        textsStand
          ? "texts: all \(outcome.cells.count) stand"
          : "texts: \(outcome.cells.count - kept.count) of \(outcome.cells.count) stand;"
            + " nothing was recorded of the others",
      ]
    return lines.joined(separator: "\n") + "\n"
  }

  /// Cells that were left alone because their text does not stand, or cannot be compared.
  private var kept: [CellOutcome] {
    outcome.cells.filter { !$0.verdict.isMatch && !$0.isRedrawn }
  }
}

extension CellOutcome {
  fileprivate var isRedrawn: Bool {
    if case .rerecorded = verdict { true } else { false }
  }

  fileprivate var hasEqualPixels: Bool {
    if case .rerecorded(_, nil) = verdict { true } else { false }
  }
}
