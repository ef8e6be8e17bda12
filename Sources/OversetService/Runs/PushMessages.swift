#if Service
  package import OversetCommand

  private let commits: JSONValue = [
    "type": "array", "items": ["type": "string", "pattern": "^[0-9a-f]{7,64}$"],
  ]

  extension RunOpening: DescribedMessage {
    package static let schemaName = "RunOpening"
    package static let summary = "Whose run it is, and what git knows of its commit."
    package static let optional: Set<CodingKeys> = [
      .head, .tree, .base, .pullRequest, .mergeBase, .bases, .ancestors, .trees, .pullRequests,
      .folder,
      .expires,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .project: MemberSchema.text("The project."),
      .nonce: MemberSchema.text(
        "What the shards of one run have in common, and those of no other."),
      .total: MemberSchema.integer("How many shards there are.", in: 1...10_000),
      .branch: MemberSchema.text("The branch."),
      .commit: MemberSchema.text("The commit that was looked at."),
      .head: MemberSchema.text("The branch's own commit, if the other is a merge."),
      .tree: MemberSchema.text("The tree of the commit."),
      .base: MemberSchema.text("The branch that it is to be merged into."),
      .pullRequest: MemberSchema.integer("The number of the pull request."),
      .mergeBase: MemberSchema.text("The last commit in common with that branch."),
      .bases: commits, .ancestors: commits, .trees: commits,
      .pullRequests: ["type": "array", "items": ["type": "integer"]],
      .folder: MemberSchema.text("The project's folder, from the repository's."),
      .expires: MemberSchema.integer(
        "After how many seconds nobody waits for shards.", in: RunLimits.expiry),
    ]
  }

  extension OpenedRun: DescribedMessage {
    package static let schemaName = "OpenedRun"
    package static let summary = "A run that was opened, or found again."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .number: MemberSchema.integer("Its number."),
      .state: MemberSchema.choice("How far it is.", of: RunState.allCases.map(\.rawValue)),
      .lacks: [
        "type": "array", "description": "The shards that it lacks.", "items": ["type": "integer"],
      ],
    ]
  }

  extension NamedObject: DescribedMessage {
    package static let schemaName = "NamedObject"
    package static let summary = "A file of a shard, by what it holds."
    package static let optional: Set<CodingKeys> = [.path]
    package static let properties: [CodingKeys: JSONValue] = [
      .digest: MemberSchema.text("The SHA-256 of its bytes."),
      .size: MemberSchema.integer("How many bytes it has."),
      .path: MemberSchema.text(
        "Where the repository has it; missing for a file of the blob alone."),
    ]
  }

  extension ShardUpload: DescribedMessage {
    package static let schemaName = "ShardUpload"
    package static let summary =
      "A shard: its blob with digests in the place of files, and its files."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .blob: MemberSchema.text("The blob; each file's bytes are `sha256:` and their digest."),
      .objects: MemberSchema.list("Its files.", of: NamedObject.self),
    ]
  }

  extension ShardAnswer: DescribedMessage {
    package static let schemaName = "ShardAnswer"
    package static let summary = "What is lacking of a shard."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .state: MemberSchema.choice("How far the run is.", of: RunState.allCases.map(\.rawValue)),
      .lacks: MemberSchema.texts("Digests of files that are lacking; with none the shard counts."),
    ]
  }

  extension AcceptedList: DescribedMessage {
    package static let schemaName = "AcceptedList"
    package static let summary = "What `overset review --from` writes."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .references: MemberSchema.list("References.", of: AcceptedReference.self),
      .known: MemberSchema.list("Entries of Config/checks.yml.", of: AcceptedFinding.self),
      .left: MemberSchema.list(
        "Causes for which nothing, or not all, is written.", of: LeftCause.self),
    ]
  }

  extension AcceptedReference: DescribedMessage {
    package static let schemaName = "AcceptedReference"
    package static let summary = "A reference that was accepted."
    package static let optional: Set<CodingKeys> = [.replaces]
    package static let properties: [CodingKeys: JSONValue] = [
      .path: MemberSchema.text("Its path, from the project's folder."),
      .digest: MemberSchema.text("The SHA-256 of the value that was accepted."),
      .replaces: MemberSchema.text(
        "That of the reference it takes the place of; missing for none."),
    ]
  }

  extension AcceptedFinding: DescribedMessage {
    package static let schemaName = "AcceptedFinding"
    package static let summary = "A finding that is known: an entry of Config/checks.yml."
    package static let optional: Set<CodingKeys> = [
      .component, .state, .key, .locale, .device, .until,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .rule: MemberSchema.text("The rule."), .component: MemberSchema.text("The component."),
      .state: MemberSchema.text("The state."), .key: MemberSchema.text("The key."),
      .locale: MemberSchema.text("The locale."), .device: MemberSchema.text("The device."),
      .reason: MemberSchema.text("Why it is accepted."),
      .until: MemberSchema.text("The last day on which it is."),
    ]
  }

  extension LeftCause: DescribedMessage {
    package static let schemaName = "LeftCause"
    package static let summary = "A cause for which nothing, or not all, is written."
    package static let optional: Set<CodingKeys> = []
    package static let properties: [CodingKeys: JSONValue] = [
      .cause: MemberSchema.text("The cause."), .title: MemberSchema.text("What it is."),
      .why: MemberSchema.text("Why: open, rejected, decided in part, or not to be written."),
    ]
  }
#endif
