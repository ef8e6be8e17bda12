#if Service
  import GRDB

  extension RunStore {
    /// What was removed.
    package struct Removed: Sendable, Equatable {
      /// How many runs.
      package var runs = 0
      /// How many files, and how large they were together.
      package var files = 0
      package var bytes = 0
    }

    /// Removes runs that are too old, then the oldest while the files of all are too large, then files that no run needs.
    /// The last complete run of each branch stays, and so do all decisions: they are about content.
    ///
    /// - Parameters:
    ///   - days: For how many days runs are kept.
    ///   - bytes: How large all files may be.
    package func removeOld(
      olderThan days: Int, beyond bytes: Int, at now: Double
    ) async throws(Problem) -> Removed {
      let oldest = now - Double(days) * 86_400
      var removed = Removed()
      removed.runs = try await write { database in
        try Self.remove(
          "created < ? AND number NOT IN (\(Self.lastWhole))", [oldest], at: now, database)
      }
      (removed.files, removed.bytes) = try await removeUnneeded(at: now)
      while try await size(of: files()) > bytes {
        let count = try await write { database in
          // A run that still takes shards is left to its machines.
          try Self.remove(
            """
            number IN (SELECT number FROM run WHERE number NOT IN (\(Self.lastWhole))
              AND (isWhole OR expires < ?) ORDER BY number LIMIT 1)
            """, [now], at: now, database)
        }
        guard count > 0 else { break }
        removed.runs += count
        let (files, bytes) = try await removeUnneeded(at: now)
        removed.files += files
        removed.bytes += bytes
      }
      return removed
    }

    /// How many runs a line of the audit log names.
    private static let numbersOfLine = 20

    private static let lastWhole =
      "SELECT max(number) FROM run WHERE isWhole GROUP BY project, branch"

    private static func remove(
      _ condition: String, _ arguments: StatementArguments, at now: Double, _ database: Database
    ) throws -> Int {
      let numbers = try Int.fetchAll(
        database, sql: "DELETE FROM run WHERE \(condition) RETURNING number", arguments: arguments)
      for start in stride(from: 0, to: numbers.count, by: numbersOfLine) {
        let part = numbers[start..<min(start + numbersOfLine, numbers.count)]
        try note(
          .retention, "runs " + part.map(String.init).joined(separator: ", "), by: .server, at: now,
          database)
      }
      return numbers.count
    }

    private func files() async throws(Problem) -> [(digest: String, size: Int)] {
      do {
        return try objects.all()
      } catch {
        throw problem(error)
      }
    }

    private func size(of files: [(digest: String, size: Int)]) async -> Int {
      files.reduce(0) { $0 + $1.size }
    }

    /// Removes files that nothing in the database names. Nobody announces files meanwhile: that is a write, too.
    private func removeUnneeded(at now: Double) async throws(Problem) -> (files: Int, bytes: Int) {
      let objects = objects
      let known = try await files()
      return try await write { database in
        let needed = try Self.needed(database)
        var count = 0
        var bytes = 0
        for file in known where !needed.contains(file.digest) {
          try objects.remove(file.digest)
          count += 1
          bytes += file.size
        }
        if count > 0 {
          try Self.note(
            .retention, "\(count) files, \(bytes) bytes", by: .server, at: now, database)
        }
        return (count, bytes)
      }
    }

    /// The digests of all files that the database names.
    static func needed(_ database: Database) throws -> Set<String> {
      try Set(
        String.fetchAll(
          database,
          sql: """
            SELECT digest FROM shardObject UNION SELECT parcel FROM shard UNION SELECT document FROM contents
            """))
    }

    /// The runs whose shards are all there and that nobody has put together, as a process leaves them that was killed.
    func unassembled() async throws(Problem) -> [StoredRun] {
      try await read { database in
        try StoredRun.rows(
          """
          WHERE (SELECT count(*) FROM shard WHERE shard.run = run.number AND isThere) = total
            AND NOT EXISTS (SELECT 1 FROM contents WHERE contents.run = number AND shards = total)
          """, [], database)
      }
    }
  }
#endif
