#if Service
  import GRDB

  /// A decision about one cell of a cause, as the database has it. What it is about is content: it counts wherever the
  /// same is found again. A class: thousands of them are handed on with each decision.
  final class StoredDecision: Sendable {
    /// What stands in place of a cause for a decision about what has changed in a cell, however changes are grouped.
    static let picture = "picture"

    /// Its number: what came later has a higher one.
    let id: Int
    /// What it is about.
    let content: DecidedContent
    let verdict: Verdict
    let reason: String?
    let lastDay: String?
    /// Who has decided, and when, in seconds since 1970.
    let author: String
    let made: Double
    /// The run that it was made in, and where that was.
    let run: Int
    let scope: String
    let commits: [String]
    let tree: String?
    let pullRequest: Int?

    /// What says in which runs it counts.
    private struct Reach: Hashable {
      let content: DecidedContent
      let scope: String
      let commits: [String]
      let tree: String?
      let pullRequest: Int?
    }

    /// Decisions without those that count nowhere any more: a later one about the same content counts wherever they do.
    ///
    /// - Parameter decisions: In the order in which they were made, as is what is returned.
    static func counting(_ decisions: [StoredDecision]) -> [StoredDecision] {
      var seen: Set<Reach> = []
      let last = decisions.reversed().filter { decision in
        seen.insert(
          Reach(
            content: decision.content, scope: decision.scope, commits: decision.commits,
            tree: decision.tree, pullRequest: decision.pullRequest)
        ).inserted
      }
      return last.reversed()
    }

    init(_ row: Row) {
      id = row["id"]
      content = DecidedContent(
        subject: row["subject"], cell: row["cell"], old: row["old"], new: row["new"])
      verdict = Verdict(rawValue: row["verdict"]) ?? .open
      reason = row["reason"]
      lastDay = row["lastDay"]
      author = row["author"]
      made = row["made"]
      run = row["run"]
      scope = row["scope"]
      commits = [row["revision"] as String?, row["head"] as String?].compactMap(\.self)
      tree = row["tree"]
      pullRequest = row["pullRequest"]
    }
  }

  /// What a decision is about.
  struct DecidedContent: Hashable, Sendable {
    /// The cause of a finding, or ``StoredDecision/picture``.
    let subject: String
    /// The path of the snapshot; empty for what is in no cell.
    let cell: String
    /// The digests of old and new values; empty for a finding.
    let old: String
    let new: String

    /// By cause and cell: a cell has few values, whose digests are ten times as long.
    func hash(into hasher: inout Hasher) {
      hasher.combine(subject)
      hasher.combine(cell)
    }

    /// A finding in a cell.
    static func finding(_ cause: String, in cell: String) -> DecidedContent {
      DecidedContent(subject: cause, cell: cell, old: "", new: "")
    }

    /// What has changed in a cell.
    static func change(_ change: PictureChange, in cell: String) -> DecidedContent {
      DecidedContent(
        subject: StoredDecision.picture, cell: cell, old: change.old, new: change.new)
    }
  }

  extension ReviewCause {
    /// The first of what a decision about it is about in a cell: what is decided of the cause there.
    ///
    /// - Parameter cell: Where; nil for a cause in no cell.
    func content(of cell: ReviewCell?) -> DecidedContent? {
      switch kind {
      case .finding, .other: .finding(id, in: cell?.name ?? "")
      case .difference, .new:
        cell.flatMap { cell in cell.change.map { .change($0, in: cell.name) } }
      }
    }

    /// What a decision about it is about, cell by cell: what the cause is, and what has changed behind it.
    ///
    /// - Parameter cell: Where; nil for a cause in no cell.
    func contents(of cell: ReviewCell?) -> [DecidedContent] {
      let change = cell.flatMap { cell in
        cell.change.map { DecidedContent.change($0, in: cell.name) }
      }
      return switch kind {
      case .finding, .other:
        [.finding(id, in: cell?.name ?? "")] + [change].compactMap(\.self)
      case .difference, .new: [change].compactMap(\.self)
      }
    }
  }
#endif
