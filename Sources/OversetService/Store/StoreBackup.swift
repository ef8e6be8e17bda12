#if Service
  package import Foundation
  import GRDB
  import OversetFiles
  package import OversetVocabulary

  /// Copies what the service keeps, while it runs: the database by SQLite's online backup, then the files that it names.
  package struct StoreBackup {
    /// What was copied.
    package struct Outcome: Sendable, Equatable {
      /// How many files were copied, and how many were there already.
      package var copied = 0
      package var present = 0
    }

    private let source: URL
    private let target: URL
    private let bucket: String?

    /// A copy of the service's `source` folder in `target`, which may hold an earlier one.
    ///
    /// - Parameter bucket: What the bucket is called that has the files, so that the database alone is copied; nil where they
    ///   are in the folder, too.
    package init(of source: URL, in target: URL, bucket: String? = nil) {
      self.source = source
      self.target = target
      self.bucket = bucket
    }

    /// Copies. The database takes the name of the earlier one only when all its files are there.
    ///
    /// - Parameter author: Who copies, for the audit log of both.
    /// - Throws: `Diagnostic` for a folder without a database or whose files are elsewhere (64), a damaged database (65), and
    ///   for what cannot be written (74).
    package func make(by author: Author) throws(Diagnostic) -> Outcome {
      let file = source.appending(path: RunStore.file)
      let path = file.path(percentEncoded: false)
      guard NamedPath.kind(path) == .file else {
        throw Diagnostic(
          .usage, file: path, problem: "there is no database", remedy: "give the folder of --data")
      }
      let root = FileRoot(target)
      let temporary = "\(RunStore.file).new"
      // A copy that was not finished.
      for name in [temporary, "\(temporary)-wal", "\(temporary)-shm"] { try root.remove(name) }
      try root.proveWritable(temporary)
      try root.write(Data(), to: temporary)
      let needed = try copyDatabase(path, to: target.appending(path: temporary), by: author)
      let outcome = bucket == nil ? try copyFiles(needed) : Outcome()
      guard let copy = try root.read(temporary, maximum: FileLimit.program) else {
        throw Diagnostic(
          .inputOutput, file: target.path, problem: "the copy is gone", remedy: "copy again")
      }
      try root.write(copy, to: RunStore.file)
      for name in [temporary, "\(temporary)-wal", "\(temporary)-shm"] { root.discard(name) }
      return outcome
    }

    private func copyDatabase(
      _ path: String, to target: URL, by author: Author
    ) throws(Diagnostic) -> Set<String> {
      do {
        var writing = Configuration()
        writing.busyMode = .timeout(10)
        let source = try DatabaseQueue(path: path, configuration: writing)
        try source.write { database in
          try ObjectPlace.prove(bucket ?? ObjectPlace.folder, path: path, database)
          // A server of an earlier version may use it, and knows no such table.
          guard try database.tableExists("audit") else { return }
          try RunStore.note(.backup, "", by: author, at: Moment.now, database)
        }
        let copy = try DatabaseQueue(path: target.path(percentEncoded: false))
        try source.backup(to: copy)
        let (needed, verdict) = try copy.write { database in
          // The copy is one file: nothing of it is in a journal.
          (
            try RunStore.needed(database),
            try String.fetchOne(database, sql: "PRAGMA quick_check(1)") ?? ""
          )
        }
        try copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
        try copy.close()
        try source.close()
        guard verdict == "ok" else {
          throw Diagnostic(
            .data, file: path, problem: "the database is damaged: \(verdict)",
            remedy: "keep the earlier copy")
        }
        return needed
      } catch let error as Diagnostic {
        throw error
      } catch {
        throw Diagnostic(
          .inputOutput, file: path, problem: "the database cannot be copied: \(error)",
          remedy: "see whether the disk is full, and who may write the folder")
      }
    }

    private func copyFiles(_ needed: Set<String>) throws(Diagnostic) -> Outcome {
      let (from, to) = (ObjectFolder(source), ObjectFolder(target))
      var outcome = Outcome()
      for digest in needed.sorted() {
        if try to.has(digest) {
          outcome.present += 1
          continue
        }
        // What was announced and never sent is in no folder.
        guard let data = try from.data(digest) else { continue }
        try to.keep(data)
        outcome.copied += 1
      }
      return outcome
    }
  }
#endif
