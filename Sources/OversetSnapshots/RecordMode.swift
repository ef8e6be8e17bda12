/// What the caller asks to be done with references; the names are swift-snapshot-testing's.
public enum RecordMode: String, Sendable, CaseIterable {
  /// Record what is absent; keep what differs. The default.
  case missing
  /// Record everything anew.
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

/// What will be done with references, decided once by ``RecordPolicy``.
public struct RecordBehavior: Sendable, Hashable {
  /// Whether an absent reference is written. If not, it is a failure.
  public let recordsAbsent: Bool

  /// Whether a reference that differs is replaced.
  public let replacesDifferent: Bool

  /// Whether a reference is replaced that cannot be read, or whose picture is equal while its
  /// record of what drew it is another.
  public let replacesAny: Bool

  /// Whether pictures are recorded anew whose texts stand: after a release that draws otherwise.
  public let redrawsPictures: Bool

  fileprivate init(
    recordsAbsent: Bool, replacesDifferent: Bool, replacesAny: Bool, redrawsPictures: Bool = false
  ) {
    self.recordsAbsent = recordsAbsent
    self.replacesDifferent = replacesDifferent
    self.replacesAny = replacesAny
    self.redrawsPictures = redrawsPictures
  }

  /// Records pictures anew that another renderer drew, and nothing else: no text, nothing that is absent,
  /// no picture whose text differs, and none that differs though this renderer drew it. A colour, which no
  /// text holds, has changed there.
  public static let upgrade = RecordBehavior(
    recordsAbsent: false, replacesDifferent: false, replacesAny: false, redrawsPictures: true)

  /// Whether a value that differs from its reference stops its name from being recorded.
  func keeps(_ judgement: SnapshotJudgement) -> Bool {
    judgement.difference != nil && !replacesDifferent
      && !(redrawsPictures && judgement.isOfAnotherRenderer)
  }
}

/// Turns what was asked into what will be done.
public enum RecordPolicy {
  /// Whether a value of the variable `CI` says that this is continuous integration: it is set, and not
  /// to `0` or `false`.
  public static func isContinuousIntegration(_ value: String?) -> Bool {
    !["", "0", "false"].contains((value ?? "").lowercased())
  }

  /// On continuous integration no reference is ever written, whatever was asked: a first run that
  /// records would let the second one pass.
  public static func resolve(
    asked: RecordMode, isContinuousIntegration: Bool
  ) -> RecordBehavior {
    let mode = isContinuousIntegration ? .never : asked
    return RecordBehavior(
      recordsAbsent: mode != .never,
      replacesDifferent: mode == .all || mode == .failed,
      replacesAny: mode == .all)
  }
}
