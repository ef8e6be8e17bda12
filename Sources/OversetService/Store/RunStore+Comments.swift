#if Service
  import GRDB

  extension RunStore {
    /// How many comments of a run are listed.
    private static let commentLimit = 10_000
    /// How many runs of a history are listed.
    private static let historyLimit = 200

    /// The comments about a run, the oldest first.
    func comments(of run: Int) async throws(Problem) -> [CommentItem] {
      try await read { database in
        try Row.fetchAll(
          database, sql: "SELECT * FROM comment WHERE run = ? ORDER BY id LIMIT ?",
          arguments: [run, Self.commentLimit]
        ).map { row in
          CommentItem(
            id: row["id"], cell: row["cell"], cause: row["cause"], x: row["x"], y: row["y"],
            text: row["text"], by: row["author"], at: Moment.text(row["made"]))
        }
      }
    }

    /// Keeps a comment.
    func add(
      _ change: CommentChange, to run: Int, by author: Author, at now: Double
    ) async throws(Problem) -> CommentItem {
      try await write { database in
        try database.execute(
          sql: """
            INSERT INTO comment (run, cell, cause, x, y, text, author, made) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            run, change.cell, change.cause, change.x, change.y, change.text, author.name, now,
          ])
        let id = Int(database.lastInsertedRowID)
        try Self.note(.commented, "run \(run) comment \(id)", by: author, at: now, database)
        return CommentItem(
          id: id, cell: change.cell, cause: change.cause, x: change.x,
          y: change.y, text: change.text, by: author.name, at: Moment.text(now))
      }
    }

    /// Whether the last complete runs have a finding, the oldest first.
    func history(
      of fingerprint: String, in project: String, branch: String?
    ) async throws(Problem) -> [RunHistoryPoint] {
      try await read { database in
        let rows = try Row.fetchAll(
          database,
          sql: """
            SELECT run.number, revision, branch, created, cause.id AS cause, pointsOver FROM run
            LEFT JOIN cause ON cause.run = run.number AND cause.fingerprint = ?
            WHERE project = ? AND isWhole AND (? IS NULL OR branch = ?)
            GROUP BY run.number ORDER BY run.number DESC LIMIT ?
            """, arguments: [fingerprint, project, branch, branch, Self.historyLimit])
        return rows.reversed().map { row in
          RunHistoryPoint(
            number: row["number"], commit: row["revision"], branch: row["branch"],
            at: Moment.text(row["created"]), present: row["cause"] as String? != nil,
            pointsOver: row["pointsOver"])
        }
      }
    }
  }
#endif
