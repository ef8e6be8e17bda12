#if Service
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetFiles
  import OversetProject
  import OversetReports
  import OversetRun
  import OversetSnapshots
  import OversetVocabulary

  /// Puts the shards of a run together, one run after the other, as `overset merge` does: in a folder that has the files
  /// of the repository that reports read, and that is gone afterwards.
  actor RunAssembler {
    /// Where these folders are, from that of the service.
    private static let scratch = "scratch"
    /// How large all files of a run may be, in bytes.
    private static let filesLimit = 4_000_000_000

    private let store: RunStore
    private let root: FileRoot
    /// How many folders were made.
    private var count = 0

    /// Removes what a process has left that was killed.
    init(_ store: RunStore) {
      self.store = store
      root = FileRoot(store.folder)
      root.discardTree(Self.scratch)
    }

    /// A name for a folder that nobody has: while files come from a store, others may begin.
    private func newScratch() -> String {
      count += 1
      return "\(Self.scratch)/\(count)"
    }

    /// A folder for copies of files, in another.
    private func copies(in name: String) -> ObjectFolder {
      ObjectFolder(
        store.folder.appending(path: "\(name)/copies", directoryHint: .isDirectory),
        isDurable: false)
    }

    // MARK: A shard

    /// The blob of a shard whose files are there, proved by its first line.
    ///
    /// - Throws: `Diagnostic` for what is no such blob, and for one that is another shard than it is sent as.
    func prove(
      _ parcel: Data, as number: Int, of total: Int
    ) async throws(Diagnostic) -> ShardBlob<RecordedRun> {
      let name = newScratch()
      defer { root.discardTree(name) }
      let parcel = ShardParcel(text: parcel)
      let folder = try await store.objects.folder(
        holding: parcel.digests, copies: copies(in: name), limit: RunLimits.blob)
      return try prove(parcel, as: number, of: total, files: folder)
    }

    private func prove(
      _ parcel: ShardParcel, as number: Int, of total: Int, files: ObjectFolder
    ) throws(Diagnostic) -> ShardBlob<RecordedRun> {
      let name = "shard \(number)"
      let blob = try blob(parcel, name, files: files)
      guard blob.shard.index == number, blob.shard.count == total else {
        throw Diagnostic.blob(
          name, "this is shard \(blob.shard), and was sent as \(number)/\(total)")
      }
      if var lack = blob.record.lack(named: name) {
        lack.kind = .data
        throw lack
      }
      // What is contradictory in itself is refused before it counts.
      _ = try RunMerge(
        ShardSet([.init(blob, named: name)]), in: store.folder.appending(path: "none"))
      return blob
    }

    private func blob(
      _ parcel: ShardParcel, _ name: String, files: ObjectFolder
    ) throws(Diagnostic) -> ShardBlob<RecordedRun> {
      let bytes = try parcel.blob(limit: RunLimits.blob, name: name) {
        (digest) throws(Diagnostic) in
        try files.data(digest)
      }
      return try ShardBlob<RecordedRun>(
        ShardSeal(bytes, name: name), name: name, program: ProgramVersion.current)
    }

    // MARK: A run

    /// What the shards of a run come to.
    ///
    /// - Parameter baseline: The fingerprints of what the run has found that it is compared with; nil for none.
    /// - Throws: `Diagnostic` for shards that contradict each other, and for files that cannot be read or written.
    func contents(
      of run: StoredRun, _ shards: [StoredShard], baseline: Set<String>?
    ) async throws(Diagnostic) -> StoredContents {
      let name = newScratch()
      root.discardTree(name)
      defer { root.discardTree(name) }
      let digests = shards.flatMap { [$0.parcel] + $0.objects.map(\.digest) }
      let folder = try await store.objects.folder(
        holding: digests, copies: copies(in: name), limit: 2 * Self.filesLimit)
      let (contents, kept) = try merged(
        run, shards, baseline: baseline, files: folder, in: "\(name)/tree")
      try await store.objects.keep(kept, of: folder)
      return contents
    }

    /// Merges shards whose files are in a folder, and keeps there what comes of it.
    ///
    /// - Returns: Also the digests of what was kept.
    private func merged(
      _ run: StoredRun, _ shards: [StoredShard], baseline: Set<String>?, files: ObjectFolder,
      in name: String
    ) throws(Diagnostic) -> (contents: StoredContents, kept: [String]) {
      // The repository ends here, however the folder of the service lies in another.
      try root.makeRepositoryFolder(name)
      try write(shards, of: files, into: name)
      let top = store.folder.appending(path: name, directoryHint: .isDirectory)
      let folder =
        run.opening.folder.map { top.appending(path: $0, directoryHint: .isDirectory) } ?? top
      var parts: [ShardSet<RecordedRun>.Part] = []
      for shard in shards {
        let name = "shard \(shard.number)"
        guard let parcel = try files.data(shard.parcel) else {
          throw Diagnostic.blob(name, "the blob is not there any more")
        }
        parts.append(.init(try blob(ShardParcel(text: parcel), name, files: files), named: name))
      }
      let merge = try RunMerge(ShardSet(parts), in: folder)
      let record = try merge.record(isPartial: !run.hasAllShards)
      let outcome = record.outcome
      if let fault = merge.putBack().first { throw fault }
      let report = FindingReport(
        outcome,
        FindingReport.Circumstances(
          command: "run", version: ProgramVersion.current, project: folder))
      var kept: [String] = []
      let page = try PageContents(report) { (data, _) throws(Diagnostic) in
        kept.append(try files.keep(data))
      }
      // A new value outweighs what was recorded before.
      let changes = try self.changes(in: folder).merging(
        RecordedReferences.changes(of: outcome.cells, in: folder)
      ) { pending, _ in pending }
      let missing = record.missingCells
      let review = RunReview(
        planned: record.plannedCount, present: record.plannedCount - missing.count,
        missing: missing.prefix(RunLimits.missing).map {
          RunReview.Missing(component: $0.component, state: $0.state, name: $0.name)
        }, exitCode: Int(outcome.exitCode), isWhole: outcome.isWhole,
        causes: CauseBuilder(page, changes: changes, baseline: baseline).causes)
      let document = try files.keep(page.document)
      return (StoredContents(document: document, review: review), kept + [document])
    }

    /// Writes the files of the repository that shards have sent.
    private func write(
      _ shards: [StoredShard], of files: ObjectFolder, into name: String
    ) throws(Diagnostic) {
      var known: [String: String] = [:]
      var size = 0
      for shard in shards {
        for object in shard.objects {
          guard let path = object.path else { continue }
          guard known[path] != object.digest else { continue }
          guard known.updateValue(object.digest, forKey: path) == nil else {
            throw Diagnostic(
              .data, problem: "two shards have sent different contents of \(path)",
              remedy: "check out the same commit on all machines")
          }
          size += object.size
          guard size <= Self.filesLimit, let data = try files.data(object.digest) else {
            throw Diagnostic(
              .data, problem: "the files of the run are too large, or \(path) is not there",
              remedy: "push the shards again")
          }
          try root.write(data, to: "\(name)/\(path)", isDurable: false)
        }
      }
    }

    /// The values that wait to be accepted, by the paths of their snapshots.
    private func changes(
      in folder: URL
    ) throws(Diagnostic) -> [String: (change: PictureChange, group: String)] {
      var changes: [String: (change: PictureChange, group: String)] = [:]
      let root = FileRoot(folder)
      func digest(_ file: URL) throws(Diagnostic) -> String? {
        try root.read(file, maximum: FileLimit.reference).map { Digest.sha256Hex(of: $0) }
      }
      for snapshot in try PendingStore(.ofProject(in: folder))?.snapshots() ?? [] {
        // A reference that has changed since the run is not the one that people would compare with.
        guard !snapshot.isOutdated else { continue }
        var files: [PictureChange.File] = []
        for file in snapshot.files {
          guard let new = try digest(file.pending) else { continue }
          files.append(
            PictureChange.File(
              path: "__Snapshots__/\(snapshot.path).\(file.pathExtension)", new: new,
              old: try digest(file.reference)))
        }
        if !files.isEmpty { changes[snapshot.path] = (PictureChange(files: files), snapshot.cause) }
      }
      return changes
    }
  }
#endif
