#if Service
  import GRDB

  /// The tables of the database, version by version. A version that was given out is never changed: what comes later is a
  /// version of its own.
  enum RunSchema {
    static var migrator: DatabaseMigrator {
      var migrator = DatabaseMigrator()
      migrator.registerMigration("1 runs") { database in
        try runs(database)
        try shards(database)
        try contents(database)
      }
      migrator.registerMigration("2 reviews") { database in
        try decisions(database)
        try comments(database)
      }
      migrator.registerMigration(AuditSchema.version, migrate: AuditSchema.create)
      migrator.registerMigration(SessionSchema.version, migrate: SessionSchema.create)
      migrator.registerMigration("outbox", migrate: outbox)
      migrator.registerMigration(ObjectPlace.version, migrate: ObjectPlace.create)
      return migrator
    }

    private static func runs(_ database: Database) throws {
      try database.create(table: "run") { table in
        table.autoIncrementedPrimaryKey("number")
        table.column("project", .text).notNull()
        table.column("nonce", .text).notNull()
        table.column("total", .integer).notNull()
        table.column("branch", .text).notNull()
        table.column("revision", .text).notNull()
        table.column("opening", .text).notNull()
        table.column("pusher", .text).notNull()
        table.column("created", .double).notNull()
        table.column("expires", .double).notNull()
        table.column("isWhole", .boolean).notNull().defaults(to: false)
        table.column("baseline", .integer)
        table.column("baselineWhy", .text)
        table.uniqueKey(["project", "nonce"])
      }
      try database.create(index: "runByRevision", on: "run", columns: ["project", "revision"])
      try database.create(index: "runByBranch", on: "run", columns: ["project", "branch"])
    }

    private static func shards(_ database: Database) throws {
      try database.create(table: "shard") { table in
        table.column("run", .integer).notNull().references("run", onDelete: .cascade)
        table.column("number", .integer).notNull()
        table.column("parcel", .text).notNull()
        table.column("plan", .text)
        table.column("isThere", .boolean).notNull()
        table.primaryKey(["run", "number"])
      }
      try database.create(index: "shardByParcel", on: "shard", columns: ["parcel"])
      try database.create(table: "shardObject") { table in
        table.column("run", .integer).notNull()
        table.column("shard", .integer).notNull()
        table.column("digest", .text).notNull()
        table.column("size", .integer).notNull()
        table.column("path", .text)
        table.foreignKey(["run", "shard"], references: "shard", onDelete: .cascade)
      }
      try database.create(
        index: "shardObjectByShard", on: "shardObject", columns: ["run", "shard"])
      try database.create(index: "shardObjectByDigest", on: "shardObject", columns: ["digest"])
    }

    private static func contents(_ database: Database) throws {
      try database.create(table: "contents") { table in
        table.primaryKey("run", .integer).references("run", onDelete: .cascade)
        table.column("shards", .integer).notNull()
        table.column("document", .text).notNull()
        table.column("review", .text).notNull()
      }
      try database.create(table: "cause") { table in
        table.column("run", .integer).notNull().references("run", onDelete: .cascade)
        table.column("id", .text).notNull()
        table.column("fingerprint", .text)
        table.column("pointsOver", .double)
        table.primaryKey(["run", "id"])
      }
      try database.create(index: "causeByFingerprint", on: "cause", columns: ["fingerprint"])
    }

    /// Nothing is ever changed or removed here: what counts is the last decision about the same content.
    private static func decisions(_ database: Database) throws {
      try database.create(table: "decision") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("project", .text).notNull()
        table.column("subject", .text).notNull()
        table.column("cell", .text).notNull()
        table.column("old", .text).notNull()
        table.column("new", .text).notNull()
        table.column("verdict", .text).notNull()
        table.column("reason", .text)
        table.column("lastDay", .text)
        table.column("author", .text).notNull()
        table.column("made", .double).notNull()
        table.column("run", .integer).notNull()
        table.column("scope", .text).notNull()
        table.column("revision", .text).notNull()
        table.column("head", .text)
        table.column("tree", .text)
        table.column("pullRequest", .integer)
      }
      try database.create(
        index: "decisionByContent", on: "decision", columns: ["project", "subject", "cell"])
    }

    private static func comments(_ database: Database) throws {
      try database.create(table: "comment") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("run", .integer).notNull().references("run", onDelete: .cascade)
        table.column("cell", .integer)
        table.column("cause", .text)
        table.column("x", .double)
        table.column("y", .double)
        table.column("text", .text).notNull()
        table.column("author", .text).notNull()
        table.column("made", .double).notNull()
      }
      try database.create(index: "commentByRun", on: "comment", columns: ["run"])
    }
  }
#endif
