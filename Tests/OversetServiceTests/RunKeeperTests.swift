#if Service
  import Foundation
  import GRDB
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// What is kept is looked after, whatever fails of it; and files are where the database says.
  @Suite(.serialized) struct RunKeeperTests {
    @Test("a run that cannot be put together keeps nothing old from being removed")
    func unassembled() async throws {
      let project = try TestCatalog.project()
      let first = try await RunningService(project)
      var app = try await PushedApp()
      // Its files are sent until the end.
      defer { withExtendedLifetime(app) {} }
      for number in 1...3 {
        app.label = "Changed \(number)"
        try await first.push(try await app.shards(), PushedApp.opening(PushedApp.commit(number)))
      }
      // As a killed process leaves it, and without its blob.
      let store = try first.state.runs.store()
      let blob = try await store.write { database in
        try database.execute(sql: "UPDATE run SET created = 1 WHERE number = 1")
        try database.execute(sql: "DELETE FROM contents WHERE run = 2")
        return try String.fetchOne(database, sql: "SELECT parcel FROM shard WHERE run = 2")
      }
      try await store.objects.remove([try #require(blob)])
      let next = try await RunningService(project)
      try next.state.runs.openExisting()
      #expect(try await next.ask("/v1/runs/2/document").status == 422)
      await RunKeeper(service: next.state).look()
      let left = try await next.ask("/v1/runs").message(RunList.self).runs.map(\.number)
      #expect(left == [3, 2])
    }

    @Test("a bucket that cannot be listed keeps no lines of the audit log from being removed")
    func bucketAway() async throws {
      let bucket = try await FakeBucket()
      let service = try await RunningService(
        TestCatalog.project(), objects: try bucket.store()
      ) {
        $0.objects = bucket.configuration()
        $0.auditDays = 0
      }
      try await OutboxTests.open(service, [1])
      bucket.fail("GET", Array(repeating: .status(500, "InternalError"), count: 1_000))
      await RunKeeper(service: service.state).look()
      let lines = try await service.state.runs.store().audit(AuditQuery())
      #expect(lines.last?.on.hasSuffix("lines of this log") == true, "\(lines)")
    }

    @Test("files that the store has lost are asked for again, also of a shard that counts")
    func lostFiles() async throws {
      let bucket = try await FakeBucket()
      let project = try TestCatalog.project()
      func service() async throws -> RunningService {
        try await RunningService(project, objects: try bucket.store()) {
          $0.objects = bucket.configuration()
        }
      }
      var app = try await PushedApp()
      app.label = "Changed"
      let opening = PushedApp.opening(PushedApp.commit(1), total: 2)
      let shards = try await app.shards(2)
      let first = try await service()
      try await first.push([shards[0]], opening)
      #expect(try await first.run(1).state == "waiting")
      bucket.removeAll()
      let next = try await service()
      let again = try await next.push([shards[0]], opening)
      #expect(again.state == "waiting" && again.files.sent == again.files.all)
      // A third time nothing is lacking.
      #expect(try await next.push([shards[0]], opening).files.sent == 0)
      #expect(try await next.push([shards[1]], opening).state == "complete")
      let document = try await next.ask("/v1/runs/1/document")
      #expect(document.body == (try app.document(of: try await app.blobs(2))))
    }

    @Test("a store that is not the one of the files is refused, unless they were moved on purpose")
    func moved() async throws {
      let bucket = try await FakeBucket()
      let service = try await RunningService(
        TestCatalog.project(), objects: try bucket.store()
      ) { $0.objects = bucket.configuration() }
      let folder = service.state.runs.folder
      let author = Author("ada", .console)
      // Without a run no file is anywhere.
      _ = try service.state.runs.store()
      try RunDesk(folder).openExisting()
      try RunDesk(folder, objects: try bucket.store()).openExisting()
      let app = try await PushedApp()
      // Its files are sent until the end.
      defer { withExtendedLifetime(app) {} }
      try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      let scratch = try Scratch()
      let start = #expect(throws: Diagnostic.self) { try RunDesk(folder).openExisting() }
      let backup = #expect(throws: Diagnostic.self) {
        try StoreBackup(of: folder, in: scratch.folder).make(by: author)
      }
      for error in [start, backup] {
        #expect(error?.exitCode == 64 && error?.remedy.contains("--moved-files") == true)
        #expect(error?.problem.contains(bucket.configuration().name) == true)
        #expect(error?.problem.contains("the folder of --data") == true)
      }
      try RunDesk(folder, objects: try bucket.store()).openExisting()
      try RunDesk(folder).openExisting(hasMovedFiles: true)
      try RunDesk(folder).openExisting()
      #expect(throws: Diagnostic.self) {
        try RunDesk(folder, objects: try bucket.store()).openExisting()
      }
      _ = try StoreBackup(of: folder, in: scratch.folder).make(by: author)
    }
  }
#endif
