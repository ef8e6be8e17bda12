#if Service
  import Foundation
  import GRDB
  import OversetCommand

  /// A run as the database has it.
  struct StoredRun: Sendable {
    /// Its number.
    let number: Int
    /// What was said when it was opened.
    let opening: RunOpening
    /// Who pushed it first.
    let pusher: String
    /// When it was opened, in seconds since 1970.
    let created: Double
    /// Until when shards that are lacking are waited for.
    let expires: Double
    /// Whether every cell of the whole matrix is there.
    let isWhole: Bool
    /// The run that it is compared with; nil for none.
    let baseline: Int?
    /// Why that one.
    let baselineWhy: String?
    /// The numbers of its shards that count, ascending.
    let shards: [Int]

    /// Whether every shard is there.
    var hasAllShards: Bool { shards.count == opening.total }

    /// The numbers of the shards that are lacking.
    var lacking: [Int] {
      let there = Set(shards)
      return (1...max(opening.total, 1)).filter { !there.contains($0) }
    }

    /// How far it is at a time.
    func state(at now: Double) -> RunState {
      if isWhole { return .complete }
      return hasAllShards || now > expires ? .partial : .waiting
    }

    private init(_ row: Row, shards: [Int]) throws {
      number = row["number"]
      let text: String = row["opening"]
      opening = try JSONDecoder().decode(RunOpening.self, from: Data(text.utf8))
      pusher = row["pusher"]
      created = row["created"]
      expires = row["expires"]
      isWhole = row["isWhole"]
      baseline = row["baseline"]
      baselineWhy = row["baselineWhy"]
      self.shards = shards
    }

    // MARK: Looking up

    /// A run; nil if there is none of that number.
    static func find(_ number: Int, _ database: Database) throws -> StoredRun? {
      try rows("WHERE number = ?", [number], database).first
    }

    /// A run by what its shards have in common; nil if none was opened.
    static func find(
      project: String, nonce: String, _ database: Database
    ) throws -> StoredRun? {
      try rows("WHERE project = ? AND nonce = ?", [project, nonce], database).first
    }

    /// Runs, as a clause selects them.
    static func rows(
      _ clause: String, _ arguments: StatementArguments, _ database: Database
    ) throws -> [StoredRun] {
      try Row.fetchAll(database, sql: "SELECT * FROM run \(clause)", arguments: arguments).map {
        try StoredRun($0, shards: shards(of: $0["number"], database))
      }
    }

    /// The first of the runs that a clause selects for which a condition holds. No further one is read.
    static func first(
      _ clause: String, _ arguments: StatementArguments, _ database: Database,
      where isWanted: (StoredRun) -> Bool
    ) throws -> StoredRun? {
      let rows = try Row.fetchAll(
        database, sql: "SELECT * FROM run \(clause)", arguments: arguments)
      for row in rows {
        let run = try StoredRun(row, shards: shards(of: row["number"], database))
        if isWanted(run) { return run }
      }
      return nil
    }

    private static func shards(of run: Int, _ database: Database) throws -> [Int] {
      try Int.fetchAll(
        database, sql: "SELECT number FROM shard WHERE run = ? AND isThere ORDER BY number",
        arguments: [run])
    }
  }

  /// How far a run is.
  enum RunState: String, CaseIterable {
    /// Every cell of the whole matrix is there.
    case complete
    /// Cells are lacking, and nobody waits for them.
    case partial
    /// Shards are lacking.
    case waiting
  }
#endif
