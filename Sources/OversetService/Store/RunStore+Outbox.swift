#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig

  /// A message that is to be told.
  struct OutboxMessage: Sendable {
    /// Its place in the order of its receiver.
    let number: Int
    /// What its receiver knows it by.
    let id: String
    let event: String
    let run: Int
    /// What a webhook is sent; empty for others.
    let body: String
    /// When it was written, in seconds since 1970.
    let made: Double
    /// How often it was tried.
    let attempts: Int
    /// When it is tried next, in seconds since 1970.
    let due: Double

    fileprivate init(_ row: Row) {
      number = row["number"]
      id = row["id"]
      event = row["event"]
      run = row["run"]
      body = row["body"]
      made = row["made"]
      attempts = row["attempts"]
      due = row["due"]
    }
  }

  extension RunStore {
    /// How long messages are kept that have arrived or were given up, in seconds.
    private static let outboxAge = 30.0 * 86_400
    /// The longest fault that is kept, in characters.
    private static let faultLength = 300

    /// The first message of a receiver that has not arrived.
    func nextMessage(for receiver: String) async throws(Problem) -> OutboxMessage? {
      try await read { database in
        try Row.fetchOne(
          database,
          sql: """
            SELECT * FROM outboxMessage WHERE state = 'pending' AND receiver = ? ORDER BY number LIMIT 1
            """, arguments: [receiver]
        ).map(OutboxMessage.init)
      }
    }

    /// Messages have arrived.
    func settle(delivered numbers: [Int], at now: Double) async throws(Problem) {
      try await write { database in
        for number in numbers {
          try database.execute(
            sql: """
              UPDATE outboxMessage SET state = 'delivered', ended = ?, attempts = attempts + 1, fault = NULL
              WHERE number = ?
              """, arguments: [now, number])
        }
      }
    }

    /// A message has not arrived, and is tried again at a time.
    func postpone(_ number: Int, to due: Double, because fault: String) async throws(Problem) {
      try await write { database in
        try database.execute(
          sql:
            "UPDATE outboxMessage SET attempts = attempts + 1, due = ?, fault = ? WHERE number = ?",
          arguments: [due, String(fault.prefix(Self.faultLength)), number])
      }
    }

    /// A message has not arrived, and never will.
    func give(up number: Int, because fault: String, at now: Double) async throws(Problem) {
      try await write { database in
        try database.execute(
          sql: """
            UPDATE outboxMessage SET state = 'failed', ended = ?, attempts = attempts + 1, fault = ?
            WHERE number = ?
            """, arguments: [now, String(fault.prefix(Self.faultLength)), number])
      }
    }

    /// A receiver wants no messages any more. Returns how many it will not get.
    func disable(_ receiver: String, because fault: String, at now: Double) async throws(Problem)
      -> Int
    {
      try await write { database in
        try database.execute(
          sql: "UPDATE outboxReceiver SET disabled = ? WHERE name = ?",
          arguments: [fault, receiver])
        try database.execute(
          sql: """
            UPDATE outboxMessage SET state = 'failed', ended = ?, fault = ?
            WHERE state = 'pending' AND receiver = ?
            """, arguments: [now, fault, receiver])
        return database.changesCount
      }
    }

    /// How many messages of a receiver have not arrived yet.
    func pendingCount(of receiver: String) async throws(Problem) -> Int {
      try await read { database in
        try Int.fetchOne(
          database,
          sql: "SELECT count(*) FROM outboxMessage WHERE state = 'pending' AND receiver = ?",
          arguments: [receiver]) ?? 0
      }
    }

    // MARK: Looking after

    /// Removes messages that ended long ago, and gives those up whose receivers are configured no longer.
    package func tidyOutbox(_ outbound: OutboundTargets, at now: Double) async throws(Problem) {
      try await write { database in
        try database.execute(
          sql: "DELETE FROM outboxMessage WHERE ended < ?", arguments: [now - Self.outboxAge])
        let names = outbound.targets.map(\.name)
        let marks = Array(repeating: "?", count: names.count).joined(separator: ", ")
        try database.execute(
          sql: """
            UPDATE outboxMessage SET state = 'failed', ended = ?, fault = 'its receiver is no longer configured'
            WHERE state = 'pending' AND made < ? AND receiver NOT IN (\(marks))
            """, arguments: [now, now - outbound.schedule.patience] + StatementArguments(names))
      }
    }

    /// The runs that have expired without all shards since anybody is told, and that nobody was told of with the shards
    /// that are there.
    func expiredUntold(at now: Double) async throws(Problem) -> [StoredRun] {
      try await read { database in
        try StoredRun.rows(
          """
          WHERE NOT isWhole AND expires < ? AND expires >= (SELECT min(since) FROM outboxReceiver)
            AND (SELECT count(*) FROM shard WHERE shard.run = run.number AND isThere) < total
            AND NOT EXISTS (SELECT 1 FROM outboxTold WHERE outboxTold.run = run.number AND what = ? || ' ' ||
              (SELECT count(*) FROM shard WHERE shard.run = run.number AND isThere))
          """, [now, OutboundReceiver.Event.partial.rawValue], database)
      }
    }

    /// Tells of a run that has expired.
    func tellExpired(_ run: Int, at now: Double) async throws(Problem) {
      guard let outbox else { return }
      let shelf = shelf
      try await write { database in try outbox.tellEnded(run, at: now, shelf, database) }
    }

    // MARK: Statuses and comments

    /// What a receiver that sets statuses and comments is to show.
    struct ForgeState: Sendable {
      /// The messages that are told by it.
      let covers: [Int]
      /// The newest run of the same commit: its status is that of the commit.
      let ofCommit: SummarizedRun
      /// The newest run of the pull request that has ended; nil for none.
      let ofPullRequest: SummarizedRun?
    }

    /// What a message's receiver is to show now; nil for a run that is kept no longer.
    func forgeState(
      for message: OutboxMessage, to receiver: String, publicURL: String, at now: Double
    ) async throws(Problem) -> ForgeState? {
      let shelf = shelf
      return try await read { database in
        guard let run = try StoredRun.find(message.run, database) else { return nil }
        let opening = run.opening
        let newest =
          try StoredRun.rows(
            "WHERE project = ? AND revision = ? ORDER BY number DESC LIMIT 1",
            [opening.project, opening.commit], database
          ).first ?? run
        var ended: SummarizedRun?
        if opening.pullRequest != nil {
          ended = try OutboxWriter.last(like: run, database) { $0.state(at: now) != .waiting }
            .map { try SummarizedRun($0, publicURL: publicURL, at: now, shelf, database) }
        }
        return ForgeState(
          covers: try Int.fetchAll(
            database,
            sql: """
              SELECT number FROM outboxMessage
              WHERE state = 'pending' AND receiver = ? AND run = ? ORDER BY number
              """, arguments: [receiver, message.run]),
          ofCommit: try SummarizedRun(newest, publicURL: publicURL, at: now, shelf, database),
          ofPullRequest: ended)
      }
    }
  }
#endif
