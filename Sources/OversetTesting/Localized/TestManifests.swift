import Foundation
import OversetMatrix
import OversetSnapshots
import Synchronization
import Testing

/// The names of the snapshots that the tests of this process have verified, kept when it ends.
enum TestManifests {
  private static let made = Mutex<[Producer: Set<String>]>([:])

  /// The tests of a module that one library runs, in a project: `swift test` starts a process for
  /// each library.
  private struct Producer: Hashable {
    let module: String
    let isXCTest: Bool
    let root: URL

    var name: String { isXCTest ? "\(module) (XCTest)" : module }
  }

  /// Counts the snapshots of `outcome` to the module of a test.
  static func add(_ outcome: RunOutcome, of place: AssertionPlace, root: URL) {
    let module = String("\(place.fileID)".prefix { $0 != "/" })
    let producer = Producer(module: module, isXCTest: Test.current == nil, root: root)
    let isFirst = made.withLock { made in
      let isFirst = made.isEmpty
      made[producer, default: []]
        .formUnion(outcome.cells.map(\.snapshot.path))
      return isFirst
    }
    if isFirst { atexit { TestManifests.keep() } }
  }

  /// Whether every test of the bundle runs: none is chosen or left out on the command line.
  ///
  /// A process of XCTest is given the names of the tests it is to run, and nothing where it runs all.
  static func isWhole(arguments: [String], isXCTest: Bool) -> Bool {
    if isXCTest { return arguments.count <= 1 }
    return !arguments.contains { argument in
      ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }

  /// Keeps the manifests. One that cannot be kept is as good as none: `overset prune` then refuses.
  private static func keep() {
    for (producer, names) in made.withLock({ $0 }) {
      let isWhole = isWhole(arguments: CommandLine.arguments, isXCTest: producer.isXCTest)
      let manifest = SnapshotManifest(producer: producer.name, isWhole: isWhole, names: names)
      try? ManifestStore(.ofProject(in: producer.root))?.keep(manifest)
    }
  }
}
