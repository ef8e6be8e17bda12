import Foundation
import OversetConfig
import OversetFiles
import OversetProject
import OversetRun
import OversetSnapshots
import OversetVocabulary
import Synchronization
import Testing

/// The names of the snapshots that the tests of this process have verified, kept when it ends.
enum TestManifests {
  private static let verified = Mutex(VerifiedNames())

  /// Counts snapshots of the matrix to the module of a test.
  static func add(_ names: [SnapshotName], of place: AssertionPlace) {
    let source = "\(place.filePath)"
    guard let bundle = bundle(of: place),
      let project = try? TestProjects.project(ofSource: source)
    else { return }
    let store = LocalizedSnapshot.store(ofSource: source, in: project)
    add(
      names.map(store.path(of:)),
      of: VerifiedNames.Producer(
        bundle: bundle, isBesideTests: project.matrix.snapshots == .besideTests))
  }

  /// Counts a reference beside a test file to the module of a test. One outside of the project is
  /// nobody's.
  static func add(_ file: URL, of place: AssertionPlace) {
    guard let bundle = bundle(of: place), let path = bundle.path(of: file) else { return }
    add([path], of: VerifiedNames.Producer(bundle: bundle, isBesideTests: true))
  }

  /// Notes that the assertion at `place` could not be made: what it verifies is not known, so that the
  /// names of its module are not all there are.
  static func miss(_ place: AssertionPlace) {
    guard let bundle = bundle(of: place) else { return }
    verified.withLock { $0.miss(bundle) }
  }

  /// Notes that other processes verify further cells of the assertions of this one.
  static func share() { verified.withLock { $0.isPart = true } }

  /// What this process has verified of a project, for those who put it together with others.
  static func manifests(of root: URL, status: CInt) -> [RecordedManifest] {
    let verified = verified.withLock { $0 }
    return verified.manifests(arguments: CommandLine.arguments, status: status, asPart: true)
      .filter { $0.producer.bundle.root.path == root.path }
      .map { RecordedManifest($0.manifest, isBesideTests: $0.producer.isBesideTests) }
  }

  private static func add(_ paths: [String], of producer: VerifiedNames.Producer) {
    verified.withLock { $0.add(paths, of: producer) }
    keepAtExit
  }

  private static func bundle(of place: AssertionPlace) -> VerifiedNames.Bundle? {
    TestProjects.root(ofSource: "\(place.filePath)").map { root in
      VerifiedNames.Bundle(
        module: String("\(place.fileID)".prefix { $0 != "/" }), isXCTest: Test.current == nil,
        root: root)
    }
  }

  /// Asks, once, that the manifests be kept when the process ends.
  ///
  /// Neither library of tests tells a bundle that its run ends, but both say by the process's status
  /// whether a test failed.
  private static let keepAtExit: Void = ProcessEnd.notify { TestManifests.keep(status: $0) }

  /// Keeps the manifests. The tests have their verdicts by then, which a manifest that cannot be kept does not
  /// change; it is told, because `overset prune` would go by an older one.
  private static func keep(status: CInt) {
    let verified = verified.withLock { $0 }
    for (producer, manifest) in verified.manifests(
      arguments: CommandLine.arguments, status: status)
    {
      do throws(Diagnostic) {
        try ManifestStore(producer.store)?.keep(manifest)
      } catch {
        TestReporter.tell("error: \(error)")
      }
    }
  }
}
