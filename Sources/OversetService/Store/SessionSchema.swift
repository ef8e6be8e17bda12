#if Service
  import GRDB

  /// The tables of people who are signed in.
  enum SessionSchema {
    /// The name of this version of the database.
    static let version = "sessions"

    static func create(_ database: Database) throws {
      try database.create(table: "session") { table in
        // The SHA-256 of what the cookie holds: who reads the database can be nobody by it.
        table.primaryKey("digest", .text)
        table.column("issuer", .text).notNull()
        table.column("client", .text).notNull()
        table.column("subject", .text).notNull()
        table.column("claims", .text).notNull()
        table.column("created", .double).notNull()
        table.column("used", .double).notNull()
      }
      try database.create(
        index: "sessionBySubject", on: "session", columns: ["issuer", "subject"])
      // Each attempt ends once.
      try database.create(table: "usedAttempt") { table in
        table.primaryKey("state", .text)
        table.column("until", .double).notNull()
      }
    }
  }
#endif
