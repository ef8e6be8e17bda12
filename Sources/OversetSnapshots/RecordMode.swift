/// What the caller asks to be done with references; the names are swift-snapshot-testing's.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Record what is absent; keep what differs. The default.
  case missing
  /// Record everything again.
  case all
  /// Write no reference.
  case never
  /// Record what is absent and what differs.
  case failed
}

extension RecordMode: ExpressibleByBooleanLiteral {
  /// `true` is ``all``, `false` is ``missing``: what swift-snapshot-testing's `record:` took before it
  /// had modes.
  public init(booleanLiteral value: Bool) { self = value ? .all : .missing }
}
