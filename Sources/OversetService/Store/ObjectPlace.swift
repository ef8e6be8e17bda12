#if Service
  import Foundation
  import GRDB
  import OversetConfig
  import OversetVocabulary

  /// Which store the files of a database are in. It stands in the database: a server that is started without the variable
  /// that names its bucket would find no file, and keep new ones elsewhere.
  enum ObjectPlace {
    /// The name of this version of the database.
    static let version = "objects"
    /// What a folder is called: it may be moved, and copies of it are in others.
    static let folder = "folder"

    static func create(_ database: Database) throws {
      try database.create(table: "objectPlace") { $0.primaryKey("name", .text) }
    }

    /// What the database says; nil where no server has kept files with it since it says so.
    private static func known(_ database: Database) throws -> String? {
      // A server of an earlier version may use it, and knows no such table.
      guard try database.tableExists("objectPlace") else { return nil }
      return try String.fetchOne(database, sql: "SELECT name FROM objectPlace")
    }

    /// Takes a store down.
    static func note(_ place: String, _ database: Database) throws {
      guard try known(database) != place else { return }
      try database.execute(sql: "DELETE FROM objectPlace")
      try database.execute(
        sql: "INSERT INTO objectPlace (name) VALUES (?)", arguments: [place])
    }

    /// Makes sure that the files are where a configuration says. Where the database names none, any store is right.
    ///
    /// - Parameters:
    ///   - place: The store of the configuration, as ``ObjectStore/place`` calls it.
    ///   - path: The database, for people.
    /// - Throws: `Diagnostic` (usage) where they are in another store.
    static func prove(_ place: String, path: String, _ database: Database) throws {
      guard let known = try known(database), known != place,
        try Bool.fetchOne(database, sql: "SELECT EXISTS (SELECT 1 FROM shard)") ?? false
      else { return }
      throw Diagnostic(
        .usage, file: path,
        problem: "its files are in \(words(known)), and the configuration says \(words(place))",
        remedy:
          "mend `objects` in Config/service.yml or the variables OVERSET_SERVER_S3_…; or move the files, and start the server once with --moved-files"
      )
    }

    private static func words(_ place: String) -> String {
      place == folder ? "the folder of --data" : place
    }
  }

  extension RunStore {
    /// Makes sure that the files of the database are in the store that is configured, and takes that down.
    ///
    /// - Parameter isMoved: Whether they were moved there on purpose.
    /// - Throws: `Diagnostic` for files that are in another store (64), and for a database that cannot be written (74).
    func settleObjects(isMoved: Bool) throws(Diagnostic) {
      let place = objects.place
      let path = folder.appending(path: Self.file).path(percentEncoded: false)
      do {
        try database.write { database in
          if !isMoved { try ObjectPlace.prove(place, path: path, database) }
          try ObjectPlace.note(place, database)
        }
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Self.diagnostic(error, path)
      }
    }
  }
#endif
