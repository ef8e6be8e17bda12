import Foundation
import OversetSnapshots

/// The names of the snapshots that one process of tests has verified, and whose they are.
struct VerifiedNames {
  /// The tests of a module that one library runs, in a project: `swift test` starts a process for
  /// each library.
  struct Bundle: Hashable {
    let module: String
    let isXCTest: Bool
    let root: URL

    /// The path of a reference below the project, with its extension: the same name in another format is
    /// another reference. Nil outside of the project.
    func path(of file: URL) -> String? {
      let inside = root.standardizedFileURL.pathComponents
      let parts = file.standardizedFileURL.pathComponents
      guard parts.starts(with: inside) else { return nil }
      return parts.dropFirst(inside.count).joined(separator: "/")
    }
  }

  /// A bundle's snapshots in one of the places where they are kept.
  struct Producer: Hashable {
    let bundle: Bundle
    /// Whether its snapshots lie beside its tests, and not in the project's folder of them.
    let isBesideTests: Bool

    var name: String { bundle.isXCTest ? "\(bundle.module) (XCTest)" : bundle.module }

    var store: SnapshotStore {
      isBesideTests ? .ofTests(in: bundle.root) : .ofProject(in: bundle.root)
    }
  }

  /// Whether other processes verify further cells of the same assertions.
  var isPart = false

  private var names: [Producer: Set<String>] = [:]
  private var incomplete: Set<Bundle> = []

  /// Counts paths below the producer's folder of snapshots.
  mutating func add(_ paths: [String], of producer: Producer) {
    names[producer, default: []].formUnion(paths)
  }

  /// Notes that an assertion of `bundle` could not be made: what it would have verified is not known.
  mutating func miss(_ bundle: Bundle) { incomplete.insert(bundle) }

  /// The manifests of a process that was called with `arguments` and ends with `status`.
  ///
  /// A manifest is whole where every test of the bundle has run and every assertion was made. A test that
  /// fails may have ended before its last assertion.
  ///
  /// - Parameter asPart: Whether a process that shares the cells with others may be whole by itself: whoever puts them
  ///   together asks.
  func manifests(
    arguments: [String], status: CInt, asPart: Bool = false
  ) -> [(producer: Producer, manifest: SnapshotManifest)] {
    names.map { producer, names in
      let isWhole =
        status == 0 && (asPart || !isPart) && !incomplete.contains(producer.bundle)
        && VerifiedNames.runsAll(arguments: arguments, isXCTest: producer.bundle.isXCTest)
      return (
        producer, SnapshotManifest(producer: producer.name, isWhole: isWhole, names: names)
      )
    }
  }

  /// Whether every test of the bundle runs: none is chosen or left out on the command line.
  ///
  /// A process of XCTest is given the names of the tests it is to run, and nothing where it runs all.
  static func runsAll(arguments: [String], isXCTest: Bool) -> Bool {
    if isXCTest { return arguments.count <= 1 }
    return !arguments.contains { argument in
      ["--filter", "--skip"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }
  }
}
