#if Service
  import OversetCommand

  /// A run, as it is listed and shown.
  package struct RunItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case number, project, branch, commit, pullRequest, created, pusher, state, shards, cells,
        missing, missingCount,
        baseline, revision, open, accepted, rejected, known, mixed, exitCode, caller
    }

    package var number: Int
    package var project: String
    package var branch: String
    package var commit: String
    package var pullRequest: Int?
    package var created: String
    package var pusher: String
    package var state: String
    package var shards: RunShards
    package var cells: RunCells?
    package var missing: [MissingItem]?
    package var missingCount: Int?
    package var baseline: RunBaseline?
    package var revision: Int?
    package var open: Int?
    package var accepted: Int?
    package var rejected: Int?
    package var known: Int?
    package var mixed: Int?
    package var exitCode: Int?
    package var caller: CallerItem?

    package static let schemaName = "Run"
    package static let summary = "A run. A list has none of what its cells come to."
    package static let optional: Set<CodingKeys> = [
      .pullRequest, .cells, .missing, .missingCount, .baseline, .revision, .open, .accepted,
      .rejected, .known, .mixed, .exitCode, .caller,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .number: MemberSchema.integer("Its number."),
      .project: MemberSchema.text("The project."),
      .branch: MemberSchema.text("The branch."),
      .commit: MemberSchema.text("The commit that was looked at."),
      .pullRequest: MemberSchema.integer("The number of the pull request."),
      .created: MemberSchema.text("When its first shard was announced (ISO 8601)."),
      .pusher: MemberSchema.text("The name of the token that announced it."),
      .state: MemberSchema.choice(
        "complete: every cell of the whole matrix is there; waiting: shards are lacking; partial: cells are lacking, and nobody waits.",
        of: RunState.allCases.map(\.rawValue)),
      .shards: MemberSchema.message(RunShards.self),
      .cells: MemberSchema.message(RunCells.self),
      .missing: MemberSchema.list("The first cells that are lacking.", of: MissingItem.self),
      .missingCount: MemberSchema.integer("How many cells are lacking."),
      .baseline: MemberSchema.message(RunBaseline.self),
      .revision: MemberSchema.integer("The number of the project's last decision."),
      .open: MemberSchema.integer("How many causes nobody has decided about."),
      .accepted: MemberSchema.integer("How many causes are accepted."),
      .rejected: MemberSchema.integer("How many are rejected."),
      .known: MemberSchema.integer("How many are accepted as known, here or in the project."),
      .mixed: MemberSchema.integer(
        "How many have cells that were decided differently, or not all."),
      .exitCode: MemberSchema.integer("How `overset merge` would end."),
      .caller: MemberSchema.message(CallerItem.self),
    ]
  }

  /// The shards of a run.
  package struct RunShards: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case total, have }

    package var total: Int
    package var have: [Int]

    package init(total: Int, have: [Int]) {
      self.total = total
      self.have = have
    }

    package static let schemaName = "RunShards"
    package static let summary = "The shards of a run."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .total: MemberSchema.integer("How many there are."),
      .have: [
        "type": "array", "description": "Those that are there.", "items": ["type": "integer"],
      ],
    ]
  }

  /// The cells of a run.
  package struct RunCells: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case planned, present }

    package var planned: Int
    package var present: Int

    package init(planned: Int, present: Int) {
      self.planned = planned
      self.present = present
    }

    package static let schemaName = "RunCells"
    package static let summary = "How many cells a run has."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .planned: MemberSchema.integer("How many the plan has."),
      .present: MemberSchema.integer("How many of them are there."),
    ]
  }

  /// A cell that is lacking.
  package struct MissingItem: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case component, state, name }

    package var component: String
    package var state: String
    package var name: String

    package static let schemaName = "MissingCell"
    package static let summary =
      "A cell of the plan that no shard has told of, or whose state failed."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .component: MemberSchema.text("The component."),
      .state: MemberSchema.text("The state."),
      .name: MemberSchema.text("The path of its snapshot."),
    ]
  }

  /// With which run another is compared.
  package struct RunBaseline: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case number, commit, why }

    package var number: Int?
    package var commit: String?
    package var why: String

    package static let schemaName = "Baseline"
    package static let summary = "The run that another is compared with, and why that one."
    package static let optional: Set<CodingKeys> = [.number, .commit]
    package static let properties: [CodingKeys: JSONValue] = [
      .number: MemberSchema.integer("The run; missing where there is none."),
      .commit: MemberSchema.text("Its commit."),
      .why: MemberSchema.text("Why that one, and what was passed over."),
    ]
  }

  /// Some runs.
  package struct RunList: DescribedMessage, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case runs, total }

    package var runs: [RunItem]
    package var total: Int

    package static let schemaName = "RunList"
    package static let summary = "Some runs, the newest first."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .runs: MemberSchema.list("The runs.", of: RunItem.self),
      .total: MemberSchema.integer("How many there are."),
    ]
  }

  extension RunItem {
    /// A run, without what its cells come to.
    init(_ run: StoredRun, at now: Double) {
      number = run.number
      project = run.opening.project
      branch = run.opening.branch
      commit = run.opening.commit
      pullRequest = run.opening.pullRequest
      created = Moment.text(run.created)
      pusher = run.pusher
      state = run.state(at: now).rawValue
      shards = RunShards(total: run.opening.total, have: run.shards)
    }
  }
#endif
