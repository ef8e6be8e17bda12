#if Service
  import GRDB

  /// The table of the audit log: lines are added at its end, and removed from its beginning alone.
  enum AuditSchema {
    /// The name of this version of the database.
    static let version = "audit"

    static func create(_ database: Database) throws {
      try database.create(table: "audit") { table in
        table.autoIncrementedPrimaryKey("id")
        table.column("made", .double).notNull()
        table.column("name", .text).notNull()
        table.column("kind", .text).notNull()
        table.column("action", .text).notNull()
        table.column("subject", .text).notNull()
        table.column("address", .text)
      }
      try database.create(index: "auditByName", on: "audit", columns: ["name"])
      try database.execute(
        sql: """
          CREATE TRIGGER auditStays BEFORE UPDATE ON audit
          BEGIN SELECT RAISE(ABORT, 'a line of the audit log is never changed'); END;
          CREATE TRIGGER auditEndsAtItsBeginning BEFORE DELETE ON audit
          WHEN EXISTS (SELECT 1 FROM audit WHERE id < OLD.id)
          BEGIN SELECT RAISE(ABORT, 'the audit log is shortened from its beginning alone'); END;
          """)
      // The tokens that the log has told of.
      try database.create(table: "notedToken") { table in
        table.primaryKey("name", .text)
        table.column("line", .text).notNull()
      }
    }
  }
#endif
