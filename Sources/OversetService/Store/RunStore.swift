#if Service
  package import Foundation
  package import GRDB
  import HTTPTypes
  import OversetConfig
  import OversetFiles
  package import OversetVocabulary
  import Synchronization

  /// What the service keeps of runs: a database (SQLite, WAL) with one writer, and files by what they hold.
  ///
  /// What a write returns from is on the disk. A fault of the database stops all writing until the server is started
  /// again: what is there stays as it is.
  package final class RunStore: Sendable {
    /// The name of the database, in the folder of what the service keeps.
    package static let file = "service.sqlite"

    /// What keeps the files.
    package let objects: any ObjectStore
    /// Keeps their removal apart from their naming.
    let claims = ObjectClaims()
    /// The folder of what the service keeps.
    package let folder: URL
    let database: DatabasePool
    /// Writes what others are told; nil where nobody is.
    let outbox: OutboxWriter?
    /// What was asked for last.
    let shelf = ReviewShelf()
    private let fault = Mutex<String?>(nil)

    /// Opens the database in `folder`, or makes it.
    ///
    /// - Parameters:
    ///   - outbox: Writes what others are told; nil where nobody is.
    ///   - objects: What keeps files; nil for `folder`.
    /// - Throws: `Diagnostic` for a database that is damaged or of a later version (65), and for a folder that cannot be
    ///   written (74).
    package init(
      _ folder: URL, outbox: OutboxWriter? = nil, objects: (any ObjectStore)? = nil
    ) throws(Diagnostic) {
      self.folder = folder
      self.outbox = outbox
      self.objects = objects ?? ObjectFolder(folder)
      let root = FileRoot(folder)
      let path = folder.appending(path: Self.file).path(percentEncoded: false)
      // What is kept is nothing that anybody commits.
      if try !root.exists(".gitignore") { try root.write(Data("*\n".utf8), to: ".gitignore") }
      do {
        if try root.exists(Self.file) { try Self.prove(path) }
        database = try DatabasePool(path: path, configuration: Self.configuration)
        try RunSchema.migrator.migrate(database)
        if let outbox { try database.write { try outbox.enroll(at: Moment.now, $0) } }
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Self.diagnostic(error, path)
      }
    }

    private static var configuration: Configuration {
      var configuration = Configuration()
      configuration.foreignKeysEnabled = true
      configuration.busyMode = .timeout(10)
      configuration.prepareDatabase { database in
        // In WAL mode a commit is on the disk only so.
        try database.execute(sql: "PRAGMA synchronous = FULL")
        try database.execute(sql: "PRAGMA trusted_schema = OFF")
      }
      return configuration
    }

    /// Looks at a database that is there, and writes nothing: what may be damaged stays as it is.
    private static func prove(_ path: String) throws {
      var reading = Configuration()
      reading.readonly = true
      reading.busyMode = .timeout(10)
      let database = try DatabaseQueue(path: path, configuration: reading)
      let (verdict, isLater) = try database.read { database in
        (
          try String.fetchOne(database, sql: "PRAGMA quick_check(1)") ?? "",
          try RunSchema.migrator.hasBeenSuperseded(database)
        )
      }
      guard verdict == "ok" else {
        throw Diagnostic(
          .data, file: path, problem: "the database is damaged: \(verdict)",
          remedy: "put the copy in its place that `overset-server backup` has made")
      }
      guard !isLater else {
        throw Diagnostic(
          .data, file: path, problem: "a later version of overset-server has written this database",
          remedy: "run that version")
      }
    }

    static func diagnostic(_ error: any Error, _ path: String) -> Diagnostic {
      switch (error as? DatabaseError)?.resultCode {
      case ResultCode.SQLITE_CORRUPT?, ResultCode.SQLITE_NOTADB?:
        Diagnostic(
          .data, file: path, problem: "the database is damaged: \(error)",
          remedy: "put the copy in its place that `overset-server backup` has made")
      default:
        Diagnostic(
          .inputOutput, file: path, problem: "the database cannot be opened: \(error)",
          remedy: "see whether the disk is full, and who may write the folder")
      }
    }

    // MARK: Reading and writing

    /// Why nothing is written any more; nil while it is.
    package var stopped: String? { fault.withLock { $0 } }

    /// Reads a state of the database that nobody changes meanwhile.
    ///
    /// - Throws: `Problem` that the work throws, and for a database that cannot be read.
    package func read<Value: Sendable>(
      _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws(Problem) -> Value {
      do {
        return try await database.read(work)
      } catch {
        throw problem(error)
      }
    }

    /// Changes the database, all of it or nothing. Others wait.
    ///
    /// - Throws: `Problem` that the work throws, for a full disk (507), and for a database that cannot be written (503).
    package func write<Value: Sendable>(
      _ work: @escaping @Sendable (Database) throws -> Value
    ) async throws(Problem) -> Value {
      if let stopped {
        throw Problem(.serviceUnavailable, detail: "nothing is written any more: \(stopped)")
      }
      do {
        return try await database.write(work)
      } catch {
        throw problem(error)
      }
    }

    /// What a fault means for who asks. One of the database itself stops writing.
    package func problem(_ error: any Error) -> Problem {
      switch error {
      case let error as Problem: return error
      case let error as Diagnostic: return Self.problem(error)
      case let error as DatabaseError:
        switch error.resultCode {
        case ResultCode.SQLITE_FULL:
          return Problem(.full, detail: "the disk is full, and nothing was written")
        case ResultCode.SQLITE_CORRUPT, ResultCode.SQLITE_NOTADB, ResultCode.SQLITE_IOERR,
          ResultCode.SQLITE_READONLY, ResultCode.SQLITE_CANTOPEN:
          let words = "the database is damaged or cannot be written (\(error.resultCode))"
          fault.withLock { $0 = words }
          return Problem(.serviceUnavailable, detail: "\(words); what was acknowledged is kept")
            .because(of: error)
        case ResultCode.SQLITE_BUSY, ResultCode.SQLITE_LOCKED:
          return Problem(.serviceUnavailable, detail: "the database is busy; ask again")
        default:
          return Problem(.internalServerError, detail: "the database refuses: \(error.resultCode)")
            .because(of: error)
        }
      default:
        return Problem(.internalServerError, detail: "the service failed; its log says why")
          .because(of: error)
      }
    }

    private static func problem(_ error: Diagnostic) -> Problem {
      let isInBucket = error.file?.hasPrefix(S3Configuration.scheme) == true
      switch error.kind {
      case .system(ENOSPC) where isInBucket:
        return Problem(.full, detail: "the bucket is full, and nothing was written")
      case .inputOutput where isInBucket:
        return Problem(
          .serviceUnavailable,
          detail: "the bucket of files does not answer, or refuses; see the log",
          fields: [.retryAfter: "2"]
        ).because(of: error)
      case .system(let code) where [ENOSPC, EDQUOT, EFBIG].contains(code):
        return Problem(.full, detail: "the disk is full, and nothing was written")
      case .system, .inputOutput:
        return Problem(
          .serviceUnavailable, detail: "a file cannot be read or written; see the log"
        ).because(of: error)
      default: return Problem(.unprocessableContent, detail: error.problem)
      }
    }
  }

  extension HTTPResponse.Status {
    /// The disk is full.
    static let full = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
  }
#endif
