import OversetProject
package import OversetVocabulary

/// Puts the blobs of shards together as if one machine had run.
package struct ShardMerge {
  /// A blob, and what errors call it.
  package struct Part {
    let blob: ShardBlob
    let name: String

    /// A blob of a file.
    package init(_ blob: ShardBlob, named name: String) {
      self.blob = blob
      self.name = name
    }
  }

  /// How many cells of missing shards are listed.
  private static let listLimit = 20

  private let parts: [Part]

  /// Parts of one run.
  ///
  /// - Throws: `Diagnostic` (data) for parts of several plans, a shard that is given twice, and one whose cells are not
  ///   those that its name promises.
  package init(_ parts: [Part]) throws(Diagnostic) {
    self.parts = parts.sorted { $0.blob.shard.index < $1.blob.shard.index }
    guard let first = parts.first else {
      throw Diagnostic(
        .usage, problem: "no blob was given", remedy: "give the blobs of all shards")
    }
    for part in parts.dropFirst() {
      guard part.blob.shard.count == first.blob.shard.count, part.blob.plan == first.blob.plan
      else { throw Self.otherPlan(part, first) }
    }
    for (left, right) in zip(self.parts, self.parts.dropFirst())
    where left.blob.shard == right.blob.shard {
      throw Diagnostic(
        .data, file: right.name,
        problem: "this is shard \(right.blob.shard) once more, as is \(left.name)",
        remedy: "give each shard once")
    }
    for part in self.parts { try Self.prove(part) }
  }

  private static func otherPlan(_ part: Part, _ first: Part) -> Diagnostic {
    Diagnostic(
      .data, file: part.name,
      problem: "this is shard \(part.blob.shard) of another run than shard \(first.blob.shard)"
        + " in \(first.name): program, configuration, catalogs, components or options differ",
      remedy: "run all shards with one program on one revision with the same options")
  }

  /// Every cell of the shard is there or its state failed, and none that is another shard's.
  private static func prove(_ part: Part) throws(Diagnostic) {
    let record = part.blob.record
    let failed = Set(record.failedStates.map { [$0.component, $0.state] })
    let own = record.planned.indices.filter { index in
      let cell = record.planned[index]
      return part.blob.shard.holds(cell.name) && !failed.contains([cell.component, cell.state])
    }
    guard record.cells.map(\.index) == own else {
      throw Diagnostic(
        .data, file: part.name,
        problem:
          "this blob contradicts its plan: its cells are not those of shard \(part.blob.shard)",
        remedy: "run the shard again")
    }
  }

  // MARK: Merging

  /// The shards that are not there, ascending.
  private var missing: [Shard] {
    guard let first = parts.first else { return [] }
    let given = Set(parts.map(\.blob.shard.index))
    return (1...first.blob.shard.count).filter { !given.contains($0) }
      .compactMap { Shard($0, of: first.blob.shard.count) }
  }

  /// The record of the whole run, or with `isPartial` of the shards that are there.
  ///
  /// - Throws: `Diagnostic` (data) that names the missing shards and their cells, unless `isPartial`.
  package func record(isPartial: Bool) throws(Diagnostic) -> RunRecord {
    guard let first = parts.first?.blob.record else {
      throw Diagnostic(
        .usage, problem: "no blob was given", remedy: "give the blobs of all shards")
    }
    let records = parts.map(\.blob.record)
    let missing = missing
    guard missing.isEmpty || isPartial else { throw refusal(of: missing, first.planned) }
    let failed = FailedState.sorted(records.flatMap(\.failedStates), by: first.planned)
    let names = Set(failed.map { [$0.component, $0.state] })
    var record = RunRecord(
      facts: first.facts, planned: first.planned,
      // What one machine would not have tried again, it would not have told of either.
      cells: records.flatMap(\.cells)
        .filter { !names.contains([$0.outcome.component, $0.outcome.state]) }
        .sorted { $0.index < $1.index },
      failedStates: failed)
    record.searchError = records.lazy.compactMap(\.searchError).first
    // A test may have run where one shard was, so that only that one knows whose a reference is.
    let obsolete = records.map { Set($0.obsolete) }
    record.obsolete = first.obsolete.filter { path in obsolete.allSatisfy { $0.contains(path) } }
    if !missing.isEmpty {
      record.extent = .partial(missing: cells(of: missing, first.planned).count)
    }
    return record
  }

  private func cells(of shards: [Shard], _ planned: [PlannedCell]) -> [String] {
    planned.map(\.name).filter { name in shards.contains { $0.holds(name) } }
  }

  private func refusal(of missing: [Shard], _ planned: [PlannedCell]) -> Diagnostic {
    let names = cells(of: missing, planned)
    let listed = names.prefix(Self.listLimit).joined(separator: ", ")
    let rest = names.count - Self.listLimit
    return Diagnostic(
      .data,
      problem: (missing.count == 1 ? "shard " : "shards ")
        + missing.map(\.description).joined(separator: ", ")
        + (missing.count == 1 ? " is missing" : " are missing")
        + (names.isEmpty ? ", which have no cells" : ", with \(names.count) cells: \(listed)")
        + (rest > 0 ? ", and \(rest) more" : ""),
      remedy: "give the blobs of all shards, or --partial to report what is there")
  }
}
