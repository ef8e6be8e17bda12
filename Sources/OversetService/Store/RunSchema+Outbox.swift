#if Service
  import GRDB

  extension RunSchema {
    /// What is to be told to others, and to whom.
    static func outbox(_ database: Database) throws {
      // Since when somebody is told, and why no more.
      try database.create(table: "outboxReceiver") { table in
        table.primaryKey("name", .text)
        table.column("identity", .text).notNull()
        table.column("since", .double).notNull()
        table.column("disabled", .text)
      }
      // A message for one receiver. Its number is the order in which it is told.
      try database.create(table: "outboxMessage") { table in
        table.autoIncrementedPrimaryKey("number")
        table.column("id", .text).notNull().unique()
        table.column("receiver", .text).notNull()
        table.column("event", .text).notNull()
        table.column("run", .integer).notNull()
        table.column("body", .text).notNull()
        table.column("made", .double).notNull()
        table.column("attempts", .integer).notNull().defaults(to: 0)
        table.column("due", .double).notNull()
        table.column("state", .text).notNull()
        table.column("ended", .double)
        table.column("fault", .text)
      }
      try database.create(
        index: "outboxMessageByState", on: "outboxMessage",
        columns: ["state", "receiver", "number"]
      )
      // What was told of a run, however long its messages are kept.
      try database.create(table: "outboxTold") { table in
        table.column("run", .integer).notNull().references("run", onDelete: .cascade)
        table.column("what", .text).notNull()
        table.primaryKey(["run", "what"])
      }
    }
  }
#endif
