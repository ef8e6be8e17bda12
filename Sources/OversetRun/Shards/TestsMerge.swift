package import Foundation
package import OversetProject
import OversetSnapshots
package import OversetVocabulary

/// Puts the shards of a process of tests together as if one process had run them.
package struct TestsMerge {
  private let set: ShardSet<RecordedTests>
  private let folder: URL
  /// By shard, then by assertion.
  private let records: [[RunRecord]]

  /// Parts of the tests of the project in `folder`.
  ///
  /// - Throws: `Diagnostic` (data) for a shard whose cells are not those that its name promises.
  package init(_ set: ShardSet<RecordedTests>, in folder: URL) throws(Diagnostic) {
    self.set = set
    self.folder = folder
    let plan = set.first.blob.record.assertions.map(\.run.planned)
    var records: [[RunRecord]] = []
    for part in set.parts {
      var own: [RunRecord] = []
      for assertion in part.blob.record.assertions {
        let record = try assertion.run.record(
          in: folder, assertion.store(in: folder), name: part.name)
        guard record.isWhole(of: part.blob.shard) else {
          throw ShardSet<RecordedTests>.contradiction(part, "cells")
        }
        own.append(record)
      }
      guard own.map(\.planned) == plan else {
        throw ShardSet<RecordedTests>.contradiction(part, "assertions")
      }
      for manifest in part.blob.record.manifests { try manifest.manifest.validateProducer() }
      records.append(own)
    }
    self.records = records
  }

  /// The assertions of the whole, or with `isPartial` of the shards that are there.
  ///
  /// - Throws: `Diagnostic` (data) that names the missing shards and their cells, unless `isPartial`.
  package func assertions(isPartial: Bool) throws(Diagnostic) -> [AssertedRecord] {
    let assertions = set.first.blob.record.assertions
    if !isPartial {
      try set.proveWhole(assertions.flatMap { $0.run.planned.map(\.name) }, unit: "cell")
    }
    return assertions.indices.compactMap { index in
      let parts = records.map { $0[index] }
      guard let first = parts.first else { return nil }
      let missing =
        set.missing.isEmpty ? nil : set.lost(of: first.planned.map(\.name)).count
      return AssertedRecord(
        RunRecord(merging: parts, into: first, missing: missing),
        at: assertions[index].place(in: folder), isBesideTests: assertions[index].isBesideTests)
    }
  }

  /// Puts the pictures and values that shards have kept where one process would have kept them.
  ///
  /// - Returns: What keeps some of them from being there.
  package func putBack() -> [Diagnostic] {
    var errors: [Diagnostic] = []
    for (part, records) in zip(set.parts, records) {
      for (assertion, record) in zip(part.blob.record.assertions, records) {
        do throws(Diagnostic) {
          try assertion.run.putBack(record, in: assertion.store(in: folder), name: part.name)
        } catch {
          errors.append(error)
        }
      }
    }
    return errors
  }

  /// The snapshots that the tests have verified: whole if every shard has made all of its part.
  package var manifests: [RecordedManifest] {
    let all = set.parts.flatMap(\.blob.record.manifests)
    var order: [String] = []
    var groups: [String: [RecordedManifest]] = [:]
    for manifest in all {
      let name = "\(manifest.manifest.producer)/\(manifest.isBesideTests)"
      if groups[name] == nil { order.append(name) }
      groups[name, default: []].append(manifest)
    }
    return order.sorted().compactMap { name in
      guard let own = groups[name], let first = own.first else { return nil }
      // A shard without a cell of a module has no list of it, and has missed none.
      return RecordedManifest(
        SnapshotManifest(
          producer: first.manifest.producer,
          isWhole: set.missing.isEmpty && own.allSatisfy(\.manifest.isWhole),
          names: own.flatMap(\.manifest.names)),
        isBesideTests: first.isBesideTests)
    }
  }
}

extension RecordedTests.Assertion {
  /// Where its references are in the project in `folder`.
  fileprivate func store(in folder: URL) -> SnapshotStore {
    isBesideTests
      ? .besideTest(place(in: folder).file, in: folder) : .ofProject(in: folder)
  }

  /// Its place in the project in `folder`.
  fileprivate func place(in folder: URL) -> SourcePlace {
    var place = place
    if isBelow { place.file = RecordedRun.path(of: folder) + place.file }
    return place
  }
}
