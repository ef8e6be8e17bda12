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
    /// Whether its snapshots lie beside its tests, and not in the project's folder of them.
    let isBesideTests: Bool

    var name: String { isXCTest ? "\(module) (XCTest)" : module }

    var store: SnapshotStore {
      isBesideTests ? .ofTests(in: root) : .ofProject(in: root)
    }
  }

  /// Counts snapshots of the matrix to the module of a test.
  static func add(_ names: [SnapshotName], of place: AssertionPlace) {
    let source = "\(place.filePath)"
    guard let project = try? TestProjects.project(ofSource: source) else { return }
    let store = LocalizedSnapshot.store(ofSource: source, in: project)
    add(
      names.map(store.path(of:)), of: place, root: project.root,
      isBesideTests: project.matrix.snapshots == .besideTests)
  }

  /// Counts a reference beside a test file to the module of a test. One outside of the project is
  /// nobody's.
  static func add(_ file: URL, of place: AssertionPlace) {
    guard let root = TestProjects.root(ofSource: "\(place.filePath)") else { return }
    let inside = root.standardizedFileURL.pathComponents
    let parts = file.deletingPathExtension().standardizedFileURL.pathComponents
    guard parts.starts(with: inside) else { return }
    let path = parts.dropFirst(inside.count).joined(separator: "/")
    add([path], of: place, root: root, isBesideTests: true)
  }

  private static func add(
    _ paths: [String], of place: AssertionPlace, root: URL, isBesideTests: Bool
  ) {
    let producer = Producer(
      module: String("\(place.fileID)".prefix { $0 != "/" }), isXCTest: Test.current == nil,
      root: root, isBesideTests: isBesideTests)
    let isFirst = made.withLock { made in
      let isFirst = made.isEmpty
      made[producer, default: []].formUnion(paths)
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
      try? ManifestStore(producer.store)?.keep(manifest)
    }
  }
}
