#if Service
  import Foundation
  import GRDB
  import HTTPTypes
  import OversetConfig

  /// A session as it is kept.
  struct StoredSession: Sendable {
    /// The SHA-256 of what the cookie holds.
    let digest: String
    /// What the provider said of the person.
    let claims: Claims
    /// When it was last asked with, in seconds since 1970.
    let used: Double
  }

  extension RunStore {
    /// How many sessions somebody has at once: beyond it the oldest end.
    private static let sessionsOfOne = 20
    /// How exactly the last use is kept, in seconds: not each request writes.
    private static let useStep = 60.0

    /// Keeps a session, ends that of the same browser, and takes down that the attempt has ended.
    ///
    /// - Throws: `Problem` (400) for an attempt that has ended already.
    func begin(
      _ session: StoredSession, in place: SessionPlace, endingAttempt state: String,
      inPlaceOf old: String?, by author: Author
    ) async throws(Problem) {
      let claims = String(
        decoding: (try? ServiceJSON.encoder.encode(session.claims)) ?? Data(), as: UTF8.self)
      let subject = session.claims.values["sub"]?.text ?? ""
      try await write { database in
        try database.execute(
          sql: "INSERT OR IGNORE INTO usedAttempt (state, until) VALUES (?, ?)",
          arguments: [Digest.sha256Hex(of: Data(state.utf8)), session.used + SignInAttempt.time])
        guard database.changesCount == 1 else {
          throw Problem(.badRequest, detail: "this attempt has ended already; sign in again")
        }
        try database.execute(sql: "DELETE FROM session WHERE digest = ?", arguments: [old])
        try database.execute(
          sql: """
            INSERT INTO session (digest, issuer, client, subject, claims, created, used)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
          arguments: [
            session.digest, place.issuer, place.client, subject, claims, session.used,
            session.used,
          ])
        try database.execute(
          sql: """
            DELETE FROM session WHERE issuer = ? AND subject = ? AND digest NOT IN
              (SELECT digest FROM session WHERE issuer = ? AND subject = ? ORDER BY rowid DESC LIMIT ?)
            """,
          arguments: [place.issuer, subject, place.issuer, subject, Self.sessionsOfOne])
        try Self.note(.signIn, "subject \(subject)", by: author, at: session.used, database)
      }
    }

    /// A session that has not expired; nil if there is none.
    func session(
      _ digest: String, in place: SessionPlace, at now: Double
    ) async throws(Problem) -> StoredSession? {
      let found = try await read { database -> (claims: String, used: Double)? in
        try Row.fetchOne(
          database,
          sql: """
            SELECT claims, used FROM session
            WHERE digest = ? AND issuer = ? AND client = ? AND created > ? AND used > ?
            """,
          arguments: [
            digest, place.issuer, place.client, now - place.longest, now - place.idle,
          ]
        ).map { (claims: $0["claims"], used: $0["used"]) }
      }
      guard let found,
        let claims = try? JSONDecoder().decode(Claims.self, from: Data(found.claims.utf8))
      else { return nil }
      let used = found.used
      let session = StoredSession(digest: digest, claims: claims, used: used)
      if now - used > min(Self.useStep, place.idle / 10) {
        // Where nothing can be written, the session goes on until it is idle.
        _ = try? await write { database in
          try database.execute(
            sql: "UPDATE session SET used = ? WHERE digest = ?", arguments: [now, digest])
        }
      }
      return session
    }

    /// Ends a session.
    func end(_ session: String, by author: Author, at now: Double) async throws(Problem) {
      try await write { database in
        try database.execute(sql: "DELETE FROM session WHERE digest = ?", arguments: [session])
        guard database.changesCount > 0 else { return }
        try Self.note(.signOut, "", by: author, at: now, database)
      }
    }

    /// Removes sessions that have expired, and attempts that nobody can end any more.
    func removeExpired(in place: SessionPlace?, at now: Double) async throws(Problem) {
      try await write { database in
        try database.execute(sql: "DELETE FROM usedAttempt WHERE until < ?", arguments: [now])
        guard let place else { return }
        try database.execute(
          sql: "DELETE FROM session WHERE created <= ? OR used <= ?",
          arguments: [now - place.longest, now - place.idle])
      }
    }
  }

  /// Whose sessions count, and for how long.
  struct SessionPlace: Sendable {
    /// The provider that vouches for people.
    let issuer: String
    /// What it knows this service by.
    let client: String
    /// After how many seconds without a request a session ends.
    let idle: Double
    /// After how many seconds it ends in any case.
    let longest: Double

    /// The place of a configuration.
    init(_ configuration: SignInConfiguration) {
      issuer = configuration.issuer
      client = configuration.client
      idle = configuration.idleHours * 3_600
      longest = configuration.hours * 3_600
    }
  }
#endif
