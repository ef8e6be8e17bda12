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
    let pruned: (status: ExitStatus, errors: [Diagnostic])
    do throws(Diagnostic) {
      pruned = try prune()
    } catch {
      throw CommandExit.report(error)
    }
    try CommandExit.end(pruned.status, after: pruned.errors)
  }

  /// Prunes, and tells what is removed. What cannot be removed is returned.
  private func prune() throws(Diagnostic) -> (status: ExitStatus, errors: [Diagnostic]) {
    let root = try project.existingURL()
    let found = try found(in: root)
    let obsolete = found.map { $0.snapshots.obsolete + (unowned ? $0.snapshots.unowned : []) }
    let paths = obsolete.flatMap(\.self)
    var failures = [Diagnostic?](repeating: nil, count: paths.count)
    if delete {
      guard !ContinuousIntegration.isOn else {
        throw Diagnostic(
          .usage, problem: "`CI` is set, so references are read-only",
          remedy: "prune locally")
      }
      failures = zip(obsolete, found).flatMap { ObsoleteSnapshots.remove($0, from: $1.store) }
    }
    let nobodys = unowned ? [] : found.flatMap(\.snapshots.unowned)
    var lines: [PrintedText] = zip(paths, failures).map { path, failure in
      "\(delete && failure == nil ? "removed" : "obsolete") \(path)"
    }
    lines += nobodys.map { "unowned  \($0)" }
    let others: PrintedText = unowned ? "" : ", \(nobodys.count) in unowned folders"
    lines.append("\(paths.count) obsolete\(others)")
    Output.write(lines.joined(separator: "\n") + "\n")
    return (delete || paths.isEmpty ? .clean : .findings, failures.compactMap(\.self))
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
