#if Service
  /// What `overset push` says of a run before it sends a shard: whose run it is, and what git knows of its commit.
  package struct RunOpening: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable {
      case project, nonce, total, branch, commit, head, tree, base, pullRequest, mergeBase, bases,
        ancestors,
        trees, pullRequests, folder, expires
    }

    /// The project, such as `shop/ios`.
    package var project: String
    /// What the shards of one run have in common, and those of no other run.
    package var nonce: String
    /// How many shards there are.
    package var total: Int
    /// The branch.
    package var branch: String
    /// The commit that was looked at: of a pull request often its merge with the base branch.
    package var commit: String
    /// The commit that somebody made: the branch's own, if `commit` is a merge that a system made.
    package var head: String?
    /// The tree of the commit.
    package var tree: String?
    /// The branch that it is to be merged into.
    package var base: String?
    /// The number of the pull request.
    package var pullRequest: Int?
    /// The last commit that it has in common with the base branch.
    package var mergeBase: String?
    /// The commits whose runs it may be compared with, the nearest first.
    package var bases: [String] = []
    /// The commits that it has in it, the nearest first.
    package var ancestors: [String] = []
    /// The trees of the last commits of its branch.
    package var trees: [String] = []
    /// The pull requests that the history says were merged.
    package var pullRequests: [Int] = []
    /// The project's folder, from that of the repository; nil where they are one.
    package var folder: String?
    /// After how many seconds shards that are lacking are waited for no longer.
    package var expires: Int?

    /// A run of a commit without a history.
    package init(project: String, nonce: String, total: Int, branch: String, commit: String) {
      self.project = project
      self.nonce = nonce
      self.total = total
      self.branch = branch
      self.commit = commit
    }

    /// Whether a text names a commit: 7 to 64 hexadecimal digits.
    package static func isCommit(_ text: String) -> Bool {
      (7...64).contains(text.utf8.count)
        && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    }

    /// A run; lists that are missing are empty.
    package init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      project = try container.decode(String.self, forKey: .project)
      nonce = try container.decode(String.self, forKey: .nonce)
      total = try container.decode(Int.self, forKey: .total)
      branch = try container.decode(String.self, forKey: .branch)
      commit = try container.decode(String.self, forKey: .commit)
      head = try container.decodeIfPresent(String.self, forKey: .head)
      tree = try container.decodeIfPresent(String.self, forKey: .tree)
      base = try container.decodeIfPresent(String.self, forKey: .base)
      pullRequest = try container.decodeIfPresent(Int.self, forKey: .pullRequest)
      mergeBase = try container.decodeIfPresent(String.self, forKey: .mergeBase)
      bases = try container.decodeIfPresent([String].self, forKey: .bases) ?? []
      ancestors = try container.decodeIfPresent([String].self, forKey: .ancestors) ?? []
      trees = try container.decodeIfPresent([String].self, forKey: .trees) ?? []
      pullRequests = try container.decodeIfPresent([Int].self, forKey: .pullRequests) ?? []
      folder = try container.decodeIfPresent(String.self, forKey: .folder)
      expires = try container.decodeIfPresent(Int.self, forKey: .expires)
    }
  }

  /// A run that was opened, or found again.
  package struct OpenedRun: Codable, Sendable, Equatable {
    package enum CodingKeys: String, CodingKey, CaseIterable { case number, state, lacks }

    /// Its number.
    package var number: Int
    /// How far it is: `waiting`, `partial` or `complete`.
    package var state: String
    /// The shards that it lacks.
    package var lacks: [Int]

    package init(number: Int, state: String, lacks: [Int]) {
      self.number = number
      self.state = state
      self.lacks = lacks
    }
  }
#endif
