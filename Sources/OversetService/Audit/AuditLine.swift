#if Service
  import Foundation
  import GRDB
  import OversetConfig
  package import OversetVocabulary

  /// A line of the audit log.
  package struct AuditLine: Codable, Equatable, Sendable {
    /// Its number: none is missing between two lines that are there.
    package let id: Int
    /// When (ISO 8601).
    package let at: String
    /// Who.
    package let name: String
    /// What kind of name it is.
    package let kind: String
    /// What was done.
    package let action: String
    /// On what.
    package let on: String
    /// From which address; nil for none.
    package let address: String?

    init(_ row: Row) {
      id = row["id"]
      at = Moment.text(row["made"])
      name = row["name"]
      kind = row["kind"]
      action = row["action"]
      on = row["subject"]
      address = row["address"]
    }

    /// The line as people read it.
    package var text: PrintedText {
      "\(at)  \(kind) \(name)  \(action)\(on.isEmpty ? "" : "  \(on)")\(address.map { "  from \($0)" } ?? "")"
    }
  }

  /// Which lines are wanted.
  package struct AuditQuery: Sendable {
    /// From when on, in seconds since 1970; nil for the beginning.
    package var since: Double?
    /// Until when; nil for now.
    package var until: Double?
    /// Whose; nil for everybody's.
    package var name: String?
    /// Which actions; empty for all.
    package var actions: [AuditAction] = []
    /// How many of the last.
    package var limit = 1_000

    /// All lines, up to the standard limit.
    package init() {}
  }

  extension RunStore {
    /// Lines of the audit log, the oldest first.
    package func audit(_ query: AuditQuery) async throws(Problem) -> [AuditLine] {
      try await read { try Self.audit(query, $0) }
    }

    /// The same in a database that somebody else has opened.
    static func audit(_ query: AuditQuery, _ database: Database) throws -> [AuditLine] {
      var conditions = ["TRUE"]
      var arguments = StatementArguments()
      if let since = query.since {
        conditions.append("made >= ?")
        arguments += [since]
      }
      if let until = query.until {
        conditions.append("made < ?")
        arguments += [until]
      }
      if let name = query.name {
        conditions.append("name = ?")
        arguments += [name]
      }
      if !query.actions.isEmpty {
        let marks = Array(repeating: "?", count: query.actions.count).joined(separator: ", ")
        conditions.append("action IN (\(marks))")
        arguments += StatementArguments(query.actions.map(\.rawValue))
      }
      arguments += [query.limit]
      return try Row.fetchAll(
        database,
        sql: """
          SELECT * FROM audit WHERE \(conditions.joined(separator: " AND ")) ORDER BY id DESC LIMIT ?
          """, arguments: arguments
      ).reversed().map(AuditLine.init)
    }
  }
#endif
