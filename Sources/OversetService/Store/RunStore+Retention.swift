#if Service
  import GRDB
  import OversetVocabulary

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
    ///   - bytes: How large the files of all runs may be.
    ///   - seconds: For how long a file is kept that nothing names: what was sent a moment ago may be named next.
    package func removeOld(
      olderThan days: Int, beyond bytes: Int, sparing seconds: Int = 3_600, at now: Double
    ) async throws(Problem) -> Removed {
      let oldest = now - Double(days) * 86_400
      var removed = Removed()
      removed.runs = try await write { database in
        try Self.remove(
          "created < ? AND number NOT IN (\(Self.lastWhole))", [oldest], at: now, database)
      }
      let known = try await files()
      while try await size(of: known) > bytes {
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
      }
      (removed.files, removed.bytes) = try await removeUnneeded(
        known, before: now - Double(seconds), at: now)
      return removed
    }

    /// How many files are removed at once.
    private static let batch = 2_000
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

    private func files() async throws(Problem) -> [StoredObject] {
      do throws(Diagnostic) {
        return try await objects.all()
      } catch {
        throw problem(error)
      }
    }

    /// How large the files of all runs are together, in bytes.
    private func size(of files: [StoredObject]) async throws(Problem) -> Int {
      let needed = try await read { try Self.needed($0) }
      return files.reduce(0) { $0 + (needed.contains($1.digest) ? $1.size : 0) }
    }

    /// Removes files that nothing in the database names, and that have been there since before a moment.
    private func removeUnneeded(
      _ files: [StoredObject], before moment: Double, at now: Double
    ) async throws(Problem) -> (files: Int, bytes: Int) {
      let needed = try await read { try Self.needed($0) }
      let unneeded = files.filter { file in
        !needed.contains(file.digest) && file.modified < moment
      }
      var removed = (files: 0, bytes: 0)
      for start in stride(from: 0, to: unneeded.count, by: Self.batch) {
        let part = Array(unneeded[start..<min(start + Self.batch, unneeded.count)])
        let (files, bytes) = try await remove(part, at: now)
        removed = (removed.files + files, removed.bytes + bytes)
      }
      return removed
    }

    /// Removes those of some files that nobody names now, nor can name before they are gone.
    private func remove(
      _ files: [StoredObject], at now: Double
    ) async throws(Problem) -> (files: Int, bytes: Int) {
      try await claims.removing(files.map(\.digest)) {
        (apart) throws(Problem) -> (files: Int, bytes: Int) in
        let candidates = Set(apart)
        // Before they are gone: no kill leaves their removal without its line. What came of it has a line, too.
        let gone = try await write { database in
          let needed = try Self.needed(database)
          let gone = files.filter {
            candidates.contains($0.digest) && !needed.contains($0.digest)
          }
          if !gone.isEmpty {
            try Self.note(
              .retention, "to remove: \(Self.words(gone))", by: .server, at: now, database)
          }
          return gone
        }
        guard !gone.isEmpty else { return (0, 0) }
        do throws(Diagnostic) {
          try await objects.remove(gone.map(\.digest))
        } catch {
          // Some may be gone: each look finds those that are left.
          try await note(
            .retention, "not all removed: \(Self.words(gone))", by: .server, at: now)
          throw problem(error)
        }
        try await note(.retention, "removed: \(Self.words(gone))", by: .server, at: now)
        return (gone.count, gone.reduce(0) { $0 + $1.size })
      }
    }

    private static func words(_ files: [StoredObject]) -> String {
      "\(files.count) files, \(files.reduce(0) { $0 + $1.size }) bytes"
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
