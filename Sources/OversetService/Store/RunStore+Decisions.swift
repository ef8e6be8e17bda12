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

    /// The number of the last decision of a project; 0 before the first.
    static func revision(of project: String, _ database: Database) throws -> Int {
      try Int.fetchOne(
        database, sql: "SELECT max(id) FROM decision WHERE project = ?", arguments: [project]) ?? 0
    }

    /// Every decision about one of some contents, and the number of the last of the project.
    func decisions(
      about contents: Set<DecidedContent>, of project: String
    ) async throws(Problem) -> (decisions: [StoredDecision], revision: Int) {
      try await read { database in
        (
          try Self.decisions(about: contents, of: project, database),
          try Self.revision(of: project, database)
        )
      }
    }

    /// The same, within other work.
    static func decisions(
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
      let outbox = outbox
      return try await write { database in
        let known = try Self.decisions(
          about: Set(decisions.map(\.content)), of: opening.project, database)
        if let later = known.first(where: { $0.id > seen && scope.has($0) }) {
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
        if !decisions.isEmpty { try outbox?.tellDecided(run, by: author.name, at: now, database) }
        return try Self.revision(of: opening.project, database)
      }
    }
  }
#endif
