#if Service
  import Foundation
  import GRDB
  import HTTPTypes
  import OversetCommand

  /// A decision that somebody makes now.
  struct NewDecision: Sendable {
    let content: DecidedContent
    let verdict: Verdict
    let reason: String?
    let lastDay: String?
  }

  extension RunStore {
    /// How many subjects a question names at once.
    private static let chunk = 400
    /// How many decisions are looked through one by one; where there are more, those about some contents are looked up.
    private static let scanned = 2_000

    /// The number of the last decision of a project; 0 before the first.
    static func revision(of project: String, _ database: Database) throws -> Int {
      try Int.fetchOne(
        database, sql: "SELECT max(id) FROM decision WHERE project = ?", arguments: [project]) ?? 0
    }

    /// What was decided about the causes of a run.
    func decided(
      about review: RunReview, of run: StoredRun
    ) async throws(Problem) -> ReviewShelf.Decided {
      let shelf = shelf
      let decided = try await read { database in
        try Self.decided(about: review, of: run, since: shelf.decided(of: run), database)
      }
      shelf.keep(decided, of: run)
      return decided
    }

    /// The same, within other work.
    ///
    /// - Parameter known: What was decided earlier: what came later has higher numbers.
    static func decided(
      about review: RunReview, of run: StoredRun, since known: ReviewShelf.Decided?,
      _ database: Database
    ) throws -> ReviewShelf.Decided {
      let project = run.opening.project
      let revision = try Self.revision(of: project, database)
      guard var known else {
        let all = try decisions(about: review.decidedContents, of: project, database)
        return ReviewShelf.Decided(
          decisions: StoredDecision.counting(all.sorted { $0.id < $1.id }), revision: revision)
      }
      guard revision > known.revision else { return known }
      let contents = review.decidedContents
      known.decisions += try decisions(
        about: contents, of: project, after: known.revision, database)
      known.revision = revision
      // Looked through now and then, not for each decision.
      if known.decisions.count > 2 * contents.count {
        known.decisions = StoredDecision.counting(known.decisions)
      }
      return known
    }

    /// The decisions about one of some contents that came after another, in the order in which they were made.
    private static func decisions(
      about contents: Set<DecidedContent>, of project: String, after revision: Int,
      _ database: Database
    ) throws -> [StoredDecision] {
      // Who decides may have seen nothing, and others wait for this.
      let last = try Int.fetchOne(database, sql: "SELECT max(id) FROM decision") ?? 0
      guard last - revision <= scanned else {
        return try decisions(about: contents, of: project, database)
          .filter { $0.id > revision }.sorted { $0.id < $1.id }
      }
      return try Row.fetchAll(
        database, sql: "SELECT * FROM decision WHERE id > ? AND project = ? ORDER BY id",
        arguments: [revision, project]
      ).map(StoredDecision.init).filter { contents.contains($0.content) }
    }

    /// Every decision about one of some contents.
    private static func decisions(
      about contents: Set<DecidedContent>, of project: String, _ database: Database
    ) throws -> [StoredDecision] {
      // Those about changes are found by their cells, those about findings by their causes.
      let cells = Set(contents.filter { $0.subject == StoredDecision.picture }.map(\.cell))
      let subjects = Set(contents.map(\.subject)).subtracting([StoredDecision.picture])
      var found: [StoredDecision] = []
      func add(_ names: Set<String>, _ condition: String, _ first: [String]) throws {
        let all = names.sorted()
        for start in stride(from: 0, to: all.count, by: chunk) {
          let part = all[start..<min(start + chunk, all.count)]
          let marks = Array(repeating: "?", count: part.count).joined(separator: ", ")
          found += try Row.fetchAll(
            database,
            sql: "SELECT * FROM decision WHERE project = ? AND \(condition) IN (\(marks))",
            arguments: StatementArguments([project] + first + part)
          ).map(StoredDecision.init)
        }
      }
      try add(subjects, "subject", [])
      try add(cells, "subject = ? AND cell", [StoredDecision.picture])
      return found.filter { contents.contains($0.content) }
    }

    /// Keeps decisions, all of them or none, and returns the number of the last.
    ///
    /// - Parameters:
    ///   - subjects: What the audit log says of them, a line each.
    ///   - seen: The number of the last decision that whoever decides has seen.
    /// - Throws: `Problem` (409) if somebody has decided about the same meanwhile.
    func decide(
      _ decisions: [NewDecision], about run: StoredRun, by author: Author, as subjects: [String],
      seen: Int, at now: Double
    ) async throws(Problem) -> Int {
      let opening = run.opening
      let scope = RunScope(opening)
      let (outbox, shelf) = (outbox, shelf)
      return try await write { database in
        let unseen = try Self.decisions(
          about: Set(decisions.map(\.content)), of: opening.project, after: seen, database)
        if let later = unseen.first(where: scope.has) {
          throw Problem(
            .conflict,
            detail:
              "\(later.author) has decided about the same meanwhile; look at it, and decide again")
        }
        let insert = try database.cachedStatement(
          sql: """
            INSERT INTO decision (project, subject, cell, old, new, verdict, reason, lastDay, author, made, run,
              scope, revision, head, tree, pullRequest)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """)
        for decision in decisions {
          let content = decision.content
          try insert.execute(arguments: [
            opening.project, content.subject, content.cell, content.old, content.new,
            decision.verdict.rawValue, decision.reason, decision.lastDay, author.name, now,
            run.number,
            scope.name, opening.commit, opening.head, opening.tree, opening.pullRequest,
          ])
        }
        for subject in subjects {
          try Self.note(.decided, subject, by: author, at: now, database)
        }
        if !decisions.isEmpty {
          try outbox?.tellDecided(run, by: author.name, at: now, shelf, database)
        }
        return try Self.revision(of: opening.project, database)
      }
    }
  }
#endif
