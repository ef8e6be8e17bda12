#if Service
  import Foundation
  import OversetCommand
  import OversetConfig
  import OversetService
  import OversetTestBasics
  import OversetVocabulary
  import Testing

  /// A service whose files are in a bucket does what one with a folder does.
  @Suite(.serialized) struct S3ServiceTests {
    private func service(
      _ bucket: FakeBucket, _ project: TestProject? = nil
    ) async throws -> RunningService {
      try await RunningService(
        project ?? TestCatalog.project(), objects: try bucket.store()
      ) { $0.objects = bucket.configuration() }
    }

    private func pictures(_ service: RunningService, _ run: Int) async throws -> [String] {
      let document = try await service.ask("/v1/runs/\(run)/document")
      #expect(document.status == 200)
      let object = try JSONSerialization.jsonObject(with: document.body) as? [String: Any]
      return (object?["pictures"] as? [[String: Any]] ?? []).compactMap { $0["digest"] as? String }
    }

    @Test("a run is pushed in pieces, read as from a folder, and is there for the next process")
    func wholeRun() async throws {
      var app = try await PushedApp()
      app.label = "Changed"
      let bucket = try await FakeBucket()
      bucket.page(2)
      let project = try TestCatalog.project()
      let service = try await service(bucket, project)
      let opening = PushedApp.opening(PushedApp.commit(1), total: 3)
      for shard in try await app.shards(3).shuffled() {
        _ = try await service.push([shard, shard], opening)
      }
      let document = try await service.ask("/v1/runs/1/document")
      #expect(document.body == (try app.document(of: try await app.blobs(3))))
      let names = try await pictures(service, 1)
      #expect(names.count > 3)
      for name in names {
        let answer = try await service.ask("/v1/objects/\(name)")
        #expect(answer.status == 200 && Digest.sha256Hex(of: answer.body) == name)
        #expect(answer.fields["cache-control"]?.contains("immutable") == true)
        let before = bucket.asked.count
        let again = try await service.ask(
          "/v1/objects/\(name)", fields: ["If-None-Match": answer.fields["etag"] ?? ""])
        #expect(again.status == 304 && again.body.isEmpty && bucket.asked.count == before)
      }
      // Nothing of it is in the folder, and nothing is left there of putting it together.
      let kept = project.listing(of: ".overset/service")
      #expect(!kept.contains { $0.hasPrefix("objects") })
      #expect(!kept.contains { $0.contains("copies") || $0.contains("tree") })
      let puts = bucket.server.questions.filter { $0.method == "PUT" }.map(\.path)
      #expect(Set(puts).count == puts.count)
      let next = try await self.service(bucket, project)
      #expect(try await next.ask("/v1/runs/1/document").body == document.body)
      #expect(try await next.ask("/v1/runs/1/causes").status == 200)
      #expect(try await next.ask("/v1/objects/\(names[0])").status == 200)
      let none = String(repeating: "0", count: 64)
      #expect(try await next.ask("/v1/objects/\(none)").status == 404)
    }

    @Test(
      "while the bucket is away, refuses or is full, it is said and nothing counts; then it is sent again"
    )
    func away() async throws {
      let bucket = try await FakeBucket()
      let service = try await service(bucket)
      let app = try await PushedApp()
      // Its files are sent until the end.
      defer { withExtendedLifetime(app) {} }
      let shards = try await app.shards()
      let opening = PushedApp.opening(PushedApp.commit(1))
      let client = try service.client()
      let run = try await client.send("POST", "/v1/runs", opening, answer: OpenedRun.self)
      await client.close()
      func put(_ path: String, _ body: Data) async throws -> Answer {
        try await service.ask(path, method: "PUT", body: body)
      }
      let upload = try JSONEncoder().encode(shards[0].upload)
      let shard = "/v1/runs/\(run.number)/shards/1"
      for (fault, status) in [
        (FakeBucket.Fault.status(500, "InternalError"), 503),
        (.status(403, "AccessDenied"), 503), (.status(507, "XMinioStorageFull"), 507),
        (.silent(.seconds(3)), 503),
      ] {
        bucket.fail("PUT", Array(repeating: fault, count: 4))
        let answer = try await put(shard, upload)
        #expect(answer.status == status, "\(fault)")
        let problem = try answer.problem()
        #expect(problem.detail.contains("bucket") && !problem.detail.contains("127.0.0.1"))
        bucket.fail("PUT", [])
      }
      #expect(try await service.run(run.number).shards.have.isEmpty)
      #expect(try await put(shard, upload).status == 200)
      let file = try #require(shards[0].upload.objects.first)
      bucket.fail("HEAD", Array(repeating: .status(503, "SlowDown"), count: 1_000))
      #expect(try await put(shard, upload).status == 503)
      bucket.fail("HEAD", [])
      let pushed = try await service.push(shards, opening)
      #expect(pushed.state == "complete")
      bucket.fail("GET", Array(repeating: .status(500, "InternalError"), count: 4))
      #expect(try await service.ask("/v1/objects/\(file.digest)").status == 503)
      bucket.fail("GET", [])
      let answer = try await service.ask("/v1/objects/\(file.digest)")
      #expect(answer.status == 200 && Digest.sha256Hex(of: answer.body) == file.digest)
      // What somebody else has removed is no fault of the service.
      bucket.removeAll()
      #expect(try await service.ask("/v1/objects/\(file.digest)").status == 404)
    }

    @Test("retention removes from the bucket what no run needs and what has been there for a while")
    func retention() async throws {
      let bucket = try await FakeBucket()
      bucket.page(3)
      let service = try await service(bucket)
      var app = try await PushedApp()
      for number in 1...3 {
        app.label = "Changed \(number)"
        _ = try await service.push(
          try await app.shards(), PushedApp.opening(PushedApp.commit(number)))
      }
      let store = try service.state.runs.store()
      let now = Date().timeIntervalSince1970
      let (old, new) = (Data("old".utf8), Data("new".utf8))
      bucket.put(FakeBucket.key(old), old, at: Date(timeIntervalSince1970: now - 7_200))
      bucket.put(FakeBucket.key(new), new)
      bucket.put("team/notes.txt", new, at: Date(timeIntervalSince1970: 1))
      let before = Set(bucket.objects.keys)
      let first = try await store.removeOld(olderThan: 90, beyond: .max, at: now)
      #expect(first.runs == 0 && first.files == 1 && first.bytes == 3)
      #expect(Set(bucket.objects.keys) == before.subtracting([FakeBucket.key(old)]))
      // By size: all but the last complete run of the branch.
      let last = try await store.removeOld(olderThan: 90, beyond: 1, at: now + 7_200)
      #expect(last.runs == 2 && last.files > 2)
      #expect(bucket.objects["team/notes.txt"] == new && bucket.objects[FakeBucket.key(new)] == nil)
      for name in try await pictures(service, 3) {
        #expect(try await service.ask("/v1/objects/\(name)").status == 200)
      }
      // A bucket that cannot be listed loses nothing.
      bucket.fail("GET", Array(repeating: .status(500, "InternalError"), count: 4))
      await #expect(throws: Problem.self) {
        try await store.removeOld(olderThan: 90, beyond: 1, at: now + 7_200)
      }
      // What was removed may come again.
      app.label = "Changed 1"
      let again = try await service.push(
        try await app.shards(), PushedApp.opening(PushedApp.commit(4)))
      #expect(again.state == "complete")
      for name in try await pictures(service, again.number) {
        #expect(try await service.ask("/v1/objects/\(name)").status == 200)
      }
    }

    @Test("a copy has the database alone, and what is read of it needs the bucket")
    func backup() async throws {
      let bucket = try await FakeBucket()
      let service = try await service(bucket)
      let app = try await PushedApp()
      _ = try await service.push(try await app.shards(), PushedApp.opening(PushedApp.commit(1)))
      let scratch = try Scratch()
      let copy = scratch.folder.appending(path: "copy", directoryHint: .isDirectory)
      let outcome = try StoreBackup(
        of: service.state.runs.folder, in: copy, bucket: bucket.configuration().name
      )
      .make(by: Author("ada", .console))
      #expect(outcome.copied == 0 && outcome.present == 0)
      #expect(!FileManager.default.fileExists(atPath: copy.appending(path: "objects").path))
      let restored = try await RunningService(
        TestCatalog.project(), objects: try bucket.store()
      ) { $0.data = copy.path }
      for path in ["/v1/runs/1", "/v1/runs/1/document"] {
        let (one, other) = (try await service.ask(path), try await restored.ask(path))
        #expect(one.status == 200 && one.body == other.body, "\(path)")
      }
    }

    @Test("faults are logged with the bucket's name, and credentials never are")
    func logs() async throws {
      let log = LogLines()
      let bucket = try await FakeBucket()
      let store = try bucket.store(logger: log.logger)
      bucket.fail("PUT", [.status(500, "InternalError"), .status(403, "AccessDenied")])
      await #expect(throws: Diagnostic.self) { try await store.keep(Data("file".utf8)) }
      let all = log.all
      #expect(all.count == 2 && all[0].hasPrefix("info") && all[1].hasPrefix("error"))
      #expect(all.allSatisfy { $0.contains("s3://pictures/team/") })
      #expect(all[1].contains("403 (AccessDenied)"))
      let secrets = [FakeBucket.secret, "token-of-tests", "AKIDTEST", "Signature="]
      #expect(all.allSatisfy { line in secrets.allSatisfy { !line.contains($0) } })
    }

    // MARK: The program

    @Test("the program says at once what is wrong with its bucket, and keeps runs there")
    func program() async throws {
      let bucket = try await FakeBucket()
      let project = try TestCatalog.project()
      let root = project.root.path(percentEncoded: false)
      func write(_ bucketName: String, _ url: String) throws {
        try project.write(
          "objects:\n  s3: {bucket: \(bucketName), endpoint: \"\(url)\", prefix: team}\n",
          to: "Config/service.yml")
      }
      let credentials = [
        "AWS_ACCESS_KEY_ID": "AKIDTEST", "AWS_SECRET_ACCESS_KEY": FakeBucket.secret,
        "AWS_SESSION_TOKEN": "token-of-tests",
      ]
      func end(_ environment: [String: String]) async throws -> (code: Int32, errors: String) {
        let end = try await ServerProcess(
          ["--project", root, "--port", "0"], environment: environment
        ).end()
        return (end.code, end.errors)
      }
      try write(FakeBucket.bucket, bucket.server.url)
      let without = try await end([:])
      #expect(without.code == 65 && without.errors.contains("Config/service.yml:2:"))
      #expect(without.errors.contains("AWS_ACCESS_KEY_ID"))
      let wrong = try await end(
        credentials.merging(["AWS_SECRET_ACCESS_KEY": "SECRET-OF-TESTS"]) { $1 })
      #expect(wrong.code == 65 && wrong.errors.contains("refuses the credentials"))
      #expect(!wrong.errors.contains("SECRET-OF-TESTS"))
      try write("another", bucket.server.url)
      let other = try await end(credentials)
      #expect(other.code == 65 && other.errors.contains("Config/service.yml:2:"))
      #expect(other.errors.contains("there is no bucket `another`"))
      try write(FakeBucket.bucket, "http://127.0.0.1:1")
      #expect(try await end(credentials).code == 74)
      try write(FakeBucket.bucket, bucket.server.url)
      let server = try ServerProcess(
        ["--project", root, "--port", "0", "--open"], environment: credentials)
      let (port, _) = try #require(await server.listening())
      let client = try ServiceClient("http://127.0.0.1:\(port)", token: nil) { _ in }
      let app = try await PushedApp()
      let outcome = try? await RunPusher(client).push(
        try await app.shards(), of: PushedApp.opening(PushedApp.commit(1)))
      await client.close()
      #expect(outcome?.state == "complete" && bucket.objects.count > 3)
      let copy = try Scratch()
      let backup = try await ServerProcess(
        ["backup", copy.folder.path(percentEncoded: false), "--project", root]).end()
      #expect(backup.code == 0)
      #expect(backup.output.contains("the files are in s3://pictures/team/, and were not copied"))
      server.send(SIGTERM)
      let ended = await server.end()
      #expect(
        ended.code == 0 && ended.output.contains("Files of runs are kept in s3://pictures/team/"))
    }
  }
#endif
