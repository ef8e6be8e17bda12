import ArgumentParser
import Foundation
import OversetMatrix
import OversetSnapshots

/// `overset prune`
struct PruneCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Lists references that nothing verifies any more, and removes them.",
    discussion: """
      Needs a whole run of `overset run` and of the tests before: each leaves a list of what it \
      makes in .overset/manifests. Refuses while only a part of one has run. Exit code 0: nothing is \
      obsolete, or all of it was removed.
      """)

  @OptionGroup var project: ProjectOptions

  @Flag(help: "Remove the obsolete references.")
  var delete = false

  @Flag(
    help:
      "Count what lies in folders that nobody owns as obsolete, too: of a component that is gone.")
  var unowned = false

  func run() async throws {
    let left: Int
    do {
      left = try prune()
    } catch let error as SnapshotError {
      throw CommandExit.report(error)
    } catch let error as MatrixError {
      throw CommandExit.report(error)
    }
    if left > 0 { throw ExitCode(1) }
  }

  /// Prunes, and returns how many obsolete references are left.
  private func prune() throws -> Int {
    let store = SnapshotStore.ofProject(in: try project.existingURL())
    guard let manifests = try ManifestStore(store)?.manifests() else { return 0 }
    let found = try ObsoleteSnapshots(in: store, manifests: manifests)
    let paths = found.obsolete + (unowned ? found.unowned : [])
    if delete {
      guard !ContinuousIntegration.isOn else {
        throw SnapshotError(
          .name, problem: "CI is set, where no reference is ever written or removed",
          remedy: "prune on a developer's machine")
      }
      ObsoleteSnapshots.remove(paths, from: store)
    }
    var lines = paths.map { "\(delete ? "removed" : "obsolete") \($0)" }
    if !unowned { lines += found.unowned.map { "unowned  \($0)" } }
    let others = unowned ? "" : ", \(found.unowned.count) in folders that nobody owns"
    lines.append("\(paths.count) obsolete\(others)")
    Output.write(Data((lines.joined(separator: "\n") + "\n").utf8))
    return delete ? 0 : paths.count
  }
}
