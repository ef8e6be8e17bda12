#if Service
  import Foundation
  import HTTPTypes
  import OversetCommand
  import OversetConfig

  /// What people see of the causes of a run, and what they decide.
  struct Reviewer: Sendable {
    let desk: RunDesk
    let run: StoredRun
    let review: RunReview
    /// The run with the shards that `review` is of: what was decided is known by them.
    private let reviewed: StoredRun

    /// The causes of a run.
    ///
    /// - Throws: `Problem` for a run without a shard.
    init(_ run: StoredRun, at desk: RunDesk) async throws(Problem) {
      self.desk = desk
      reviewed = run
      review = try await desk.contents(of: run).review
      // With which run it is compared may be known only now.
      self.run = try await desk.store().run(run.number)
    }

    /// What was decided, and the number of the project's last decision.
    func book() async throws(Problem) -> (book: DecisionBook, revision: Int) {
      let decided = try await desk.store().decided(about: review, of: reviewed)
      let book = DecisionBook(
        decided.decisions, in: RunScope(run.opening),
        today: CalendarDay(Date(timeIntervalSince1970: Moment.now)))
      return (book, decided.revision)
    }

    /// The causes as they are shown.
    func list() async throws(Problem) -> CauseList {
      let (book, revision) = try await book()
      let since = try await since()
      return CauseList(
        revision: revision,
        causes: review.causes.map {
          CauseItem($0, book.judged($0), sinceRuns: since[$0.id] ?? 0)
        })
    }

    /// In how many runs before each cause was, without a gap: a finding may have had another text.
    private func since() async throws(Problem) -> [String: Int] {
      let earlier = try await desk.store().earlier(than: run)
      var since: [String: Int] = [:]
      for cause in review.causes {
        since[cause.id] =
          earlier.prefix { found in
            found.contains(cause.id) || cause.fingerprint.map(found.contains) ?? false
          }.count
      }
      return since
    }

    /// The run with what its cells come to.
    func item(at now: Double) async throws(Problem) -> RunItem {
      let (book, revision) = try await book()
      var item = RunItem(run, at: now)
      item.cells = RunCells(planned: review.planned, present: review.present)
      item.missing = review.missing.map {
        MissingItem(component: $0.component, state: $0.state, name: $0.name)
      }
      item.missingCount = review.planned - review.present
      item.exitCode = review.exitCode
      item.revision = revision
      let counts = CauseCounts(review.causes, review.causes.map(book.judged))
      item.open = counts.open
      item.accepted = counts.accepted
      item.rejected = counts.rejected
      item.known = counts.known
      item.mixed = counts.mixed
      if let why = run.baselineWhy {
        var baseline = RunBaseline(number: run.baseline, commit: nil, why: why)
        if let number = run.baseline {
          baseline.commit = try? await desk.store().run(number).opening.commit
        }
        item.baseline = baseline
      }
      return item
    }

    // MARK: Deciding

    /// Decides, all of it or nothing, and returns the causes as they are then.
    ///
    /// - Throws: `Problem` for a cause that is not there (422), for a verdict that it cannot have (422), and if somebody has
    ///   decided about the same meanwhile (409).
    func decide(_ request: DecisionRequest, by author: Author) async throws(Problem) -> CauseList {
      let causes = Dictionary(review.causes.map { ($0.id, $0) }) { first, _ in first }
      var decisions: [NewDecision] = []
      var subjects: [String] = []
      for (number, change) in request.decisions.enumerated() {
        let place = "/decisions/\(number)"
        guard let cause = causes[change.cause] else {
          throw Problem(
            .unprocessableContent, detail: "the run has no such cause", pointer: "\(place)/cause")
        }
        decisions += try Self.decisions(change, about: cause, at: place)
        let part = change.cells.map { ", \($0.count) of its cells" } ?? ""
        subjects.append("run \(run.number) cause \(cause.id)\(part): \(change.verdict)")
      }
      let revision = try await desk.store().decide(
        decisions, about: run, by: author, as: subjects, seen: request.seen, at: Moment.now)
      desk.events.tell(.decided(revision: revision), of: run.number)
      return try await list()
    }

    private static func decisions(
      _ change: DecisionChange, about cause: ReviewCause, at place: String
    ) throws(Problem) -> [NewDecision] {
      guard let verdict = Verdict(rawValue: change.verdict), cause.verdicts.contains(verdict) else {
        let known = cause.verdicts.map(\.rawValue).joined(separator: ", ")
        throw Problem(
          .unprocessableContent,
          detail:
            "the cause cannot have this verdict; it can have \(known.isEmpty ? "none" : known)",
          pointer: "\(place)/verdict")
      }
      let reason = change.reason?.trimmingCharacters(in: .whitespacesAndNewlines)
      if verdict == .known, reason?.isEmpty ?? true || change.lastDay == nil {
        throw Problem(
          .unprocessableContent, detail: "what is known needs a reason and a last day",
          pointer: place)
      }
      var cells: [ReviewCell?] = cause.cells.isEmpty ? [nil] : cause.cells.map { $0 }
      if let rows = change.cells {
        let wanted = Set(rows)
        cells = cells.filter { cell in cell.map { wanted.contains($0.row) } ?? false }
        guard cells.count == wanted.count, !wanted.isEmpty else {
          throw Problem(
            .unprocessableContent, detail: "these are not cells of the cause",
            pointer: "\(place)/cells")
        }
      }
      return cells.flatMap { cell in
        cause.contents(of: cell).map { content in
          // Whoever takes a finding as known takes the picture that shows it.
          let own: Verdict =
            content.subject == StoredDecision.picture && verdict == .known ? .accept : verdict
          return NewDecision(
            content: content, verdict: own, reason: reason.flatMap { $0.isEmpty ? nil : $0 },
            lastDay: verdict == .known ? change.lastDay : nil)
        }
      }
    }
  }
#endif
