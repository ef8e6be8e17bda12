/// How much of its plan a command has looked at.
package enum PlanExtent: Sendable, Hashable {
  /// All of it.
  case plan
  /// What is one shard's; the number is that of the others' cells or keys.
  case shard(Shard, others: Int)
  /// What is some shards', put together; the number is that of the cells or keys that nobody told of.
  case partial(missing: Int)
  /// What may have changed since a revision; the number is that of the other cells or keys.
  case changes(since: String, others: Int)

  /// Whether reports of several machines were put together, and some were not there.
  package var isPartial: Bool {
    if case .partial = self { true } else { false }
  }

  /// That of two plans that were looked at one after the other by the same machines.
  package func adding(_ other: PlanExtent) -> PlanExtent {
    switch (self, other) {
    case (.plan, let extent), (let extent, .plan): extent
    case (.shard(let shard, let left), .shard(_, let right)): .shard(shard, others: left + right)
    case (.partial(let left), .partial(let right)): .partial(missing: left + right)
    case (.changes(let revision, let left), .changes(_, let right)):
      .changes(since: revision, others: left + right)
    case (.partial(let left), .shard(_, let right)), (.shard(_, let right), .partial(let left)):
      .partial(missing: left + right)
    case (.changes, let extent), (let extent, .changes): extent
    }
  }
}
