#if Service
  package import Foundation
  import HTTPTypes
  import OversetCommand
  import OversetConfig
  import OversetFiles
  import OversetProject
  package import OversetVocabulary
  import Synchronization

  /// What requests about runs go through: the store, which is made when something is first kept, and what puts shards
  /// together.
  package final class RunDesk: Sendable {
    private struct Rooms: Sendable {
      let store: RunStore
      let assembler: RunAssembler
    }

    /// The folder of what the service keeps.
    package let folder: URL
    /// Tells who listens what happens.
    package let events = RunEvents()
    /// Proves pictures that are pushed.
    let pictures = PictureProof()
    /// Wakes those who tell others.
    let bell = OutboxBell()
    private let assemblies = SharedAssemblies()
    private let outbound: OutboundTargets
    private let objects: (any ObjectStore)?
    private let rooms = Mutex<Rooms?>(nil)
    private let uploads = Mutex(0)
    /// How many large requests are in memory at once.
    private static let uploadLimit = 8

    /// A desk that keeps things in `folder`.
    ///
    /// - Parameters:
    ///   - outbound: Who is told what happens.
    ///   - objects: What keeps files; nil for `folder`.
    package init(
      _ folder: URL, outbound: OutboundTargets = OutboundTargets(),
      objects: (any ObjectStore)? = nil
    ) {
      self.folder = folder
      self.outbound = outbound
      self.objects = objects
    }

    /// Opens a database that is there.
    ///
    /// - Parameter hasMovedFiles: Whether its files were moved on purpose to the store that keeps them now.
    /// - Throws: `Diagnostic` for one that is damaged (65), and for one whose files are in another store (64).
    package func openExisting(hasMovedFiles: Bool = false) throws(Diagnostic) {
      let file = folder.appending(path: RunStore.file)
      guard NamedPath.kind(file.path(percentEncoded: false)) != nil else { return }
      _ = try opened(hasMovedFiles: hasMovedFiles)
    }

    private func opened(hasMovedFiles: Bool = false) throws(Diagnostic) -> Rooms {
      try rooms.withLock { rooms throws(Diagnostic) in
        if let rooms { return rooms }
        let store = try RunStore(
          folder, outbox: OutboxWriter(outbound, bell: bell), objects: objects)
        try store.settleObjects(isMoved: hasMovedFiles)
        let made = Rooms(store: store, assembler: RunAssembler(store))
        rooms = made
        return made
      }
    }

    private func reached() throws(Problem) -> Rooms {
      do throws(Diagnostic) {
        return try opened()
      } catch {
        throw Problem(.serviceUnavailable, detail: "\(error.problem)")
      }
    }

    /// The store.
    ///
    /// - Throws: `Problem` (503) where it cannot be opened.
    package func store() throws(Problem) -> RunStore { try reached().store }

    /// Why nothing is written any more; nil while it is.
    package var stopped: String? { rooms.withLock { $0?.store.stopped } }

    /// Whether anything is kept already.
    var isOpen: Bool { rooms.withLock { $0 != nil } }

    /// Begins what needs much memory, unless too many do so already; ``endLarge()`` has to follow.
    ///
    /// - Throws: `Problem` (503) while others do.
    func beginLarge() throws(Problem) {
      let isFree = uploads.withLock { count in
        guard count < Self.uploadLimit else { return false }
        count += 1
        return true
      }
      guard isFree else {
        throw Problem(
          .serviceUnavailable, detail: "others send much now; send it again",
          fields: [.retryAfter: "1"])
      }
    }

    /// Ends what needs much memory.
    func endLarge() { uploads.withLock { $0 -= 1 } }

    // MARK: Shards

    /// Takes a shard, and makes it count once its files are there.
    ///
    /// - Returns: The digests of files that are lacking.
    func take(
      _ upload: ShardUpload, as number: Int, of run: StoredRun, by pusher: Author
    ) async throws -> [String] {
      let rooms = try reached()
      let parcel = Data(upload.blob.utf8)
      let named = upload.objects.filter { $0.path == nil }
      guard Set(ShardParcel(text: parcel).digests) == Set(named.map(\.digest)) else {
        throw Problem(
          .unprocessableContent, detail: "the files of the blob are not those that it names",
          pointer: "/objects")
      }
      if let stopped = rooms.store.stopped {
        throw Problem(.serviceUnavailable, detail: "nothing is written any more: \(stopped)")
      }
      let digest: String
      do throws(Diagnostic) {
        digest = try await rooms.store.objects.keep(parcel)
      } catch {
        throw rooms.store.problem(error)
      }
      let shard = StoredShard(number: number, parcel: digest, objects: upload.objects)
      let (isThere, lacks) = try await rooms.store.announce(shard, of: run.number)
      guard !isThere, lacks.isEmpty else { return lacks }
      do {
        let blob = try await rooms.assembler.prove(parcel, as: number, of: run.opening.total)
        try await rooms.store.count(shard, of: run.number, plan: blob.plan, by: pusher)
      } catch {
        throw rooms.store.problem(error)
      }
      return []
    }

    // MARK: Contents

    /// What the shards of a run come to that are there.
    ///
    /// - Throws: `Problem` (409) for a run without a shard, and (422) for shards that contradict each other.
    func contents(of run: StoredRun) async throws(Problem) -> StoredContents {
      let rooms = try reached()
      guard !run.shards.isEmpty else {
        throw Problem(.conflict, detail: "run \(run.number) has no shard yet")
      }
      if let known = try await rooms.store.contents(of: run) { return known }
      return try await assemblies.contents(of: run) { () throws(Problem) in
        // It may have been put together since.
        if let known = try await rooms.store.contents(of: run) { return known }
        return try await Self.assemble(run, in: rooms)
      }
    }

    private static func assemble(
      _ run: StoredRun, in rooms: Rooms
    ) async throws(Problem) -> StoredContents {
      // Those that have come since belong to what is put together next.
      let shards = try await rooms.store.shards(of: run.number).filter {
        run.shards.contains($0.number)
      }
      let baseline = try await rooms.store.baselineFindings(of: run)
      let contents: StoredContents
      do throws(Diagnostic) {
        contents = try await rooms.assembler.contents(of: run, shards, baseline: baseline)
      } catch {
        throw rooms.store.problem(error)
      }
      try await rooms.store.keep(contents, of: run)
      return contents
    }
  }
#endif
