#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// What is acknowledged is kept, and what cannot be kept is said.
  @Suite(.serialized) struct StoreTests {
    /// A service with a run that has one open cause.
    private func service() async throws -> (
      service: RunningService, app: PushedApp, cause: CauseItem
    ) {
      let service = try await RunningService(TestCatalog.project())
      var app = try await PushedApp()
      app.label = "Changed"
      _ = try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      let cause = try #require(try await service.causes(1).causes.first)
      return (service, app, cause)
    }

    @Test("a full disk is said, keeps nothing of the request, and is over when there is room")
    func fullDisk() async throws {
      let (service, _, cause) = try await service()
      let store = try service.state.runs.store()
      try await store.write { database in
        let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
        try database.execute(sql: "PRAGMA max_page_count = \(pages)")
      }
      let before = try await service.causes(1)
      var statuses: Set<Int> = []
      for number in 0..<200 where !statuses.contains(507) {
        let reason = String(repeating: "x", count: 1_900) + "\(number)"
        statuses.insert(
          try await service.decide(1, [DecisionChange(cause.id, "reject", reason: reason)]).status)
      }
      #expect(statuses.subtracting([200, 507]).isEmpty && statuses.contains(507))
      #expect(try await service.causes(1).causes.count == before.causes.count)
      #expect(try await service.ask("/ready").status == 200)
      try await store.write { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
      #expect(try await service.decide(1, [DecisionChange(cause.id, "accept")]).status == 200)
    }

    @Test("a damaged database is said when the server starts, and nothing of it is written")
    func damagedDatabase() async throws {
      let scratch = try Scratch()
      let folder = scratch.folder.appending(path: "kept", directoryHint: .isDirectory)
      do {
        let store = try RunStore(folder)
        try await store.write { database in
          try database.execute(sql: "CREATE TABLE filler (text TEXT)")
          for _ in 0..<400 {
            try database.execute(
              sql: "INSERT INTO filler VALUES (?)",
              arguments: [String(repeating: "x", count: 2_000)])
          }
        }
      }
      let file = folder.appending(path: RunStore.file)
      var bytes = try Data(contentsOf: file)
      #expect(bytes.count > 100_000)
      for index in stride(from: 4_096 * 8, to: bytes.count - 4_096, by: 4_096) {
        bytes[index] ^= 0xFF
      }
      try bytes.write(to: file)
      let error = #expect(throws: Diagnostic.self) { _ = try RunStore(folder) }
      #expect(error?.exitCode == 65)
      #expect(error?.problem.contains("damaged") == true)
      #expect(try Data(contentsOf: file) == bytes)
      try Data("no database at all, and long enough to be read as one".utf8).write(to: file)
      #expect(throws: Diagnostic.self) { _ = try RunStore(folder) }
    }

    @Test(
      "old runs go but for the last complete one of a branch, and so do files that no run needs; decisions stay"
    )
    func retention() async throws {
      let (service, app, cause) = try await service()
      #expect(try await service.decide(1, [DecisionChange(cause.id, "accept")]).status == 200)
      var other = app
      for number in 2...4 {
        other.label = "Changed \(number)"
        _ = try await service.push(
          try await other.shards(), PushedApp.opening(PushedApp.commit(number)))
      }
      let store = try service.state.runs.store()
      let before = try await store.objects.all()
      try await store.write { try $0.execute(sql: "UPDATE run SET created = 1 WHERE number < 3") }
      // What was sent a moment ago may be named next.
      let soon = try await store.removeOld(
        olderThan: 90, beyond: .max, at: Date().timeIntervalSince1970)
      #expect(soon.runs == 2 && soon.files == 0)
      #expect(try await store.objects.all() == before)
      let later = Date().timeIntervalSince1970 + 7_200
      let removed = try await store.removeOld(olderThan: 90, beyond: .max, at: later)
      #expect(removed.runs == 0 && removed.files > 0)
      #expect(
        try await service.ask("/v1/runs?limit=10").message(RunList.self).runs.map(\.number) == [
          4, 3,
        ])
      #expect(try await store.objects.all().count == before.count - removed.files)
      for run in [3, 4] {
        let document = try await service.ask("/v1/runs/\(run)/document")
        let object = try JSONSerialization.jsonObject(with: document.body) as? [String: Any]
        for picture in object?["pictures"] as? [[String: Any]] ?? [] {
          let digest = picture["digest"] as? String ?? ""
          #expect(try await service.ask("/v1/objects/\(digest)").status == 200)
        }
      }
      // By size: all but the last complete run of the branch.
      let all = try await store.removeOld(olderThan: 90, beyond: 1, at: later)
      #expect(all.runs == 1)
      #expect(try await service.ask("/v1/runs").message(RunList.self).runs.map(\.number) == [4])
      // The first state comes again: what was decided about it is known still.
      let again = try await service.push(
        try await app.shards(),
        PushedApp.opening(PushedApp.commit(5), before: [PushedApp.commit(1)]))
      #expect(
        try await service.causes(again.number).causes.first { $0.id == cause.id }?.verdict
          == "accept")
    }

    @Test("a copy that is made while the server runs is whole, and serves the same")
    func backup() async throws {
      let (service, _, cause) = try await service()
      #expect(try await service.decide(1, [DecisionChange(cause.id, "accept")]).status == 200)
      let scratch = try Scratch()
      let copy = scratch.folder.appending(path: "copy", directoryHint: .isDirectory)
      let first = try StoreBackup(of: service.state.runs.folder, in: copy).make(
        by: Author("ada", .console))
      let second = try StoreBackup(of: service.state.runs.folder, in: copy).make(
        by: Author("ada", .console))
      #expect(first.copied > 3 && first.present == 0)
      #expect(second.copied == 0 && second.present == first.copied)
      let restored = try await RunningService(TestCatalog.project()) { $0.data = copy.path }
      for path in ["/v1/runs/1", "/v1/runs/1/document", "/v1/runs/1/causes", "/v1/runs/1/accepted"]
      {
        let (one, other) = (try await service.ask(path), try await restored.ask(path))
        #expect(one.status == 200 && one.body == other.body, "\(path)")
      }
      #expect(throws: Diagnostic.self) {
        _ = try StoreBackup(of: scratch.folder.appending(path: "none"), in: copy).make(
          by: Author("ada", .console))
      }
    }
  }
#endif
