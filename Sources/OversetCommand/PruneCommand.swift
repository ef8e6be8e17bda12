import ArgumentParser
import Foundation
import OversetProject
import OversetSnapshots
import OversetVocabulary

/// `overset prune`
struct PruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists references that nothing verifies any more, and removes them.",
    discussion: """
      Run all of `overset run` and all tests first: each writes a list of the snapshots it verifies \
      to .overset/manifests. A run of tests is complete if no test is filtered and none fails; the \
      names that other runs verify are added to the list. `prune` refuses while one of them has run \
      only in part or with failures. Exit code 0: nothing is obsolete, or everything obsolete was removed.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Remove the obsolete references.")
  var delete = false

  @Flag(
    help:
      "Also treat unowned folders (such as those of deleted components) as obsolete.")
  var unowned = false

  func run() async throws {
    let left: Int
    do {
      left = try prune()
    } catch let error as Diagnostic {
      throw CommandExit.report(error)
    }
    if left > 0 { throw ExitCode(1) }
  }

  /// Prunes, and returns how many obsolete references are left.
  private func prune() throws -> Int {
    let root = try project.existingURL()
    let found = try found(in: root)
    let obsolete = found.map { $0.snapshots.obsolete + (unowned ? $0.snapshots.unowned : []) }
    if delete {
      guard !ContinuousIntegration.isOn else {
        throw Diagnostic(
          .usage, problem: "`CI` is set, so references are read-only",
          remedy: "prune locally")
      }
      for (paths, (store, _)) in zip(obsolete, found) {
        try ObsoleteSnapshots.remove(paths, from: store)
      }
    }
    let paths = obsolete.flatMap(\.self)
    let nobodys = unowned ? [] : found.flatMap(\.snapshots.unowned)
    var lines: [PrintedText] = paths.map { "\(delete ? "removed" : "obsolete") \($0)" }
    lines += nobodys.map { "unowned  \($0)" }
    let others: PrintedText = unowned ? "" : ", \(nobodys.count) in unowned folders"
    lines.append("\(paths.count) obsolete\(others)")
    Output.write(lines.joined(separator: "\n") + "\n")
    return delete ? 0 : paths.count
  }

  /// What nothing verifies: in the project's folder of snapshots, and beside its tests where tests
  /// keep any there.
  private func found(
    in root: URL
  ) throws(Diagnostic) -> [(store: SnapshotStore, snapshots: ObsoleteSnapshots)] {
    let (store, tests) = (SnapshotStore.ofProject(in: root), SnapshotStore.ofTests(in: root))
    let beside = try ManifestStore(tests)?.manifests() ?? []
    let manifests = try ManifestStore(store)?.manifests() ?? []
    // A project may keep all its snapshots beside its tests.
    var found: [(SnapshotStore, ObsoleteSnapshots)] = []
    if !manifests.isEmpty || beside.isEmpty {
      found.append((store, try ObsoleteSnapshots(in: store, manifests: manifests)))
    }
    if !beside.isEmpty {
      found.append((tests, try ObsoleteSnapshots(besideTests: tests, manifests: beside)))
    }
    return found
  }
}
