/// How a reference compares with a new value.
package enum ReferenceState: Sendable, Hashable, CaseIterable {
  /// There is no reference.
  case absent
  /// The reference equals the value.
  case equal
  /// The reference differs from the value.
  case different
  /// There is a reference, and it cannot be read.
  case unreadable
}

/// What is done with a reference.
package enum RecordDecision: Sendable, Hashable {
  /// The reference stays as it is: the verdict follows from its state alone.
  case keep
  /// The new value becomes the reference.
  case record
}

/// Decides what is recorded: in the matrix, beside tests and inline.
package enum RecordPolicy {
  /// Whether a value of the variable `CI` says that this is continuous integration: it is set, and not
  /// to `0` or `false`.
  package static func isContinuousIntegration(_ value: String?) -> Bool {
    !["", "0", "false"].contains((value ?? "").lowercased())
  }

  /// What is done with one reference.
  ///
  /// On continuous integration no reference is ever written, whatever was asked: a first run that
  /// records would let the second one pass.
  package static func decision(
    asked: RecordMode, reference: ReferenceState, isContinuousIntegration: Bool
  ) -> RecordDecision {
    guard !isContinuousIntegration else { return .keep }
    return switch (asked, reference) {
    case (.all, _), (.missing, .absent), (.failed, .absent), (.failed, .different): .record
    case (.missing, _), (.failed, _), (.never, _): .keep
    }
  }

  /// What is done with the references of one run.
  package static func resolve(
    asked: RecordMode, isContinuousIntegration: Bool
  ) -> RecordBehavior {
    RecordBehavior(asked: asked, isContinuousIntegration: isContinuousIntegration)
  }
}

/// What is done with the references of one run, as ``RecordPolicy`` decides it.
package struct RecordBehavior: Sendable, Hashable {
  private let asked: RecordMode
  private let isContinuousIntegration: Bool

  /// Whether pictures whose text snapshots still match are recorded again, after a renderer change.
  let redrawsPictures: Bool

  fileprivate init(
    asked: RecordMode, isContinuousIntegration: Bool, redrawsPictures: Bool = false
  ) {
    self.asked = asked
    self.isContinuousIntegration = isContinuousIntegration
    self.redrawsPictures = redrawsPictures
  }

  /// Records only pictures that another renderer drew: no text, nothing that is absent, no picture whose
  /// text differs, and none that differs although this renderer drew it. In the last case something that
  /// texts do not record, such as a colour, has changed.
  package static let upgrade = RecordBehavior(
    asked: .never, isContinuousIntegration: false, redrawsPictures: true)

  /// What is done with a reference in a state.
  package func decision(for reference: ReferenceState) -> RecordDecision {
    RecordPolicy.decision(
      asked: asked, reference: reference, isContinuousIntegration: isContinuousIntegration)
  }

  /// Whether a reference in a state is replaced by the new value.
  package func records(_ reference: ReferenceState) -> Bool { decision(for: reference) == .record }

  /// Whether every reference is replaced, so that it need not be read.
  package var recordsEverything: Bool { ReferenceState.allCases.allSatisfy(records) }
}
