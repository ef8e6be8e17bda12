#if Service
  import Foundation
  import GRDB
  import HTTPTypes

  extension RunStore {
    /// What shards of a run come to together, if somebody has looked; nil if shards have come since.
    func contents(of run: StoredRun) async throws(Problem) -> StoredContents? {
      let shelf = shelf
      if let known = shelf.contents(of: run) { return known }
      let contents = try await read { try Self.contents(of: run, $0) }
      if let contents { shelf.keep(contents, of: run) }
      return contents
    }

    /// The same, within other work.
    static func contents(of run: StoredRun, _ database: Database) throws -> StoredContents? {
      let row = try Row.fetchOne(
        database, sql: "SELECT * FROM contents WHERE run = ? AND shards = ?",
        arguments: [run.number, run.shards.count])
      guard let row else { return nil }
      let text: String = row["review"]
      return StoredContents(
        document: row["document"],
        review: try JSONDecoder().decode(RunReview.self, from: Data(text.utf8)))
    }

    /// Keeps what shards of a run come to together, and with which run it is compared. Once all are there that stays.
    ///
    /// Nothing is written where shards have come since, or the run is gone: what they come to together is newer.
    func keep(_ contents: StoredContents, of run: StoredRun) async throws(Problem) {
      let text = try? ServiceJSON.encoder.encode(contents.review)
      guard let text else {
        throw Problem(.internalServerError, detail: "the run cannot be written as JSON")
      }
      let isWhole = run.hasAllShards && contents.review.isWhole
      try await claims.naming([contents.document]) { () throws(Problem) in
        guard try await lacking([contents.document]).isEmpty else { throw Self.again }
        try await write(contents, text, of: run, isWhole: isWhole)
      }
    }

    private func write(
      _ contents: StoredContents, _ text: Data, of run: StoredRun, isWhole: Bool
    ) async throws(Problem) {
      let (outbox, shelf) = (outbox, shelf)
      let isNewest = try await write { database in
        let count = try Int.fetchOne(
          database, sql: "SELECT count(*) FROM shard WHERE run = ? AND isThere",
          arguments: [run.number])
        guard count == run.shards.count else { return false }
        try database.execute(
          sql:
            "INSERT OR REPLACE INTO contents (run, shards, document, review) VALUES (?, ?, ?, ?)",
          arguments: [
            run.number, run.shards.count, contents.document, String(decoding: text, as: UTF8.self),
          ])
        let (baseline, why) =
          run.isWhole ? (run.baseline, run.baselineWhy ?? "") : try Self.baseline(of: run, database)
        try database.execute(
          sql: "UPDATE run SET isWhole = ?, baseline = ?, baselineWhy = ? WHERE number = ?",
          arguments: [isWhole, baseline, why, run.number])
        try database.execute(sql: "DELETE FROM cause WHERE run = ?", arguments: [run.number])
        for cause in contents.review.causes {
          try database.execute(
            sql:
              "INSERT OR IGNORE INTO cause (run, id, fingerprint, pointsOver) VALUES (?, ?, ?, ?)",
            arguments: [run.number, cause.id, cause.fingerprint, cause.pointsOver])
        }
        if run.hasAllShards { try outbox?.tellEnded(run.number, at: Moment.now, shelf, database) }
        return true
      }
      if isNewest { shelf.keep(contents, of: run) }
    }

    /// What the run that this one would be compared with has found.
    func baselineFindings(of run: StoredRun) async throws(Problem) -> Set<String>? {
      try await read { database in
        let number = run.isWhole ? run.baseline : try Self.baseline(of: run, database).number
        guard let number else { return nil }
        return Set(
          try String.fetchAll(
            database,
            sql: "SELECT fingerprint FROM cause WHERE run = ? AND fingerprint IS NOT NULL",
            arguments: [number]))
      }
    }

    /// What each run on the way of baselines has found, the nearest first.
    ///
    /// - Parameter limit: How many runs are looked at.
    func earlier(
      than run: StoredRun, limit: Int = 50
    ) async throws(Problem) -> [Set<String>] {
      try await read { database in
        var found: [Set<String>] = []
        var next = run.baseline
        while let number = next, found.count < limit {
          let rows = try Row.fetchAll(
            database, sql: "SELECT id, fingerprint FROM cause WHERE run = ?", arguments: [number])
          found.append(
            Set(rows.flatMap { [$0["id"], $0["fingerprint"]] as [String?] }.compactMap(\.self)))
          next = try Int.fetchOne(
            database, sql: "SELECT baseline FROM run WHERE number = ?", arguments: [number])
        }
        return found
      }
    }
  }

  /// What shards of a run come to together.
  struct StoredContents: Sendable {
    /// The digest of the document.
    let document: String
    /// What people decide about.
    let review: RunReview
  }
#endif
