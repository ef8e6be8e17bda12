package import OversetChecks
public import OversetConfig
public import OversetSnapshots
public import OversetVocabulary

/// What came of one cell.
public struct CellOutcome: Sendable {
  /// The component's name.
  public let component: String
  /// The state's name.
  public let state: String
  /// What it was laid out for.
  public let variant: MatrixVariant
  /// The name of its snapshot.
  public let snapshot: SnapshotName
  /// What came of verifying it.
  public let verdict: SnapshotVerdict
  /// What the checks found, known or not.
  package internal(set) var findings: [Finding]
  /// The verdict in words, with files as paths below the project's folder.
  public let detail: String
}

/// Something that a run did not look at. "Clean" never means "not looked at".
public struct NotChecked: Sendable, Equatable {
  /// Why it was not looked at.
  public enum Reason: String, Sendable, CaseIterable {
    /// No face covers the locale's script, or not all of it; or a family's emoji are not drawn.
    case noFace = "no face"
    /// The strings have no translation; the source was laid out.
    case untranslated
    /// A filter left it out.
    case filtered
    /// Mirroring was not checked: no locale of the run reads from right to left.
    case mirroring
    /// A suppression accepted what was found.
    case suppressed
    /// The project's configuration switches the rule off.
    case switchedOff = "switched off"
    /// The catalog says that the string is not to be translated, or it is empty.
    case notTranslatable = "not translatable"
    /// The string is read aloud and never drawn.
    case notDrawn = "not drawn"
    /// The rule says nothing about a text that stands in a slot.
    case needsComponent = "needs a component"
    /// Only a rule that is switched off has something to say, so that nothing says whether it fits.
    case notJudged = "not judged"
  }

  /// Why.
  public let reason: Reason
  /// What: a locale, a component; `*` for all.
  public let subject: String
  /// How many cells, keys or strings.
  public let count: Int
  /// What is counted, and examples.
  public let detail: String
}

/// What came of a run over the matrix.
public struct RunOutcome: Sendable {
  /// The cells, in the matrix's order.
  public let cells: [CellOutcome]
  /// The locales of the run, in order.
  public let locales: [String]
  /// The devices of the run, in order.
  public let devices: [Device]
  /// What was not looked at.
  public let notChecked: [NotChecked]
  /// Suppressions that covered nothing, or whose time is over, and entries of the baseline that were not
  /// found.
  public let staleSuppressions: [Suppression]
  /// Whether all of the matrix was looked at.
  public let isWhole: Bool
  /// References in the components' folders that nothing verifies any more, as paths below the
  /// snapshot folder: looked for on continuous integration, where they fail the run.
  public let obsolete: [String]
  /// How large the components' references are; empty where nobody asks.
  public let sizes: [ComponentSize]
  /// Whether warnings and stale suppressions fail the run.
  public let strict: Bool
  /// What lays out and draws, with versions.
  public let renderer: String

  /// The names of the snapshots that the run made, for `producer`.
  public func manifest(producer: String) -> SnapshotManifest {
    SnapshotManifest(
      producer: producer, isWhole: isWhole, names: cells.map(\.snapshot.path))
  }

  /// Every finding, in the order of the cells.
  package var findings: [Finding] { cells.flatMap(\.findings) }

  /// Findings that fail the run.
  package var failures: [Finding] { findings.filter(FailurePolicy(strict: strict).fails) }

  /// Cells whose snapshot did not simply match.
  public var changedCells: [CellOutcome] { cells.filter { !$0.verdict.isMatch } }

  /// The exit code (sysexits): 0 clean; 1 findings, differences, new or obsolete snapshots, or a
  /// component over its budget; 65 a reference that cannot be read; 74 one that cannot be written.
  /// The gravest wins.
  public var exitCode: Int32 { exitStatus.rawValue }

  /// How the command ends, by the one policy of all commands.
  package var exitStatus: ExitStatus {
    let isChanged =
      !changedCells.isEmpty || !obsolete.isEmpty || sizes.contains(where: \.isOver)
    return ExitPolicy(FailurePolicy(strict: strict)).status(
      findings: findings, stale: staleSuppressions,
      others: cells.map(\.verdict.exitStatus) + (isChanged ? [.findings] : []))
  }
}

extension SnapshotVerdict {
  /// How a command ends because of a reference that cannot be used.
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .unreadable: .data
    case .unwritable: .inputOutput
    case .matched, .recorded, .rerecorded, .missing, .different: .clean
    }
  }
}
