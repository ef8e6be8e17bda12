#if Service
  import Foundation
  import GRDB
  import HTTPTypes
  import OversetCommand
  import OversetConfig

  extension RunStore {
    /// Opens a run, or finds it again.
    ///
    /// - Throws: `Problem` (409) for a run of that nonce that says something else.
    func open(
      _ opening: RunOpening, by pusher: Author, at now: Double
    ) async throws(Problem) -> StoredRun {
      let text = String(
        decoding: (try? ServiceJSON.encoder.encode(opening)) ?? Data(), as: UTF8.self)
      let (outbox, shelf) = (outbox, shelf)
      return try await write { database in
        if let known = try StoredRun.find(
          project: opening.project, nonce: opening.nonce, database)
        {
          try Self.prove(opening, isThatOf: known)
          return known
        }
        try database.execute(
          sql: """
            INSERT INTO run (project, nonce, total, branch, revision, opening, pusher, created, expires)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            opening.project, opening.nonce, opening.total, opening.branch, opening.commit, text,
            pusher.name, now, now + Double(opening.expires ?? RunLimits.expires),
          ])
        guard let run = try StoredRun.find(Int(database.lastInsertedRowID), database) else {
          throw Problem(.internalServerError, detail: "the run cannot be read back")
        }
        try Self.note(
          .runOpened, "run \(run.number) of \(opening.project)", by: pusher, at: now, database)
        try outbox?.tell(.opened, of: run, at: now, shelf, database)
        return run
      }
    }

    /// Machines of one run may know more or less of its history, but they look at the same commit.
    private static func prove(_ opening: RunOpening, isThatOf run: StoredRun) throws(Problem) {
      let known = run.opening
      let members: [(String, Bool)] = [
        ("total", known.total == opening.total), ("branch", known.branch == opening.branch),
        ("commit", known.commit == opening.commit), ("folder", known.folder == opening.folder),
        ("pullRequest", known.pullRequest == opening.pullRequest),
      ]
      guard let other = members.first(where: { !$0.1 }) else { return }
      throw Problem(
        .conflict,
        detail: "run \(run.number) has this nonce and another \(other.0); give another nonce",
        pointer: "/\(other.0)")
    }

    /// A run.
    ///
    /// - Throws: `Problem` (404) if there is none.
    func run(_ number: Int) async throws(Problem) -> StoredRun {
      let run = try await read { try StoredRun.find(number, $0) }
      guard let run else { throw Problem(.notFound, detail: "there is no run \(number)") }
      return run
    }

    /// Some runs, the newest first, and how many there are.
    func runs(_ query: RunQuery, at now: Double) async throws(Problem) -> (
      runs: [StoredRun], total: Int
    ) {
      try await read { database in
        var conditions: [String] = []
        var arguments = StatementArguments()
        for (column, value) in [("project", query.project), ("branch", query.branch)] {
          guard let value else { continue }
          conditions.append("\(column) = ?")
          arguments += [value]
        }
        if let state = query.state {
          let hasAll =
            "(SELECT count(*) FROM shard WHERE shard.run = run.number AND isThere) = total"
          switch state {
          case .complete: conditions.append("isWhole")
          case .partial:
            conditions.append("NOT isWhole AND (\(hasAll) OR expires < ?)")
            arguments += [now]
          case .waiting:
            conditions.append("NOT isWhole AND NOT \(hasAll) AND expires >= ?")
            arguments += [now]
          }
        }
        let clause = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
        let total = try Int.fetchOne(
          database, sql: "SELECT count(*) FROM run \(clause)", arguments: arguments)
        let runs = try StoredRun.rows(
          "\(clause) ORDER BY number DESC LIMIT ? OFFSET ?",
          arguments + [query.limit, query.offset],
          database)
        return (runs, total ?? 0)
      }
    }

    // MARK: Baselines

    /// The newest complete run of the nearest commit that has one, and why.
    static func baseline(
      of run: StoredRun, _ database: Database
    ) throws -> (number: Int?, why: String) {
      let opening = run.opening
      var passed = ""
      for (distance, commit) in opening.bases.enumerated() {
        let rows = try Row.fetchAll(
          database,
          sql: """
            SELECT number, isWhole FROM run WHERE project = ? AND revision = ? AND number <> ?
            ORDER BY number DESC
            """, arguments: [opening.project, commit, run.number])
        guard let whole = rows.first(where: { $0["isWhole"] }) else {
          if let first = rows.first, passed.isEmpty {
            let number: Int = first["number"]
            passed = "; run \(number) of \(commit.prefix(10)) is not complete, and was passed over"
          }
          continue
        }
        return (whole["number"], words(opening, commit, distance) + passed)
      }
      guard !opening.bases.isEmpty else {
        return (
          nil, "nothing is known of the commits before it, so that it is compared with no run"
        )
      }
      let count = opening.bases.count
      return (
        nil,
        (count == 1 ? "the commit before it has" : "the last \(count) commits before it have")
          + " no complete run" + passed
      )
    }

    private static func words(_ opening: RunOpening, _ commit: String, _ distance: Int) -> String {
      let name = commit.prefix(10)
      guard let mergeBase = opening.mergeBase, mergeBase != opening.commit else {
        return distance == 0
          ? "the newest complete run of \(name), the commit before it"
          : "the newest complete run of \(name), the nearest of the \(distance + 1) commits before it that has one"
      }
      let base = opening.base.map { " with \($0)" } ?? ""
      return distance == 0
        ? "the newest complete run of \(name), the merge base\(base)"
        : "the newest complete run of \(name), \(distance == 1 ? "1 commit" : "\(distance) commits") before the merge base\(base), which has none"
    }
  }
#endif
