#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig

  /// What a run comes to, as others are told: the `data` of a message.
  struct RunSummary: Encodable, Sendable {
    /// How many cells there are.
    struct Cells: Encodable, Sendable {
      let planned: Int
      let present: Int
    }

    /// What it is compared with.
    struct Baseline: Encodable, Sendable {
      let number: Int?
      let commit: String?
      let why: String
      let url: String?
    }

    let number: Int
    let project: String
    let branch: String
    let commit: String
    /// The branch's own commit, where `commit` is a merge that a system made.
    let head: String?
    let pullRequest: Int?
    let state: String
    /// Whether nothing fails that is not accepted or known, and nothing is lacking; missing while it waits.
    let passes: Bool?
    /// How `overset merge` would end; missing before the first shard.
    let exitCode: Int?
    let shards: RunShards
    let cells: Cells?
    let causes: CauseCounts?
    let baseline: Baseline?
    /// The number of the project's last decision.
    let revision: Int
    /// The page of the run.
    let url: String
    /// Who has decided; missing in other messages.
    var by: String?
  }

  /// A run with what people see of its causes, read in one state of the database.
  struct SummarizedRun: Sendable {
    let run: StoredRun
    let state: RunState
    let summary: RunSummary
    /// The causes that nobody accepts in the project, those that keep it from passing first.
    let causes: [(cause: ReviewCause, judged: DecisionBook.Judged)]

    /// - Parameter shelf: What was asked for last, so that it need not be read again.
    init(
      _ run: StoredRun, publicURL: String, at now: Double, _ shelf: ReviewShelf,
      _ database: Database
    ) throws {
      self.run = run
      state = run.state(at: now)
      let opening = run.opening
      // Nil until somebody has put the shards together that are there.
      let review = try (shelf.contents(of: run) ?? RunStore.contents(of: run, database))?.review
      var counts: CauseCounts?
      var causes: [(cause: ReviewCause, judged: DecisionBook.Judged)] = []
      if let review {
        let decided = try RunStore.decided(
          about: review, of: run, since: shelf.decided(of: run), database)
        let book = DecisionBook(
          decided.decisions, in: RunScope(opening),
          today: CalendarDay(Date(timeIntervalSince1970: now)))
        let judged = review.causes.map(book.judged)
        counts = CauseCounts(review.causes, judged)
        let own = zip(review.causes, judged).filter { $0.0.accepted == nil }
        causes = own.filter(Self.isFailing) + own.filter { !Self.isFailing($0) }
      }
      self.causes = causes
      summary = RunSummary(
        number: run.number, project: opening.project, branch: opening.branch,
        commit: opening.commit, head: opening.head, pullRequest: opening.pullRequest,
        state: state.rawValue, passes: Self.passes(state, review, counts),
        exitCode: review?.exitCode, shards: RunShards(total: opening.total, have: run.shards),
        cells: review.map { RunSummary.Cells(planned: $0.planned, present: $0.present) },
        causes: counts, baseline: try Self.baseline(of: run, publicURL, database),
        revision: try RunStore.revision(of: opening.project, database),
        url: Self.link(to: run.number, publicURL))
    }

    /// The page of a run.
    static func link(to number: Int, _ publicURL: String) -> String {
      "\(publicURL)/runs/\(number)"
    }

    private static func isFailing(
      _ cause: (cause: ReviewCause, judged: DecisionBook.Judged)
    ) -> Bool {
      cause.cause.fails && cause.judged.verdict != .accept && cause.judged.verdict != .known
    }

    /// A run that ends with findings passes once all of them are accepted or known; one that ends with a fault never does.
    private static func passes(
      _ state: RunState, _ review: RunReview?, _ counts: CauseCounts?
    ) -> Bool? {
      switch state {
      case .waiting: return nil
      case .partial: return false
      case .complete:
        guard let review, let counts else { return false }
        return counts.failing == 0
          && (review.exitCode == 0
            || review.exitCode == 1 && review.causes.contains(where: \.fails))
      }
    }

    private static func baseline(
      of run: StoredRun, _ publicURL: String, _ database: Database
    ) throws -> RunSummary.Baseline? {
      guard let why = run.baselineWhy else { return nil }
      return RunSummary.Baseline(
        number: run.baseline,
        commit: try run.baseline.flatMap {
          try String.fetchOne(
            database, sql: "SELECT revision FROM run WHERE number = ?", arguments: [$0])
        }, why: why, url: run.baseline.map { link(to: $0, publicURL) })
    }
  }
#endif
