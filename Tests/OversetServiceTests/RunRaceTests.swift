#if Service
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import Testing

  /// A shard that comes while a run without it is put together: what is newer stays.
  @Suite(.serialized) struct RunRaceTests {
    /// Asks for something of run `number` that has its first shard, lets the second one come meanwhile, and returns the
    /// answer. The bucket holds the first request for a file back until then.
    private func ask(
      _ path: String, of service: RunningService, _ bucket: FakeBucket, second: PushedShard,
      _ opening: RunOpening
    ) async throws -> Answer {
      let gate = Gate()
      bucket.fail("GET", [.held(gate)])
      let asked = Task { try await service.ask(path) }
      // Whoever waits is let go, also where something fails.
      defer { gate.open() }
      try #require(try await Eventually.holds { gate.isHeld })
      #expect(try await service.push([second], opening).state == "complete")
      gate.open()
      return try await asked.value
    }

    private func service(
      _ bucket: FakeBucket, _ project: TestProject
    ) async throws -> RunningService {
      try await RunningService(project, objects: try bucket.store(silence: 60)) {
        $0.objects = bucket.configuration()
      }
    }

    @Test("what the first shards come to does not take the place of what all come to")
    func contents() async throws {
      var app = try await PushedApp()
      app.label = "Changed"
      let bucket = try await FakeBucket()
      let project = try TestCatalog.project()
      let service = try await service(bucket, project)
      let opening = PushedApp.opening(PushedApp.commit(1), total: 2)
      let shards = try await app.shards(2)
      try await service.push([shards[0]], opening)
      let blobs = try await app.blobs(2)
      let first = try await ask(
        "/v1/runs/1/document", of: service, bucket, second: shards[1], opening)
      #expect(first.body == (try app.document(of: [blobs[0]], isPartial: true)))
      #expect(try await service.run(1).state == "complete")
      let whole = try app.document(of: blobs)
      #expect(try await service.ask("/v1/runs/1/document").body == whole)
      // The database says the same as what is in memory.
      let next = try await self.service(bucket, project)
      #expect(try await next.run(1).state == "complete")
      #expect(try await next.ask("/v1/runs/1/document").body == whole)
    }

    @Test(
      "what was decided about cells of a shard is known when it comes while others are looked at")
    func decisions() async throws {
      var app = try await PushedApp()
      app.label = "Changed"
      let bucket = try await FakeBucket()
      // Its files are sent until the end.
      defer { withExtendedLifetime(app) {} }
      let service = try await service(bucket, TestCatalog.project())
      let shards = try await app.shards(2)
      try await service.push(shards, PushedApp.opening(PushedApp.commit(1), total: 2))
      let causes = try await service.causes(1).causes
      try await service.decide(1, causes.map { DecisionChange($0.id, "accept") })
      let opening = PushedApp.opening(
        PushedApp.commit(2), total: 2, before: [PushedApp.commit(1)])
      try await service.push([shards[0]], opening)
      let part = try await ask(
        "/v1/runs/2/causes", of: service, bucket, second: shards[1], opening
      ).message(CauseList.self)
      let all = try await service.causes(2).causes
      // Both shards have cells that were decided about.
      try #require(part.causes.flatMap(\.cells).count < all.flatMap(\.cells).count)
      try #require(!part.causes.isEmpty)
      #expect(all.allSatisfy { $0.verdict == "accept" }, "\(all.map(\.verdict))")
    }

    @Test("who asks for the same run at once waits for one copy of its files")
    func together() async throws {
      let app = try await PushedApp()
      // Its files are sent until the end.
      defer { withExtendedLifetime(app) {} }
      let bucket = try await FakeBucket()
      let service = try await service(bucket, TestCatalog.project())
      let shards = try await app.shards(2)
      try await service.push([shards[0]], PushedApp.opening(PushedApp.commit(1), total: 2))
      let gate = Gate()
      bucket.fail("GET", [.held(gate)])
      let before = bucket.asked.count
      let asked = ["", "/causes", "/document"].map { part in
        Task { try await service.ask("/v1/runs/1\(part)").status }
      }
      defer { gate.open() }
      try #require(try await Eventually.holds { gate.isHeld })
      // The others come meanwhile, or find what was put together.
      try await Task.sleep(for: .milliseconds(500))
      gate.open()
      for task in asked { #expect(try await task.value == 200) }
      let read = bucket.asked.dropFirst(before).filter { $0.hasPrefix("GET ") }
      #expect(Set(read).count == read.count && read.count > 1, "\(read)")
    }
  }
#endif
