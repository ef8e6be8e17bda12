/// Which references a test or a run writes. The names are those of swift-snapshot-testing.
///
/// If the environment variable `CI` is set, Overset writes no reference in any mode: a retry on CI must not
/// accept what the first attempt found.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Writes references that do not exist, and keeps those that differ. The default: a new test records its
  /// reference and fails once, so that you look at it.
  case missing
  /// Writes every reference, whether or not it differs.
  case all
  /// Writes no reference. A missing one is a failure.
  case never
  /// Writes references that do not exist or differ. Use it after an intended change.
  case failed
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// Makes `true` ``all`` and `false` ``missing``: what `record:` took in swift-snapshot-testing before it
  /// had modes.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
