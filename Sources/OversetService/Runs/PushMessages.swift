#if Service
  package import OversetCommand

  /// Schemas of what git knows.
  private enum GitSchema {
    private static let pattern = "^[0-9a-f]{7,64}$"

    /// A name: of a branch, a project.
    static func name(_ description: String) -> JSONValue {
      MemberSchema.text(
        description, pattern: "^[^\\x00-\\x1f\\x7f-\\x9f]{1,\(RunLimits.name)}$")
    }

    /// A commit, or a tree.
    static func commit(_ description: String) -> JSONValue {
      MemberSchema.text(description, pattern: pattern)
    }

    /// Some of them.
    static func commits(_ description: String) -> JSONValue {
      [
        "type": "array", "description": .string(description),
        "maxItems": .integer(RunLimits.commits),
        "items": ["type": "string", "pattern": .string(pattern)],
      ]
    }

    /// A path from the repository's folder: no step is empty or begins with a dot.
    static func path(_ description: String) -> JSONValue {
      let other = "[^\\x00-\\x1f\\x7f-\\x9f/]{0,254}"
      let first = "[^\\x00-\\x1f\\x7f-\\x9f/.]"
      return MemberSchema.text(description, pattern: "^\(first)\(other)(/\(first)\(other))*$")
    }
  }

  extension RunOpening: DescribedMessage {
    package static let schemaName = "RunOpening"
    package static let isSent = true
    package static let summary = "Whose run it is, and what git knows of its commit."
    package static let optional: Set<CodingKeys> = [
      .head, .tree, .base, .pullRequest, .mergeBase, .bases, .ancestors, .trees, .pullRequests,
      .folder,
      .expires,
    ]
    package static let properties: [CodingKeys: JSONValue] = [
      .project: GitSchema.name("The project."),
      .nonce: GitSchema.name(
        "What the shards of one run have in common, and those of no other."),
      .total: MemberSchema.integer("How many shards there are.", in: 1...10_000),
      .branch: GitSchema.name("The branch."),
      .commit: GitSchema.commit("The commit that was looked at."),
      .head: GitSchema.commit("The branch's own commit, if the other is a merge."),
      .tree: GitSchema.commit("The tree of the commit."),
      .base: GitSchema.name("The branch that it is to be merged into."),
      .pullRequest: MemberSchema.integer(
        "The number of the pull request.", in: RunLimits.pullRequests),
      .mergeBase: GitSchema.commit("The last commit in common with that branch."),
      .bases: GitSchema.commits(
        "The commits whose runs it may be compared with, the nearest first."),
      .ancestors: GitSchema.commits("The commits that it has in it, the nearest first."),
      .trees: GitSchema.commits("The trees of the last commits of its branch."),
      .pullRequests: MemberSchema.integers(
        "The pull requests that the history says were merged.", in: RunLimits.pullRequests,
        upTo: RunLimits.commits),
      .folder: GitSchema.path("The project's folder, from the repository's."),
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
    package static let isSent = true
    package static let summary = "A file of a shard, by what it holds."
    package static let optional: Set<CodingKeys> = [.path]
    package static let properties: [CodingKeys: JSONValue] = [
      .digest: MemberSchema.digest("The SHA-256 of its bytes."),
      .size: MemberSchema.integer("How many bytes it has.", in: 0...RunLimits.size),
      .path: GitSchema.path(
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
      .objects: MemberSchema.list("Its files.", of: NamedObject.self, upTo: RunLimits.objects),
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
