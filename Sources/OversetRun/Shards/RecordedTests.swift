package import Foundation
package import OversetProject
package import OversetSnapshots
package import OversetVocabulary

/// What an assertion of a process of tests has come to.
package struct AssertedRecord: Sendable {
  /// What came of its cells.
  package let record: RunRecord
  /// Where it stands in the test's source.
  package let place: SourcePlace
  /// Whether its references lie beside the test, and not in the project's folder of them.
  package let isBesideTests: Bool

  package init(_ record: RunRecord, at place: SourcePlace, isBesideTests: Bool) {
    self.record = record
    self.place = place
    self.isBesideTests = isBesideTests
  }

  /// Where its references are in the project in `folder`.
  func store(in folder: URL) -> SnapshotStore {
    isBesideTests ? .besideTest(place.file, in: folder) : .ofProject(in: folder)
  }

  /// By the place, then by what tells the cases of a parameterized test apart: the first of the cells, whoever looks
  /// at it.
  package var order: (SourcePlace, String) { (place, record.planned.first?.name ?? "") }
}

/// The snapshots that a module's tests have verified.
package struct RecordedManifest: Codable, Sendable {
  /// Their names; whole if the process has made all of its part.
  package let manifest: SnapshotManifest
  /// Whether they lie beside the tests.
  package let isBesideTests: Bool

  package init(_ manifest: SnapshotManifest, isBesideTests: Bool) {
    self.manifest = manifest
    self.isBesideTests = isBesideTests
  }
}

/// What came of the assertions of a process of tests, as a blob holds it. Nothing of the project's folder is in it.
package struct RecordedTests: ShardRecord {
  package static var command: ShardedCommand { .tests }
  /// What stands for the version of the program: the tests are the user's, and the digest of their plan has them.
  package static let program = "tests"

  /// An assertion, in the order of places.
  struct Assertion: Codable, Sendable {
    let run: RecordedRun
    /// Below the project's folder if `isBelow`.
    let place: SourcePlace
    let isBelow: Bool
    let isBesideTests: Bool
  }

  let assertions: [Assertion]
  let manifests: [RecordedManifest]

  /// Records the assertions of a project in `folder`.
  ///
  /// - Throws: `Diagnostic` for a picture that is kept and cannot be read.
  package init(
    _ assertions: [AssertedRecord], _ manifests: [RecordedManifest], below folder: URL
  ) throws(Diagnostic) {
    let path = RecordedRun.path(of: folder)
    self.manifests = manifests.sorted { $0.manifest.producer < $1.manifest.producer }
    var budget = RecordedArtefacts.limit
    self.assertions = try assertions.map { assertion throws(Diagnostic) in
      var place = assertion.place
      let isBelow = place.file.hasPrefix(path)
      if isBelow { place.file = String(place.file.dropFirst(path.count)) }
      return Assertion(
        run: try RecordedRun(
          assertion.record, below: folder, assertion.store(in: folder), budget: &budget),
        place: place, isBelow: isBelow,
        isBesideTests: assertion.isBesideTests)
    }
  }

  /// The digest of what decides about assertions and what comes of them.
  ///
  /// - Parameters:
  ///   - assertions: In the order of places.
  ///   - library: The library that runs the tests: each has a process of its own.
  ///   - project: The project.
  /// - Throws: `Diagnostic` for a file that cannot be read any more.
  package static func plan(
    of assertions: [AssertedRecord], library: String, _ project: Project
  ) throws(Diagnostic) -> String {
    var digest = PlanDigest()
    try digest.addProgram()
    digest.add(text: library)
    try digest.addConfiguration(of: project)
    try digest.addContents(of: project)
    let path = RecordedRun.path(of: project.root)
    for assertion in assertions {
      let place = "\(assertion.place)"
      digest.add(text: place.hasPrefix(path) ? String(place.dropFirst(path.count)) : place)
      try digest.add(assertion.record)
    }
    return digest.hex
  }
}
