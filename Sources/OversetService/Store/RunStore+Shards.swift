#if Service
  import Foundation
  import GRDB
  import HTTPTypes
  import OversetCommand
  import OversetConfig
  import OversetProject
  import OversetVocabulary

  /// A shard of a run, as it was sent.
  struct StoredShard: Sendable {
    /// Its number, from 1.
    let number: Int
    /// The digest of its parcel.
    let parcel: String
    /// Its files.
    let objects: [NamedObject]
  }

  extension RunStore {
    /// Takes a shard down, and which files belong to it. It does not count yet.
    ///
    /// From then on its files may be sent, and are kept. Of a shard that counts already, those are lacking that the store has
    /// lost: they may be sent again.
    ///
    /// - Throws: `Problem` (409) for another blob than that of the shard that counts already.
    func announce(
      _ shard: StoredShard, of run: Int
    ) async throws(Problem) -> (isThere: Bool, lacks: [String]) {
      if try await read({ try Self.isThere(shard, of: run, $0) }) {
        return (true, try await lost(of: shard, of: run))
      }
      let digests = shard.objects.map(\.digest)
      return try await claims.naming(Set(digests + [shard.parcel])) {
        () throws(Problem) -> (isThere: Bool, lacks: [String]) in
        // Between the keeping of a file and its naming here it may have been taken for one that nobody needs.
        guard try await lacking([shard.parcel]).isEmpty else { throw Self.again }
        let lacks = try await lacking(digests)
        return try await name(shard, of: run) ? (true, []) : (false, lacks)
      }
    }

    /// The files of a shard that counts, and that are not there any more. Its blob was kept a moment ago.
    private func lost(of shard: StoredShard, of run: Int) async throws(Problem) -> [String] {
      let named = try await read { database in
        try String.fetchSet(
          database, sql: "SELECT digest FROM shardObject WHERE run = ? AND shard = ?",
          arguments: [run, shard.number])
      }
      // Another machine may send the same blob with other files of the repository: those that nobody has named are not taken.
      return try await lacking(shard.objects.map(\.digest).filter(named.contains))
    }

    /// Whether a shard counts already.
    private static func isThere(
      _ shard: StoredShard, of run: Int, _ database: Database
    ) throws -> Bool {
      let known = try Row.fetchOne(
        database, sql: "SELECT parcel, isThere FROM shard WHERE run = ? AND number = ?",
        arguments: [run, shard.number])
      guard let known, known["isThere"] else { return false }
      guard known["parcel"] == shard.parcel else {
        throw Problem(
          .conflict,
          detail:
            "shard \(shard.number) of run \(run) is there, and is another blob; a run that was made again needs another nonce"
        )
      }
      return true
    }

    /// Names the files of a shard, unless it counts already.
    private func name(_ shard: StoredShard, of run: Int) async throws(Problem) -> Bool {
      try await write { database in
        guard try !Self.isThere(shard, of: run, database) else { return true }
        try database.execute(
          sql: "DELETE FROM shard WHERE run = ? AND number = ?", arguments: [run, shard.number])
        try database.execute(
          sql: "INSERT INTO shard (run, number, parcel, isThere) VALUES (?, ?, ?, FALSE)",
          arguments: [run, shard.number, shard.parcel])
        let insert = try database.cachedStatement(
          sql: "INSERT INTO shardObject (run, shard, digest, size, path) VALUES (?, ?, ?, ?, ?)")
        for object in shard.objects {
          try insert.execute(arguments: [
            run, shard.number, object.digest, object.size, object.path,
          ])
        }
        return false
      }
    }

    /// Those of the digests of which there is no file.
    func lacking(_ digests: [String]) async throws(Problem) -> [String] {
      do throws(Diagnostic) {
        return try await objects.lacking(among: digests)
      } catch {
        throw problem(error)
      }
    }

    /// What was kept a moment ago is gone.
    static let again = Problem(
      .serviceUnavailable, detail: "what is kept was being cleared up; send it again",
      fields: [.retryAfter: "1"])

    /// Makes a shard count whose files are there and whose blob was proved.
    ///
    /// - Throws: `Problem` for a shard of another plan than the others (422), and for one that was taken down anew (409).
    func count(
      _ shard: StoredShard, of run: Int, plan: String, by pusher: Author
    ) async throws(Problem) {
      let now = Moment.now
      try await write { database in
        let other = try Row.fetchOne(
          database,
          sql: "SELECT number, plan FROM shard WHERE run = ? AND isThere AND plan <> ? LIMIT 1",
          arguments: [run, plan])
        if let other {
          let number: Int = other["number"]
          throw Problem(
            .unprocessableContent,
            detail:
              "this is a shard of another plan than shard \(number): both need the same commit, catalogs, configuration and program"
          )
        }
        try database.execute(
          sql:
            "UPDATE shard SET isThere = TRUE, plan = ? WHERE run = ? AND number = ? AND parcel = ?",
          arguments: [plan, run, shard.number, shard.parcel])
        guard database.changesCount == 1 else {
          throw Problem(
            .conflict, detail: "another machine sends shard \(shard.number) now; send it again")
        }
        try Self.note(
          .shardPushed, "run \(run) shard \(shard.number)", by: pusher, at: now, database)
      }
    }

    /// Whether a shard has a file, and how large it said that it is; nil if none has it.
    func size(ofAnnounced digest: String) async throws(Problem) -> Int? {
      try await read { database in
        try Int.fetchOne(
          database, sql: "SELECT max(size) FROM shardObject WHERE digest = ?", arguments: [digest])
      }
    }

    /// The shards of a run that count, by their numbers.
    func shards(of run: Int) async throws(Problem) -> [StoredShard] {
      try await read { database in
        let rows = try Row.fetchAll(
          database,
          sql: "SELECT number, parcel FROM shard WHERE run = ? AND isThere ORDER BY number",
          arguments: [run])
        return try rows.map { row in
          let number: Int = row["number"]
          let objects = try Row.fetchAll(
            database, sql: "SELECT digest, size, path FROM shardObject WHERE run = ? AND shard = ?",
            arguments: [run, number])
          return StoredShard(
            number: number, parcel: row["parcel"],
            objects: objects.map {
              NamedObject(digest: $0["digest"], size: $0["size"], path: $0["path"])
            })
        }
      }
    }
  }
#endif
