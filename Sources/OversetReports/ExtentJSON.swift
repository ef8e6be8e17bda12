import OversetProject

/// How much of its plan a command has looked at, as JSON.
struct ExtentJSON: Encodable {
  /// `shard`, `partial` or `changed`.
  private let kind: String
  /// `2/5`, of a shard.
  private let shard: String?
  /// The revision, as somebody named it, of what has changed.
  private let since: String?
  /// How many cells or keys were not looked at here.
  private let others: Int

  /// Nil for a whole plan: the report of one machine and that of several put together are the same.
  init?(_ extent: PlanExtent) {
    switch extent {
    case .plan: return nil
    case .shard(let shard, let others):
      (kind, self.shard, since, self.others) = ("shard", "\(shard)", nil, others)
    case .partial(let missing): (kind, shard, since, others) = ("partial", nil, nil, missing)
    case .changes(let revision, let others):
      (kind, shard, since, self.others) = ("changed", nil, revision, others)
    }
  }
}
