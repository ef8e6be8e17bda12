#if Service
  /// What is taken of runs.
  enum RunLimits {
    /// The numbers of runs.
    static let numbers = 1...1_000_000_000_000
    /// How long shards that are lacking are waited for, in seconds, unless it is said.
    static let expires = 7_200
    /// How long they may be.
    static let expiry = 60...604_800
    /// The longest name of a project, a branch or a nonce, in bytes of UTF-8.
    static let name = 250
    /// The most commits of a list.
    static let commits = 1_000
    /// The numbers of pull requests.
    static let pullRequests = 1...1_000_000_000
    /// The largest file that any setting takes, in bytes.
    static let size = 1_000_000_000
    /// The most files of a shard.
    static let objects = 100_000
    /// The longest path of a file, in bytes of UTF-8.
    static let path = 1_000
    /// The largest blob with its files, in bytes.
    static let blob = 300_000_000
    /// How many cells that are lacking are listed.
    static let missing = 100
    /// The most decisions in a request.
    static let decisions = 1_000
    /// The most cells of a decision.
    static let cells = 10_000
    /// The rows of cells.
    static let rows = 0...1_000_000
    /// The numbers of decisions.
    static let revisions = 0...1_000_000_000_000
    /// The places of comments, in points.
    static let places = -100_000.0...100_000.0
    /// The longest name of a cause, in bytes of UTF-8.
    static let cause = 64
    /// The longest reason or comment, in UTF-16 units.
    static let text = 2_000
    /// How many runs are listed at most.
    static let listed = 1...200
  }
#endif
