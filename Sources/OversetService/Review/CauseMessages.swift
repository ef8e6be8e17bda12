#if Service
  import HTTPTypes
  import OversetConfig

  /// A decision, as messages have it.
  package struct DecisionItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case verdict, by, at, reason, lastDay, run
    }

    package var verdict: String
    package var by: String
    package var at: String
    package var reason: String?
    package var lastDay: String?
    package var run: Int

    init(_ decision: StoredDecision) {
      verdict = decision.verdict.rawValue
      by = decision.author
      at = Moment.text(decision.made)
      reason = decision.reason
      lastDay = decision.lastDay
      run = decision.run
    }

    package static let schemaName = "Decision"
    package static let summary = "What somebody has decided."
    package static let optional: Set<CodingKeys> = [.reason, .lastDay]
    package static let properties: [CodingKeys: JSONValue] = [
      .verdict: MemberSchema.choice("What.", of: Verdict.allCases.map(\.rawValue)),
      .by: MemberSchema.text("The name of the token that decided."),
      .at: MemberSchema.text("When (ISO 8601)."), .reason: MemberSchema.text("Why."),
      .lastDay: MemberSchema.text("The last day on which it counts."),
      .run: MemberSchema.integer("The run in which it was made."),
    ]
  }

  /// A decision about some cells of a cause.
  package struct MixedDecision: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case cells, decision }

    package var cells: [Int]
    package var decision: DecisionItem

    package static let schemaName = "MixedDecision"
    package static let summary = "A decision about some cells of a cause."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .cells: [
        "type": "array", "description": "Rows of the document.", "items": ["type": "integer"],
      ],
      .decision: MemberSchema.message(DecisionItem.self),
    ]
  }

  /// What people decide about at once.
  package struct CauseItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case id, kind, title, rule, fingerprint, result, cells, fails, sinceRuns, verdict, verdicts,
        decision,
        decisions, accepted
    }

    package var id: String
    package var kind: String
    package var title: String
    package var rule: String?
    package var fingerprint: String?
    package var result: Int?
    package var cells: [Int]
    package var fails: Bool
    package var sinceRuns: Int
    package var verdict: String
    package var verdicts: [String]
    package var decision: DecisionItem?
    package var decisions: [MixedDecision]?
    package var accepted: String?

    /// The verdict of a cause whose cells were decided differently.
    static let mixed = "mixed"

    init(_ cause: ReviewCause, _ judged: DecisionBook.Judged, sinceRuns: Int) {
      id = cause.id
      kind = cause.kind.rawValue
      title = cause.title
      rule = cause.rule
      fingerprint = cause.fingerprint
      result = cause.result
      cells = cause.cells.map(\.row)
      fails = cause.fails
      self.sinceRuns = sinceRuns
      verdict =
        cause.accepted != nil ? Verdict.known.rawValue : judged.verdict?.rawValue ?? Self.mixed
      verdicts = cause.verdicts.map(\.rawValue)
      decision = judged.decision.map(DecisionItem.init)
      decisions =
        judged.mixed.isEmpty
        ? nil
        : judged.mixed.map { MixedDecision(cells: $0.rows, decision: DecisionItem($0.decision)) }
      accepted = cause.accepted
    }

    package static let schemaName = "Cause"
    package static let summary = "What people decide about at once: a finding, or a difference."
    package static let optional: Set<CodingKeys> = [
      .rule, .fingerprint, .result, .decision, .decisions, .accepted,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .id: MemberSchema.text("A digest of what it is about: the same in every run that has it."),
      .kind: MemberSchema.choice(
        "What it is about.", of: ReviewCause.Kind.allCases.map(\.rawValue)),
      .title: MemberSchema.text("What it is, in a line."),
      .rule: MemberSchema.text("The rule that found it."),
      .fingerprint: MemberSchema.text("What reports know it by."),
      .result: MemberSchema.integer("Its row in the document's results."),
      .cells: [
        "type": "array", "description": "Rows of the document's cells.",
        "items": ["type": "integer"],
      ],
      .fails: MemberSchema.flag("Whether it fails the run."),
      .sinceRuns: MemberSchema.integer("In how many complete runs before it was, without a gap."),
      .verdict: MemberSchema.choice(
        "What was decided of all its cells, or mixed.",
        of: Verdict.allCases.map(\.rawValue) + [mixed]),
      .verdicts: MemberSchema.texts("The verdicts that may be given."),
      .decision: MemberSchema.message(DecisionItem.self),
      .decisions: MemberSchema.list(
        "The decisions about some of its cells.", of: MixedDecision.self),
      .accepted: MemberSchema.text("Why the project accepts it: nothing is to be decided."),
    ]
  }

  /// The causes of a run.
  package struct CauseList: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case revision, causes }

    package var revision: Int
    package var causes: [CauseItem]

    package static let schemaName = "CauseList"
    package static let summary = "The causes of a run."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .revision: MemberSchema.integer("The number of the project's last decision."),
      .causes: MemberSchema.list(
        "What fails first; what the project accepts last.", of: CauseItem.self),
    ]
  }

  /// What somebody decides about a cause.
  package struct DecisionChange: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case cause, cells, verdict, reason, lastDay
    }

    package var cause: String
    package var cells: [Int]?
    package var verdict: String
    package var reason: String?
    package var lastDay: String?

    package init(
      _ cause: String, _ verdict: String, cells: [Int]? = nil, reason: String? = nil,
      lastDay: String? = nil
    ) {
      self.cause = cause
      self.verdict = verdict
      self.cells = cells
      self.reason = reason
      self.lastDay = lastDay
    }

    package static let schemaName = "DecisionChange"
    package static let isSent = true
    package static let summary = "What somebody decides about a cause."
    package static let optional: Set<CodingKeys> = [.cells, .reason, .lastDay]
    package static let properties: [CodingKeys: JSONValue] = [
      .cause: MemberSchema.text("The cause."),
      .cells: MemberSchema.integers(
        "Rows of its cells; all if missing.", in: RunLimits.rows, upTo: RunLimits.cells),
      .verdict: MemberSchema.choice(
        "One of the cause's `verdicts`.", of: Verdict.allCases.map(\.rawValue)),
      .reason: MemberSchema.text("Why; `known` needs it.", length: 0...RunLimits.text),
      .lastDay: MemberSchema.day("The last day, such as 2027-01-31; `known` needs it."),
    ]
  }

  /// What somebody decides.
  package struct DecisionRequest: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case decisions, seen }

    package var decisions: [DecisionChange]
    package var seen: Int

    package init(_ decisions: [DecisionChange], seen: Int) {
      self.decisions = decisions
      self.seen = seen
    }

    /// Proves what can be said without the run.
    ///
    /// - Throws: `Problem` for what no run could take.
    func prove() throws(Problem) {
      func refuse(_ place: String, _ detail: String) throws(Problem) {
        throw Problem(.badRequest, detail: detail, pointer: place)
      }
      guard decisions.count <= RunLimits.decisions else {
        return try refuse("/decisions", "a request has up to \(RunLimits.decisions) decisions")
      }
      guard RunLimits.revisions.contains(seen) else {
        return try refuse("/seen", "this is the number of no decision")
      }
      for (number, change) in decisions.enumerated() {
        let place = "/decisions/\(number)"
        let rows = change.cells ?? []
        guard rows.count <= RunLimits.cells, rows.allSatisfy(RunLimits.rows.contains) else {
          return try refuse("\(place)/cells", "there are up to \(RunLimits.cells) rows")
        }
        guard Verdict(rawValue: change.verdict) != nil else {
          return try refuse("\(place)/verdict", "there is no such verdict")
        }
        guard (change.reason?.utf16.count ?? 0) <= RunLimits.text else {
          return try refuse("\(place)/reason", "a reason has up to \(RunLimits.text) UTF-16 units")
        }
        if let day = change.lastDay, CalendarDay(day) == nil {
          try refuse("\(place)/lastDay", "“\(day)” is no day such as 2027-01-31")
        }
      }
    }

    package static let schemaName = "DecisionRequest"
    package static let summary = "What somebody decides: all of it, or nothing."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .decisions: MemberSchema.list(
        "The decisions.", of: DecisionChange.self, upTo: RunLimits.decisions),
      .seen: MemberSchema.integer(
        "The revision of the causes that were looked at.", in: RunLimits.revisions),
    ]
  }
#endif
