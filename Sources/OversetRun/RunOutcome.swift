public import OversetChecks
package import OversetConfig
package import OversetProject
package import OversetShaping
package import OversetSnapshots
public import OversetVocabulary

/// The results of one cell.
public struct CellOutcome: Sendable {
  /// The component's name.
  public let component: String
  /// The state's name.
  public let state: String
  /// What it was laid out for.
  package let variant: MatrixVariant
  /// The name of its snapshot.
  package let snapshot: SnapshotName
  /// The verdict of its snapshot.
  package let verdict: SnapshotVerdict
  /// The pictures that show what came of it.
  package let pictures: SnapshotPictures
  /// What the checks found, known or not.
  package internal(set) var findings: [Finding]
  /// The characters that the system draws and the faces at hand do not, ascending.
  package let uncovered: [UInt32]
  /// The designs of fonts in which visible texts have estimated widths.
  package let estimatedDesigns: Set<FontDesign>
  /// The colours and pictures that its views ask for by name in a project without an asset catalog.
  let withoutCatalog: [String]
  /// The views for which labelled frames stand.
  let undrawnViews: [String]
  /// The modifiers without effect that its views use; empty unless they were asked for.
  package let ignored: Set<String>
  /// The verdict in words, with files as paths below the project's folder.
  public let detail: String

  /// The BCP 47 tag of its locale.
  public var locale: LocaleTag { variant.locale }

  /// The token of its device, such as `iPhoneSE`.
  public var device: String { variant.device.token }

  /// Whether its snapshot equals the reference.
  public var isMatch: Bool { verdict.isMatch }
}

/// The results of a run over the matrix.
public struct RunOutcome: Sendable {
  /// The cells, in the matrix's order.
  public let cells: [CellOutcome]
  /// The locales of the run, in order.
  public let locales: [LocaleTag]
  /// The devices of the run, in order.
  package let devices: [Device]
  /// What was not looked at.
  package let notChecked: [NotChecked]
  /// Suppressions that covered nothing, or whose time is over, and entries of the baseline that were not
  /// found.
  package let staleSuppressions: [Suppression]
  /// Whether all of the matrix was looked at.
  package let isWhole: Bool
  /// States whose code stopped the program or did not end. They fail the run.
  package let failedStates: [FailedState]
  /// References in the components' folders that nothing verifies any more, as paths below the
  /// snapshot folder: looked for on continuous integration, where they fail the run.
  public internal(set) var obsolete: [String] = []
  /// How much of the plan the cells are.
  package internal(set) var extent = PlanExtent.plan
  /// Why obsolete references could not be looked for; nil where they could, or need not be.
  package internal(set) var searchError: Diagnostic?
  /// How large the components' references are; empty without `--budget`.
  package let sizes: [ComponentSize]
  /// Whether warnings and stale suppressions fail the run.
  package let strict: Bool
  /// What lays out and draws, with versions.
  package let renderer: String

  /// The names of the snapshots that the run made, for `producer`.
  package func manifest(producer: String) -> SnapshotManifest {
    SnapshotManifest(
      producer: producer, isWhole: isWhole, names: cells.map(\.snapshot.path))
  }

  /// Every finding, in the order of the cells.
  public var findings: [Finding] { cells.flatMap(\.findings) }

  /// The modifiers without effect, by component; empty unless they were asked for.
  package var ignoredModifiers: [IgnoredModifiers] { IgnoredModifiers.inCells(cells) }

  /// Findings that fail the run.
  public var failures: [Finding] { findings.filter(FailurePolicy(strict: strict).fails) }

  /// Cells whose snapshot did not simply match.
  public var changedCells: [CellOutcome] { cells.filter { !$0.isMatch } }

  /// What the run could not keep for itself (the first, with how many more) or look for. It changes no
  /// verdict.
  package var errors: [Diagnostic] {
    let unkept = cells.compactMap(\.verdict.unkept)
    var first = unkept.first
    if unkept.count > 1 { first?.problem += ", and \(unkept.count - 1) more" }
    return [first, searchError].compactMap(\.self)
  }

  /// The exit code (sysexits): 0 clean; 1 findings, differences, new or obsolete snapshots, states
  /// that failed, a component over its budget, or shards that are missing; 65 a reference whose contents are wrong; 74 a file that cannot be read or
  /// written. The gravest (highest) wins.
  public var exitCode: Int32 { exitStatus.rawValue }

  /// How the command ends, by the one policy of all commands.
  package var exitStatus: ExitStatus {
    let isChanged =
      !changedCells.isEmpty || !obsolete.isEmpty || !failedStates.isEmpty
      || sizes.contains(where: \.isOver)
    return ExitPolicy(FailurePolicy(strict: strict)).status(
      findings: findings, stale: staleSuppressions,
      others: cells.map(\.verdict.exitStatus) + errors.map(\.exitStatus)
        + (isChanged || extent.isPartial ? [.findings] : []))
  }
}

extension SnapshotVerdict {
  /// How a command ends because of a reference that cannot be used.
  fileprivate var exitStatus: ExitStatus {
    switch self {
    case .unreadable(let error), .unwritable(let error): error.exitStatus
    case .matched, .recorded, .rerecorded, .missing, .different: .clean
    }
  }
}
