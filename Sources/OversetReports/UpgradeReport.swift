package import OversetRun
import OversetSnapshots
package import OversetVocabulary

/// What an upgrade of the renderer has come to.
package struct UpgradeReport: Sendable {
  private let outcome: RunOutcome

  /// The report of a run that upgrades pictures.
  package init(_ outcome: RunOutcome) { self.outcome = outcome }

  /// Whether nothing is left that has to be looked at: every text equals its reference, and no picture
  /// differs that this renderer drew; and every state was laid out.
  package var isComplete: Bool { kept.isEmpty && outcome.failedStates.isEmpty }

  /// The report, ending in a newline.
  package var text: PrintedText {
    let redrawn = outcome.cells.filter { $0.isRedrawn }
    let equal = redrawn.count { $0.hasEqualPixels }
    let changed = kept.count { $0.isPictureAlone }
    let fallen = kept.count - changed
    var lines: [PrintedText] =
      kept.flatMap { cell in
        PrintedText.lines(of: cell.detail).filter { !$0.isEmpty }.enumerated().map { index, line in
          index == 0 ? "\(cell.snapshot.path): \(line)" : "    \(line)"
        }
      } + [
        "pictures: \(redrawn.count - equal) re-recorded, \(equal) with the same pixels,"
          + " \(outcome.cells.count - redrawn.count - kept.count) unchanged",
        fallen == 0
          ? "texts: all \(outcome.cells.count) match"
          : "texts: \(outcome.cells.count - fallen) of \(outcome.cells.count) match;"
            + " the others were not recorded",
      ]
    if changed > 0 {
      lines.append(
        "\(Wording.count(changed, "picture")) drawn by this renderer"
          + " \(changed == 1 ? "differs" : "differ"): not caused by the upgrade, so not recorded")
    }
    lines += FailedStateLines(outcome.failedStates).lines
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

  /// Whether its picture differs and its text does not.
  fileprivate var isPictureAlone: Bool {
    if case .different(let evidence) = verdict { evidence.text == nil } else { false }
  }

  fileprivate var hasEqualPixels: Bool {
    if case .rerecorded(_, nil) = verdict { true } else { false }
  }
}
