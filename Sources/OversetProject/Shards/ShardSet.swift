package import OversetVocabulary

/// The blobs of one plan, each shard at most once.
package struct ShardSet<Record: ShardRecord>: Sendable {
  /// A blob, and what errors call it.
  package struct Part: Sendable {
    /// The blob.
    package let blob: ShardBlob<Record>
    /// What errors call it.
    package let name: String

    /// A blob of a file.
    package init(_ blob: ShardBlob<Record>, named name: String) {
      self.blob = blob
      self.name = name
    }
  }

  /// The parts by the numbers of their shards; at least one.
  package let parts: [Part]
  /// The first of them.
  package let first: Part
  /// The shards that are not there, ascending.
  package let missing: [Shard]

  /// Parts of one plan.
  ///
  /// - Throws: `Diagnostic`: data for parts of several plans, and for a shard that is given twice; usage for none.
  package init(_ parts: [Part]) throws(Diagnostic) {
    let sorted = parts.sorted { $0.blob.shard.index < $1.blob.shard.index }
    guard let given = parts.first, let first = sorted.first else { throw Diagnostic.noBlob }
    for part in parts.dropFirst() {
      guard part.blob.shard.count == given.blob.shard.count, part.blob.plan == given.blob.plan
      else { throw Self.otherPlan(part, given) }
    }
    for (left, right) in zip(sorted, sorted.dropFirst()) where left.blob.shard == right.blob.shard {
      throw Diagnostic(
        .data, file: right.name,
        problem: "shard \(right.blob.shard) was already given in \(left.name)",
        remedy: "give each shard once")
    }
    self.parts = sorted
    self.first = first
    let indices = Set(sorted.map(\.blob.shard.index))
    missing = (1...given.blob.shard.count).filter { !indices.contains($0) }
      .compactMap { Shard($0, of: given.blob.shard.count) }
  }

  private static func otherPlan(_ part: Part, _ first: Part) -> Diagnostic {
    Diagnostic(
      .data, file: part.name,
      problem: "this is shard \(part.blob.shard) of another run than shard \(first.blob.shard)"
        + " in \(first.name): program, configuration, catalogs, components or options differ",
      remedy: "run all shards with one program on one revision with the same options")
  }

  /// What is said of a part whose results are not those that its shard promises.
  package static func contradiction(_ part: Part, _ units: String) -> Diagnostic {
    Diagnostic(
      .data, file: part.name,
      problem:
        "this blob contradicts its plan: its \(units) are not those of shard \(part.blob.shard)",
      remedy: "run the shard again")
  }

  /// Makes sure that every shard is there.
  ///
  /// - Parameters:
  ///   - names: What the whole plan looks at.
  ///   - unit: What each of them is, such as `cell`.
  /// - Throws: `Diagnostic` (data) that names the missing shards and what is theirs.
  package func proveWhole(_ names: some Sequence<String>, unit: String) throws(Diagnostic) {
    guard !missing.isEmpty else { return }
    let lost = self.lost(of: names)
    let listed = lost.prefix(ShardListing.limit).joined(separator: ", ")
    let rest = lost.count - ShardListing.limit
    throw Diagnostic(
      .data,
      problem: (missing.count == 1 ? "shard " : "shards ")
        + missing.map(\.description).joined(separator: ", ")
        + (missing.count == 1 ? " is missing" : " are missing")
        + (lost.isEmpty
          ? ", which have no \(unit)s"
          : ", with \(lost.count) \(unit)\(lost.count == 1 ? "" : "s"): \(listed)")
        + (rest > 0 ? ", and \(rest) more" : ""),
      remedy: "give the blobs of all shards, or --partial to report what is there")
  }

  /// Those of `names` that belong to missing shards.
  package func lost(of names: some Sequence<String>) -> [String] {
    let given = Set(parts.map(\.blob.shard.index))
    let count = first.blob.shard.count
    return names.filter { !given.contains(Shard.index(of: $0, among: count)) }
  }
}

private enum ShardListing {
  /// How many names of missing shards are listed.
  static let limit = 20
}

extension Diagnostic {
  /// What is said where nothing is to be put together.
  package static var noBlob: Diagnostic {
    Diagnostic(.usage, problem: "no blob was given", remedy: "give the blobs of all shards")
  }
}
