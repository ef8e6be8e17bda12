package import Foundation
package import OversetProject
package import OversetVocabulary

/// Puts the shards of a run together as if one machine had run.
package struct RunMerge {
  private let set: ShardSet<RecordedRun>
  private let folder: URL
  private let records: [RunRecord]

  /// Parts of one run of the project in `folder`.
  ///
  /// - Throws: `Diagnostic` (data) for a shard whose cells are not those that its name promises.
  package init(_ set: ShardSet<RecordedRun>, in folder: URL) throws(Diagnostic) {
    self.set = set
    self.folder = folder
    var records: [RunRecord] = []
    for part in set.parts {
      let record = try part.blob.record.record(
        in: folder, .ofProject(in: folder), name: part.name)
      guard record.isWhole(of: part.blob.shard),
        record.planned == records.first?.planned ?? record.planned
      else {
        throw ShardSet<RecordedRun>.contradiction(part, "cells")
      }
      records.append(record)
    }
    self.records = records
  }

  /// Puts the pictures and values that shards have kept where one machine would have kept them.
  ///
  /// - Returns: What keeps some of them from being there.
  package func putBack() -> [Diagnostic] {
    zip(set.parts, records).compactMap { part, record in
      do throws(Diagnostic) {
        try part.blob.record.putBack(record, in: .ofProject(in: folder), name: part.name)
        return nil
      } catch {
        return error
      }
    }
  }

  /// The record of the whole run, or with `isPartial` of the shards that are there.
  ///
  /// - Throws: `Diagnostic` (data) that names the missing shards and their cells, unless `isPartial`.
  package func record(isPartial: Bool) throws(Diagnostic) -> RunRecord {
    guard let first = records.first else { throw Diagnostic.noBlob }
    let names = first.planned.map(\.name)
    if !isPartial { try set.proveWhole(names, unit: "cell") }
    return RunRecord(
      merging: records, into: first,
      missing: set.missing.isEmpty ? nil : set.lost(of: names).count)
  }
}

extension RunRecord {
  /// Whether every cell of a shard is there or its state failed, and none that is another shard's.
  func isWhole(of shard: Shard) -> Bool {
    let failed = Set(failedStates.map { [$0.component, $0.state] })
    let own = planned.indices.filter { index in
      let cell = planned[index]
      return shard.holds(cell.name) && !failed.contains([cell.component, cell.state])
    }
    return cells.map(\.index) == own
  }

  /// Puts records of one plan together.
  ///
  /// - Parameters:
  ///   - records: Those of the shards, by their numbers.
  ///   - first: The first of them, whose plan counts.
  ///   - missing: How many cells nobody told of; nil if every shard is there.
  init(merging records: [RunRecord], into first: RunRecord, missing: Int?) {
    let failed = FailedState.sorted(records.flatMap(\.failedStates), by: first.planned)
    let names = Set(failed.map { [$0.component, $0.state] })
    self.init(
      facts: first.facts, planned: first.planned,
      // What one machine would not have tried again, it would not have told of either.
      cells: records.flatMap(\.cells)
        .filter { !names.contains([$0.outcome.component, $0.outcome.state]) }
        .sorted { $0.index < $1.index },
      failedStates: failed)
    searchError = records.lazy.compactMap(\.searchError).first
    // A test may have run where one shard was, so that only that one knows whose a reference is.
    let lists = records.map { Set($0.obsolete) }
    obsolete = first.obsolete.filter { path in lists.allSatisfy { $0.contains(path) } }
    if let missing { extent = .partial(missing: missing) }
  }
}
