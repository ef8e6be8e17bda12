#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig

  /// Writes what others are to be told into the database, in the transaction that changes what it tells of: both are there
  /// afterwards, or neither.
  package struct OutboxWriter: Sendable {
    /// The newest runs of a branch that are looked at for the last one.
    private static let looked = 20

    private let outbound: OutboundTargets
    private let bell: OutboxBell

    /// Nil where nobody is told anything.
    package init?(_ outbound: OutboundTargets, bell: OutboxBell) {
      guard !outbound.targets.isEmpty else { return nil }
      self.outbound = outbound
      self.bell = bell
    }

    /// The message of a webhook, as Standard Webhooks proposes its members.
    private struct Message: Encodable {
      let type: String
      let timestamp: String
      /// The form of `data`.
      let version = 1
      let data: RunSummary
    }

    // MARK: Receivers

    /// Takes receivers down that are new: they are told of what ends from now on. One that wanted no messages any more gets
    /// them again once its address is another.
    func enroll(at now: Double, _ database: Database) throws {
      for target in outbound.targets {
        let receiver = target.receiver
        let identity = "\(receiver.kind.rawValue) \(receiver.url) \(receiver.repository)"
        try database.execute(
          sql: """
            INSERT INTO outboxReceiver (name, identity, since) VALUES (?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET identity = excluded.identity, since = excluded.since, disabled = NULL
            WHERE identity <> excluded.identity
            """, arguments: [receiver.name, identity, now])
      }
    }

    /// The receivers that are told of an event of a run.
    private func receivers(
      of event: OutboundReceiver.Event, _ run: StoredRun, _ database: Database
    ) throws -> [OutboundReceiver] {
      let wanting = outbound.targets.map(\.receiver).filter { receiver in
        receiver.events.contains(event)
          && (receiver.runs.isEmpty || receiver.runs.contains(run.opening.project))
      }
      guard !wanting.isEmpty else { return [] }
      let disabled = try Set(
        String.fetchAll(
          database, sql: "SELECT name FROM outboxReceiver WHERE disabled IS NOT NULL"))
      return wanting.filter { !disabled.contains($0.name) }
    }

    // MARK: Events

    /// Tells of an event.
    ///
    /// - Parameters:
    ///   - author: Who has decided; nil for other events.
    ///   - shelf: What was asked for last of runs.
    func tell(
      _ event: OutboundReceiver.Event, of run: StoredRun, by author: String? = nil,
      at now: Double, _ shelf: ReviewShelf, _ database: Database
    ) throws {
      let receivers = try receivers(of: event, run, database)
      guard !receivers.isEmpty else { return }
      var text = ""
      if receivers.contains(where: { $0.kind == .webhook }) {
        var summary = try SummarizedRun(
          run, publicURL: outbound.publicURL, at: now, shelf, database
        ).summary
        summary.by = author
        let message = Message(
          type: event.rawValue, timestamp: Moment.text(now), data: summary)
        text = String(decoding: try ServiceJSON.encoder.encode(message), as: UTF8.self)
      }
      for receiver in receivers {
        // Who sets statuses and comments looks at the run as it is by then.
        try database.execute(
          sql: """
            INSERT INTO outboxMessage (id, receiver, event, run, body, made, due, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, 'pending')
            """,
          arguments: [
            Self.makeID(), receiver.name, event.rawValue, run.number,
            receiver.kind == .webhook ? text : "", now, now,
          ])
      }
      let bell = bell
      database.afterNextTransaction { _ in bell.ring() }
    }

    /// Tells once of a run whose shards are all there, or that nobody waits for any more.
    func tellEnded(
      _ number: Int, at now: Double, _ shelf: ReviewShelf, _ database: Database
    ) throws {
      guard let run = try StoredRun.find(number, database) else { return }
      let event: OutboundReceiver.Event
      switch run.state(at: now) {
      case .waiting: return
      case .complete: event = .completed
      case .partial: event = .partial
      }
      // A shard that came late is told of, too.
      try database.execute(
        sql: "INSERT OR IGNORE INTO outboxTold (run, what) VALUES (?, ?)",
        arguments: [number, "\(event.rawValue) \(run.shards.count)"])
      guard database.changesCount == 1 else { return }
      try tell(event, of: run, at: now, shelf, database)
    }

    /// Tells of a run that somebody has decided about, and of the last one of its branch or pull request, where the
    /// decision counts, too.
    func tellDecided(
      _ run: StoredRun, by author: String, at now: Double, _ shelf: ReviewShelf,
      _ database: Database
    ) throws {
      try tell(.decided, of: run, by: author, at: now, shelf, database)
      let last = try Self.last(like: run, database)
      if let last, last.number > run.number, !last.shards.isEmpty {
        try tell(.decided, of: last, by: author, at: now, shelf, database)
      }
    }

    /// The last run of a run's branch or pull request that a condition holds for; nil if none of the newest is.
    static func last(
      like run: StoredRun, _ database: Database, where isWanted: (StoredRun) -> Bool = { _ in true }
    ) throws -> StoredRun? {
      let name = RunScope.name(of: run.opening)
      return try StoredRun.first(
        "WHERE project = ? AND branch = ? ORDER BY number DESC LIMIT ?",
        [run.opening.project, run.opening.branch, looked], database
      ) { RunScope.name(of: $0.opening) == name && isWanted($0) }
    }

    /// A name that no other message has: 128 random bits.
    private static func makeID() -> String {
      var generator = SystemRandomNumberGenerator()
      let words = (0..<2).map { _ in
        let text = String(UInt64.random(in: .min ... .max, using: &generator), radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
      }
      return "msg_" + words.joined()
    }
  }
#endif
