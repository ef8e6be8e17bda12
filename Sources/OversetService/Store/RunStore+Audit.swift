#if Service
  import GRDB
  import HTTPTypes

  extension RunStore {
    /// The longest text about what was done, in UTF-16 units: a key may be of any length.
    private static let subjectLimit = 500

    /// Adds a line to the audit log, in the transaction of what it tells of.
    static func note(
      _ action: AuditAction, _ subject: String, by author: Author, at now: Double,
      _ database: Database
    ) throws {
      let insert = try database.cachedStatement(
        sql: """
          INSERT INTO audit (made, name, kind, action, subject, address) VALUES (?, ?, ?, ?, ?, ?)
          """)
      let shown =
        subject.utf16.count > subjectLimit ? "\(subject.prefix(subjectLimit / 2))…" : subject
      try insert.execute(arguments: [
        now, author.name, author.kind.rawValue, action.rawValue, shown, author.address,
      ])
    }

    /// Adds a line of its own to the audit log: about what is not in the database.
    func note(
      _ action: AuditAction, _ subject: String, by author: Author, at now: Double
    ) async throws(Problem) {
      try await write { try Self.note(action, subject, by: author, at: now, $0) }
    }

    /// The same for those who cannot wait as a task does.
    ///
    /// - Throws: `Problem` for a full disk (507), and for a database that cannot be written (503).
    func noteNow(
      _ action: AuditAction, _ subject: String, by author: Author, at now: Double
    ) throws(Problem) {
      if let stopped {
        throw Problem(.serviceUnavailable, detail: "nothing is written any more: \(stopped)")
      }
      do {
        try database.write { try Self.note(action, subject, by: author, at: now, $0) }
      } catch {
        throw problem(error)
      }
    }

    // MARK: Tokens

    /// Takes down which tokens there are, with a line for each that is new, has other rights, or is gone.
    package func noteTokens(
      _ tokens: [AccessToken], by author: Author, at now: Double
    ) throws(Problem) {
      do {
        try database.write { database in
          let rows = try Row.fetchAll(database, sql: "SELECT name, line FROM notedToken")
          var known = Dictionary(
            rows.map { ($0["name"] as String, $0["line"] as String) }
          ) { first, _ in first }
          for token in tokens {
            let before = known.removeValue(forKey: token.name)
            guard before != token.line else { continue }
            try Self.note(
              .tokenMade, "token \(token.name) \(token.rightsText)", by: author, at: now, database)
            try database.execute(
              sql: "INSERT OR REPLACE INTO notedToken (name, line) VALUES (?, ?)",
              arguments: [token.name, token.line])
          }
          for name in known.keys.sorted() {
            try Self.note(.tokenWithdrawn, "token \(name)", by: author, at: now, database)
            try database.execute(sql: "DELETE FROM notedToken WHERE name = ?", arguments: [name])
          }
        }
      } catch {
        throw problem(error)
      }
    }

    // MARK: Retention

    /// Removes the lines of the audit log that are older than some days.
    ///
    /// - Returns: How many were removed.
    package func removeOldLines(
      olderThan days: Int, at now: Double
    ) async throws(Problem) -> Int {
      try await write { database in
        let oldest = now - Double(days) * 86_400
        let first = try Int.fetchOne(
          database, sql: "SELECT min(id) FROM audit WHERE made >= ?", arguments: [oldest])
        try database.execute(
          sql: "DELETE FROM audit WHERE id < ?",
          arguments: [first ?? Int.max])
        let count = database.changesCount
        if count > 0 {
          try Self.note(
            .retention, "\(count) lines of this log", by: .server, at: now, database)
        }
        return count
      }
    }
  }
#endif
